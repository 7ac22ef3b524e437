import type { WordReading } from '@app/learning/vocabulary'
import { meansPerson } from '@app/malayalam/forms'
import { type Around, endingOf, endsIn, isNotDone, isOf, isVerb, type Place } from './place.ts'

/**
 * Words of which the ones beside them say what they are: each by its own rule, and all else is as likely as
 * it was.
 */
export function suitsNeighbours(one: WordReading, { word, found }: Place, around: Around): boolean {
  const isThat = isLinkedThat(around) && found.some(isConjunction)
  if (word === 'എന്നും') return isConjunction(one) === isThat
  if (one.entry.word === 'എന്ന്' && one.endings.length > 0)
    return isConjunction(one) === (endsIn({ word, found, mark: '' }, denied) || isSaidSo(around))
  if (word === 'പറ്റി') return (one.entry.pos === 'postposition') === endsIn(around.before.at(-1), accusative)
  if (word === 'അപേക്ഷിച്ച്')
    return (one.entry.pos === 'postposition') === endsIn(around.before.at(-1), accusative)
  if (word === 'തിരിച്ചു') return (one.entry.pos === 'adverb') === isVerb(around.after[0])
  if (word === 'ദിവസവും') return (one.entry.pos === 'adverb') === !isCounted(around.before.at(-1))
  if (one.entry.word === 'അറിയുക' && one.endings[0]?.id === 'may')
    return !found.some(({ entry }) => entry.word === 'അറിയാം')
  if (endingOf(one) === 'accusative' && (isPlace(one) || (isTownName(one) && found.some(isThere))))
    return !isOf(thingAhead(around), 'noun')
  if (endingOf(one) === 'question' && found.some(isOr))
    return ![...around.before, ...around.after].some(isEither)
  if (one.entry.word === 'കാരണം' && one.endings.length > 0) return one.entry.pos === 'noun'
  if (word === 'കാരണം') return one.entry.pos === reasonAfter(around.before.at(-1))
  if (word === 'ബോട്ടിൽ') return (one.entry.word === word) === isVessel(around)
  if (/^വഴി(?:യുള്ള)?$/u.test(word)) return (one.entry.pos === 'postposition') === isTown(around.before.at(-1))
  if (word === 'നിന്നു') return (one.entry.pos === 'postposition') === isWhence(around)
  if (word === 'കൂടി' && endingOf(one) === 'participle') return around.after.length > 0
  if (word === 'കൂടി') return (endingOf(one) === 'past') === (isMore(around) || isDearer(around))
  if (one.entry.word === 'മടി') return /^laziness/u.test(one.entry.means[0] ?? '') === isUnwilling(around)
  if (word === 'അടുത്തു') return (one.entry.pos === 'postposition') === isMoving(around.after[0])
  if (/^കുറഞ്ഞത[ു്]$/u.test(word)) return (one.entry.pos === 'adverb') === !isGrowing(around.before.at(-1))
  if (isAnd(one) && found.some(isFuture))
    return isOneOfMany(around) || !(isSubject(around) || isWhatOneDoes(around))
  if (isFuture(one) && found.some(isAnd)) return !isOneOfMany(around)
  if (endingOf(one) === 'asFor' && found.some(isWished)) return around.after.length > 0
  if (one.entry.pos === 'noun' && one.endings.length === 0 && found.some(isPast)) return !isSubject(around)
  if (word === 'കാൽ') return (one.entry.pos === 'numeral') === isMeasure(around.after[0])
  if (one.entry.word === 'മാവ്') return /dough/u.test(one.entry.means[0] ?? '') === isOfDough(one, around)
  if (word === 'വാ') return (one.entry.pos === 'noun') === isOpened(around.after[0])
  if (isJust(one) || (one.entry.word === 'ഒന്ന്' && found.some(isJust)))
    return isJust(one) === softens(around) || one.endings.length > 0
  if (one.entry.word === 'പുറത്ത്') return !isOfSomeone(around.before.at(-1))
  if (one.entry.word === 'കഴിഞ്ഞ' && one.endings.length > 0) return !found.some(isWhatIsOver)
  if (word === 'എന്താ' && around.after.some(isNotDone)) return one.entry.word === word
  if (endingOf(one) === 'needNot' && found.some(isNeeded)) return !isThingAhead(around.after[0])
  if (isVerbAlone(one) && found.some(({ entry }) => entry.pos === 'noun')) return !isPointedAt(around)
  if (word === 'അതാ') return isInterjection(one) !== saysWhich(around.after)
  return true
}

/** ചെയ്യേണ്ട ജോലി is work that must be done; ചെയ്യേണ്ട alone, or before who is spoken to, that one need not. */
const isNeeded = (one: WordReading) => endingOf(one) === 'needed'
const isThingAhead = (place: Place | undefined) => isOf(place, 'noun', 'name') && !endsIn(place, called)
const called = new Set(['vocative'])

const isConjunction = ({ entry }: WordReading) => entry.pos === 'conjunction'
const isVerbAlone = ({ entry, endings }: WordReading) =>
  entry.pos === 'verb' && endings.length === 1 && alone.has(endings[0]?.id ?? '')
const alone = new Set(['command', 'past', 'participle'])

/** കൈ മുറിയും is what it will do; മുറിയും വരാന്തയും and ഒരു മുറിയും are things. */
const isAnd = ({ entry, endings }: WordReading) =>
  entry.pos === 'noun' && endings.map(({ id }) => id).join() === 'and'
const isFuture = ({ entry, endings }: WordReading) =>
  entry.pos === 'verb' && endings.map(({ id }) => id).join() === 'future'
const isOneOfMany = (around: Around) =>
  isPointedAt(around) ||
  [around.before.at(-1), around.after[0]].some((place) => isOf(place, 'noun', 'name') && endsIn(place, and))
const and = new Set(['and'])
/** വെളിച്ചത്തിൽ ഇരുന്നു നെയ്യും: at the end, after what one does first. */
const isWhatOneDoes = ({ before, after }: Around) =>
  after.length === 0 && isVerb(before.at(-1)) && endsIn(before.at(-1), linking)

/** സുഖമാകട്ടെ at the end wishes that it be so; before more it is “as for”. */
const isWished = ({ endings }: WordReading) =>
  endings
    .slice(-2)
    .map(({ id }) => id)
    .join() === 'become,let'
const isInterjection = ({ entry }: WordReading) => entry.pos === 'interjection'

/**
 * വന്നു എന്നും പോയി എന്നും പറഞ്ഞു, രാജു എന്നും പേരുണ്ട്: “and that”; അമ്മ എന്നും പറയും is what she always
 * says.
 */
function isLinkedThat({ before, after }: Around): boolean {
  const prev = before.at(-1)
  const isSaid = /^(?:പറ|കേൾ|കേട്ട|പേര)/u.test(after[0]?.word ?? '')
  return (
    endsIn(prev, finite) ||
    isOf(prev, 'particle') ||
    [...before, ...after].some(({ word }) => word === 'എന്നും') ||
    (isSaid && before.length > 0 && !isOf(prev, 'pronoun') && !isSomeone(prev))
  )
}

/** എന്റെ പേര് ജോൺ എന്നാണ്, വരും എന്നാണ് പറഞ്ഞത്: that it is so; പരീക്ഷ എന്നാണ് asks on which day. */
const isSaidSo = (around: Around) =>
  isLinkedThat(around) ||
  around.before
    .slice(0, -1)
    .some((place) => isOf(place, 'noun') && named.has(place.found[0]?.entry.word ?? ''))
const named = new Set(['പേര്', 'അർത്ഥം', 'അർഥം', 'അഭിപ്രായം'])

/** ബാംഗ്ലൂരിൽ നിന്നു വരും: from there; അവിടെ നിന്നു, മഴയിൽ നിന്നു is where one stood. */
const isWhence = ({ before, after }: Around) => endsIn(before.at(-1), locative) && after.length > 0

/** എല്ലാ ദിവസവും, രണ്ടു ദിവസവും; ദിവസവും alone is “daily”. */
const isCounted = (place: Place | undefined) => isOf(place, 'numeral', 'adjective')

/** അച്ഛനോ അമ്മയോ, സ്കൂളിലോ വീട്ടിലോ: one or the other. */
const isOr = (one: WordReading) => endingOf(one) === 'or'
const isEither = ({ found }: Place) => found.some(isOr)

/** A bottle is filled, bought and broken, and a boat is what one is in. */
const isVessel = ({ before, after }: Around) =>
  [before.at(-1), after[0], after[1]].some((place) => ofBottles.has(place?.found[0]?.entry.word ?? ''))
const ofBottles = new Set(
  'വെള്ളം പ്ലാസ്റ്റിക് ഗ്ലാസ് സ്റ്റീൽ അടപ്പ് ജ്യൂസ് നിറയ്ക്കുക നിറയുക കുടിക്കുക വാങ്ങുക എടുക്കുക കഴുകുക തുറക്കുക പൊട്ടുക പൊട്ടിക്കുക'.split(' '),
)

/** മുറ്റത്തെ വാഴ, രാജ്യത്തെ എല്ലാ കുട്ടികളും: the one in the yard, and nothing is done to the yard. */
const ofPlaces = new Set(
  'രാജ്യം ലോകം സംസ്ഥാനം കേന്ദ്രം മുറ്റം ഇടം പാടം കടപ്പുറം തീരം ഗ്രാമം നഗരം പട്ടണം ആകാശം ഭാഗം സ്ഥലം ദിവസം വർഷം മാസം കാലം വശം രംഗം പ്രദേശം പരിസരം സമീപം'.split(
    ' ',
  ),
)

/** കായലോരത്തെ വീട്: so is what has a stem of its own for the place. */
const isPlace = ({ entry }: WordReading) =>
  ofPlaces.has(entry.word) || (entry.pos === 'noun' && /ത്ത്$/u.test(entry.stem ?? ''))

/** ബാലരാമപുരത്തെ കൈത്തറി, where a town is also said in that place; കേരളത്തെ is only Kerala itself. */
const isTownName = ({ entry }: WordReading) =>
  entry.pos === 'name' && entry.kind !== 'person' && !lands.has(entry.word)
const lands = new Set(['കേരളം', 'ഭാരതം'])
const isThere = (one: WordReading) => endingOf(one) === 'locativeAdjective'

/** മലയും കുഴിയും എന്നല്ലേ ചൊല്ല്: is it not said that. */
const denied = new Set(['isntIt', 'isNot'])

/** അവനു മടി, പറയാൻ മടിയാണ്: one will not; അമ്മയുടെ മടി is her lap. */
const isUnwilling = ({ before }: Around) => endsIn(before.at(-1), whoOrWhat)
const whoOrWhat = new Set(['dative', 'to'])

/** അടുത്തു വന്നു: he came near. */
const isMoving = (place: Place | undefined) => moves.has(place?.found[0]?.entry.word ?? '')
const moves = new Set('വരുക ഇരിക്കുക നിൽക്കുക ചെല്ലുക പോകുക കിടക്കുക എത്തുക ഉണ്ട് ഇല്ല'.split(' '))

/** What the words after it say more of: a noun, behind its adjectives and numbers. */
const thingAhead = ({ after }: Around) => after.find((place) => !isOf(place, 'adjective', 'numeral'))

/** കോട്ടയം വഴി. */
const isTown = (place: Place | undefined) =>
  isOf(place, 'name') && place?.found[0]?.entry.kind !== 'person' && place?.found[0]?.endings.length === 0

/** തിരക്ക് കാരണം is “because of”, ഇതിന്റെ കാരണം and ഒരു കാരണം a reason, and elsewhere it begins what explains. */
const reasonAfter = (place: Place | undefined) => {
  if (isOf(place, 'adjective', 'numeral') || endsIn(place, ofIt)) return 'noun'
  return isOf(place, 'noun', 'pronoun', 'name') && !endsIn(place, finite) ? 'postposition' : 'conjunction'
}
const ofIt = new Set(['genitive', 'pastRelative', 'presentRelative', 'having'])

const accusative = new Set(['accusative'])
const isPast = (one: WordReading) => one.entry.pos === 'verb' && endingOf(one) === 'past'

/** കല്യാണം കഴിഞ്ഞതാണോ: what is over; കഴിഞ്ഞ “last” stands before a noun. */
const isWhatIsOver = ({ entry, endings }: WordReading) =>
  entry.pos === 'verb' && endings[0]?.id === 'pastNominal'

const finite = new Set([
  'past',
  'present',
  'future',
  'must',
  'may',
  'mustNot',
  'pastNegative',
  'presentNegative',
  'futureNegative',
  'perfect',
  'pluperfect',
  'is',
  'isNot',
  'exists',
  'lacks',
  'was',
  'wasNot',
  'willBe',
  'question',
])

const isJust = ({ entry }: WordReading) => entry.word === 'ഒന്ന്' && entry.pos === 'particle'

/**
 * ഒന്ന് before what is asked for is “just”: ഒന്ന് നോക്കൂ, ഒന്ന് വന്നു നോക്കൂ, പേന ഒന്ന് തരുമോ. What is given,
 * taken or chosen may be one, and ഇതിൽ ഒന്ന് and പത്തിൽ ഒന്ന് are one of these and one in ten.
 */
function softens({ before, after: [next, then] }: Around): boolean {
  const asked = endsIn(next, linking) && isVerb(next) ? then : next
  if (!isVerb(next) || !isVerb(asked) || !asked?.found[0]?.endings.some(({ id }) => requests.has(id)))
    return false
  if (isOf(before.at(-1), 'pronoun', 'numeral') && endsIn(before.at(-1), locative)) return false
  return !counted.has(next?.found[0]?.entry.word ?? '') || before.some(isThing)
}

const isThing = (place: Place | undefined) => isOf(place, 'noun') && place?.found[0]?.endings.length === 0
const linking = new Set(['past', 'participle'])
const locative = new Set(['locative'])
const requests = new Set(['command', 'polite', 'please', 'may', 'future', 'goAhead', 'must', 'let'])
const counted = new Set(['തരുക', 'കൊടുക്കുക', 'എടുക്കുക', 'വാങ്ങുക', 'കിട്ടുക', 'കഴിക്കുക', 'തിരഞ്ഞെടുക്കുക'])

/** എന്റെ പുറത്ത് is on my back, and വീടിന്റെ പുറത്ത് outside the house. */
const isOfSomeone = (place: Place | undefined) => endsIn(place, genitive) && isSomeone(place)
const genitive = new Set(['genitive'])

const isSomeone = (place: Place | undefined) => {
  const entry = place?.found[0]?.entry
  if (entry?.pos === 'pronoun') return !things.has(entry.word)
  return (
    entry?.pos === 'noun' && (meansPerson(entry) || (entry.topic === 'animals' && !homes.has(entry.word)))
  )
}

const things = new Set(['അത്', 'ഇത്', 'ഏത്', 'എന്ത്', 'അവ', 'ഇവ'])
const homes = new Set(['കൂട്', 'മാളം', 'വല', 'മൃഗശാല'])

/** അതാ നല്ലത് is അത് ആണ് നല്ലത്: that is the good one. */
const saysWhich = (after: readonly Place[]) => after.length === 1 && endsIn(after[0], nominal)
const nominal = new Set(['nominal', 'pastNominal', 'presentNominal'])

/**
 * What one did at the end, after what did it: വീട് കത്തി, ലൈറ്റ് കത്തി; but ഇത് കത്തി is a knife, and കൈയിൽ
 * കത്തി one in the hand.
 */
const isSubject = ({ before, after }: Around) => after.length === 0 && isThing(before.at(-1))

/**
 * ചൂട് കൂടി is more than it was, as in സ്വർണത്തിന്റെ വില കൂടി and വില കൂടി എന്ന്, and വഴക്ക് കൂടി a quarrel; but ഒരു ചായ
 * കൂടി is one more tea.
 */
const isMore = ({ before, after }: Around) =>
  (after[0]?.word ?? 'എന്ന').startsWith('എന്ന') && isGrowing(before.at(-1))

/** ഗ്രാമിന് എഴുപതു രൂപ കൂടി: that much was added to what it costs. */
const isDearer = ({ before, after }: Around) =>
  after.length === 0 &&
  before.at(-1)?.found[0]?.entry.word === 'രൂപ' &&
  before.some((place) => isOf(place, 'noun') && endsIn(place, dative))
const dative = new Set(['dative'])

const isGrowing = (place: Place | undefined) => isThing(place) && grows.has(place?.found[0]?.entry.word ?? '')

const grows = new Set(
  'വെള്ളം ശക്തി ആവശ്യം തൂക്കം നീളം ഉയരം ചെലവ് ചിലവ് കടം വരുമാനം പേടി ഭയം സ്നേഹം ഉത്സാഹം ബുദ്ധിമുട്ട് രോഗം അസുഖം ചുമ ഉപ്പ് മധുരം എരിവ് പുളി വിശപ്പ് ദാഹം ഗതാഗതം ട്രാഫിക് ശല്യം മാർക്ക് മലിനീകരണം ജനസംഖ്യ ദൂരം വേഗത നിരക്ക് ഷുഗർ പ്രഷർ ഒഴുക്ക് ചൂട് തണുപ്പ് വില തിരക്ക് പനി വേദന മഴ കാറ്റ് ശബ്ദം എണ്ണം ഭാരം വണ്ണം വേഗം ശമ്പളം വാടക ദേഷ്യം സന്തോഷം വഴക്ക് അടി പ്രായം'.split(
    ' ',
  ),
)

/** ഈ മുറിക്ക്: to this room; nothing is bidden of it, and in ഒരു കെട്ടു nothing is done. */
const isPointedAt = ({ before }: Around) => /^(?:ഈ|ആ|ഓരോ|ഒരു)$/u.test(before.at(-1)?.word ?? '')

const isMeasure = (place: Place | undefined) => measures.has(place?.found[0]?.entry.word ?? '')
const measures = new Set('മണിക്കൂർ കിലോ കിലോഗ്രാം കിലോമീറ്റർ ലിറ്റർ മീറ്റർ ഗ്ലാസ് കപ്പ് ഭാഗം സ്പൂൺ ടീസ്പൂൺ നൂറ്റാണ്ട്'.split(' '))

/** Wheat, dosa: what a dough is of. A mango tree is of nothing. */
const isOfDough = ({ before }: WordReading, around: Around) =>
  doughs.has((before?.entry ?? around.before.at(-1)?.found[0]?.entry)?.word ?? '')
const doughs = new Set('ദോശ ഇഡ്ഡലി അപ്പം പുട്ട് ഇടിയപ്പം ചപ്പാത്തി ഗോതമ്പ് അരി മൈദ റാഗി കടല ഉഴുന്ന്'.split(' '))

/** A mouth is what opens, shuts and has something put into it. */
const isOpened = (place: Place | undefined) => opens.has(place?.found[0]?.entry.word ?? '')
const opens = new Set(['തുറക്കുക', 'അടയ്ക്കുക', 'പൊളിക്കുക', 'കഴുകുക', 'മൂടുക'])
