import type { WordReading } from '@app/learning/vocabulary'
import { meansPerson } from '@app/malayalam/forms'
import { type Around, endsIn, isNotDone, isOf, isVerb, type Place } from './place.ts'

/** Where a reading stands. */
type Standing = { reading: WordReading; word: string; before: readonly Place[]; after: readonly Place[] }

/** A word, what the sense says that comes first, and where that is so. */
type SenseRule = readonly [word: string, sense: string, where: (standing: Standing) => boolean]

const entryOf = (place: Place | undefined) => place?.found[0]?.entry
const is = (words: string) => {
  const listed = new Set(words.split(' '))
  return (place: Place | undefined) => listed.has(entryOf(place)?.word ?? '')
}

/** Whether one of these words comes right before it, joined or apart: എന്തുപറ്റി, എന്ത് പറ്റി. */
const follows = (words: string) => {
  const isListed = is(words)
  const listed = new Set(words.split(' '))
  return ({ reading, before }: Standing) =>
    reading.before ? listed.has(reading.before.entry.word) : isListed(before.at(-1))
}

const isBare = (place: Place | undefined) => place?.found[0]?.endings.length === 0

/** What the verb is said of: കളി ഇന്നലെ ഇവിടെ നടന്നു has കളി, whenever and wherever. */
const topicOf = ({ before }: Standing) =>
  before.findLast((place) => !isOf(place, 'adverb') && !endsIn(place, locative))
const locative = new Set(['locative'])

/** നാളെ നടക്കുന്ന മത്സരം, ഇന്നലെ നടന്ന യോഗം. */
const isEventThatIs = ({ reading, after }: Standing) =>
  ofThings.has(reading.endings.at(-1)?.id ?? '') && after.slice(0, 2).some(isEvent)
const ofThings = new Set(['pastRelative', 'presentRelative'])

/**
 * A game, a wedding, an exam takes place; to one, and after one, people walk: കളിയിലേക്ക്, കളി കഴിഞ്ഞ്
 * നടന്നു.
 */
const takesPlace = (standing: Standing) => {
  const topic = topicOf(standing)
  return isBare(topic) && isEvent(topic)
}
const isEvent = is(
  'പോരാട്ടം യുദ്ധം മേള ടൂർണമെന്റ് സമരം ആക്രമണം അന്വേഷണം തർക്കം കളി കല്യാണം വിവാഹം പരീക്ഷ യോഗം സമ്മേളനം മത്സരം പരിപാടി ഉത്സവം ചർച്ച തിരഞ്ഞെടുപ്പ് ചടങ്ങ് ക്ലാസ് സദ്യ പൂരം ആഘോഷം നാടകം മീറ്റിങ് പൂജ സംഭവം അപകടം പ്രദർശനം',
)

/** Rain, wind, a noise, a pain stop; people stand in them. */
const isStopped = ({ before }: Standing) => isBare(before.at(-1)) && stops(before.at(-1))
const stops = is('മഴ കാറ്റ് ഇടി മഞ്ഞ് ശബ്ദം ബഹളം കരച്ചിൽ ചുമ വേദന പനി ഒഴുക്ക് ശ്വാസം')

/** നല്ല രസമാ, കാണാൻ രസമാണ്, രസമുള്ള കളി; but ഇത് നല്ല രസമാണ് and കുടിക്കാൻ രസമുണ്ട് may be of the soup. */
function isFun({ reading, before }: Standing): boolean {
  const [first] = reading.endings
  if (first === undefined || !says.has(first.id)) return false
  if (first.id === 'having') return true
  if (before.some((place) => is('ഇത് അത് കുടിക്കുക കഴിക്കുക')(place))) return false
  return (
    before.some((place) => isVerb(place) && endsIn(place, done)) ||
    (first.id !== 'exists' && isGreat(before.at(-1)))
  )
}
const says = new Set(['is', 'was', 'isNot', 'exists', 'having', 'isntIt', 'probably'])
const done = new Set(['to', 'pastNominal', 'presentNominal'])
const isGreat = is('എന്ത് എന്തൊരു നല്ല വലിയ നല്ലൊരു')

const isFilm = ({ after }: Standing) => is('കാണുക')(after.find((place) => !isOf(place, 'adverb')))

/** അവൻ എന്താ വരാത്തത്: why one does not. */
const isWhy = ({ after }: Standing) => after.some(isNotDone)

/** പോകാൻ കഴിഞ്ഞു is what one could do, and ക്ലാസ് കഴിഞ്ഞു, ഉറങ്ങിക്കഴിഞ്ഞു what is over. */
const isOver = ({ reading, word, before }: Standing) =>
  (word.startsWith('കഴിഞ്ഞ') || reading.before !== undefined) &&
  !before.some((place) => endsIn(place, infinitive))
const infinitive = new Set(['to'])

const isFriend = (place: Place | undefined) =>
  /\b(?:friend|relative|relation|bond|kin)s?\b/u.test(entryOf(place)?.means[0] ?? '')

/** കുട്ടി കരഞ്ഞു കൊണ്ട് വന്നു: what one does meanwhile. */
const isMeanwhile = ({ before }: Standing) => isVerb(before.at(-1)) && endsIn(before.at(-1), linked)
const linked = new Set(['past', 'participle'])

const charged = is('ഫോൺ മൊബൈൽ ലാപ്ടോപ്പ് ബാറ്ററി')
const isOfBattery = ({ before, after }: Standing) => is('ചെയ്യുക')(after[0]) || before.some(charged)

/** Hours, and no one, are waited; so is what one does standing or sitting. */
const isWaited = (standing: Standing) =>
  follows('മണിക്കൂർ മിനിറ്റ് നിമിഷം നേരം ദിവസം')(standing) || is('നിൽക്കുക ഇരിക്കുക')(standing.after[0])

/** A thief, a fish, a bus, a fever are caught; a hand is held. */
const isCaught = (standing: Standing) => {
  const prev = standing.before.at(-1)
  const isAnimal = isOf(prev, 'noun') && entryOf(prev)?.topic === 'animals'
  return isAnimal || follows(caught)(standing)
}
const caught = 'കള്ളൻ മീൻ മത്സ്യം പക്ഷി ബസ് ട്രെയിൻ ടാക്സി ഓട്ടോ വണ്ടി പനി ജലദോഷം ചുമ അസുഖം രോഗം തീ'

const isJoinedTo = ({ reading }: Standing) =>
  reading.before?.endings.at(-1)?.id === 'participle' && reading.before.entry.pos === 'verb'

/** വന്നത് കൊണ്ട്, സുഖമില്ലാത്തതു കൊണ്ട്. */
const isReason = ({ before }: Standing) => endsIn(before.at(-1), nominals)
const nominals = new Set(['nominal', 'pastNominal', 'presentNominal'])

/** പൂച്ചയെ ഓടിച്ചു, കള്ളനെ ഓടിച്ചു. */
const isChased = ({ before }: Standing) => {
  const entry = entryOf(before.at(-1))
  const runs = entry !== undefined && (entry.topic === 'animals' || meansPerson(entry))
  return runs && endsIn(before.at(-1), accusative)
}
const accusative = new Set(['accusative'])

/** What one puts on; പെട്ടിയിൽ ഇട്ടു is where one puts it. */
const isWorn = (standing: Standing) =>
  follows(worn)(standing) && !standing.before.some((place) => endsIn(place, locative))
const worn = 'ചെരുപ്പ് ഷർട്ട് ഉടുപ്പ് കുപ്പായം ഷൂസ് തൊപ്പി മാല വള മോതിരം കമ്മൽ പാന്റ് സോക്സ് യൂണിഫോം വസ്ത്രം ബ്ലൗസ് ചുരിദാർ മാസ്ക്'

/** കുറച്ചു കൂടി, രണ്ടു ദോശ കൂടി. */
const isSoMuchMore = ({ before }: Standing) =>
  before.slice(-2).some((place) => isOf(place, 'numeral') || is('ഒരു കുറച്ച് അൽപ്പം ഇത്തിരി')(place))

/** നല്ല ചൂട്, നല്ല മഴ. */
const isStrong = ({ after }: Standing) => felt.test(entryOf(after[0])?.means[0] ?? '')
const felt =
  /\b(?:heat|warmth|cold|coldness|\w*ache|pain|fever|cough|tiredness|hunger|thirst|sleepiness|rain|wind|crowd|rush|noise|speed|fear|anger|sourness|spiciness|weight|height|length|width|taste|smell|traffic)\b/u

/** പോകേണ്ടി വന്നു. */
const owed = new Set(['hadTo'])

/** കയറാൻ വലിയ പാടാണ്. */
const isHard = ({ reading, before }: Standing) =>
  says.has(reading.endings[0]?.id ?? '') && before.some((place) => endsIn(place, infinitive))

/** ഒരു പിടി അരി, രണ്ടു പിടി. */
const isCountedOut = ({ before }: Standing) => isOf(before.at(-1), 'numeral') || is('ഒരു')(before.at(-1))

/** ചക്കപ്പഴം is a fruit; these are bananas. */
const bananas = new Set(['വാഴ', 'നേന്ത്രൻ', 'ഏത്തൻ', 'ഏത്ത', 'പൂവൻ'])

const rules: readonly SenseRule[] = [
  ['പാട്', 'difficulty', isHard],
  ['പിടി', 'handful', isCountedOut],
  ['പഴം', 'fruit', ({ reading }) => reading.before !== undefined && !bananas.has(reading.before.entry.word)],
  ['അടി', 'blow', follows('എന്തൊരു നല്ല')],
  ['കുരുക്ക്', 'traffic jam', ({ before }) => before.some(is('വാഹനം വണ്ടി ഗതാഗതം ബസ്'))],
  ['ബുക്ക്', 'booking', ({ after }) => is('ചെയ്യുക')(after[0])],
  ['വെളുപ്പ്', 'dawn', ({ reading }) => reading.endings[0]?.id === 'dative'],
  ['ഏൽപ്പിക്കുക', 'to cause', follows('മങ്ങുക പരിക്ക് ആഘാതം നഷ്ടം മുറിവ് ക്ഷതം')],
  ['അരിക്കുക', 'to crawl', follows('അരിക്കുക ഉറുമ്പ്')],
  ['ഫോം', 'of a player', follows('മികച്ച നല്ല മോശം')],
  ['മേയുക', 'to thatch', follows('ഓല വീട് പുര വൈക്കോൽ')],
  ['നില', 'state', ({ after }) => is('ഗുരുതരമായ മോശം മെച്ചപ്പെടുക')(after[0])],
  ['കഴിയുക', 'to be over', isOver],
  ['അടുത്ത', 'close', ({ word, after }) => word === 'അടുത്ത' && isFriend(after[0])],
  ['കഴിക്കുക', 'to marry', follows('കല്യാണം വിവാഹം')],
  ['കൊള്ളുക', 'to be good', ({ reading }) => reading.endings.some(({ id }) => id === 'may')],
  ['കൊണ്ട്', 'while', isMeanwhile],
  ['കൊണ്ട്', 'because', isReason],
  ['കൂടി', 'more', isSoMuchMore],
  ['നല്ല', 'strong', isStrong],
  ['അടയ്ക്കുക', 'to pay', follows('പണം ഫീസ് ബിൽ കരം നികുതി വാടക പിഴ തുക കാശ് പൈസ')],
  ['വെക്കുക', 'to cook', follows('ചോറ് കറി കഞ്ഞി സാമ്പാർ ഭക്ഷണം പായസം മീൻകറി ഇറച്ചി')],
  ['ഓടിക്കുക', 'to chase', isChased],
  ['മാറുക', 'to get well', follows('പനി ജലദോഷം ചുമ അസുഖം രോഗം വേദന തലവേദന പല്ലുവേദന വയറുവേദന ക്ഷീണം മുറിവ്')],
  ['വാങ്ങുക', 'to receive', follows('സമ്മാനം അവാർഡ് ശമ്പളം അനുഗ്രഹം അനുവാദം പെൻഷൻ')],
  ['ഇടുക', 'to wear', isWorn],
  ['ഇടുക', 'to switch on', follows('ഫാൻ ലൈറ്റ് ടിവി എസി മോട്ടോർ റേഡിയോ')],
  ['അഴിക്കുക', 'to take off', follows('ചെരിപ്പ് ഷൂസ് ഷർട്ട് ഉടുപ്പ് കുപ്പായം തൊപ്പി മാല മോതിരം വാച്ച്')],
  ['കേടായ', 'out of order', follows('ലിഫ്റ്റ് ഫോൺ ടിവി ഫാൻ കാർ ബസ് വണ്ടി ബൈക്ക് സൈക്കിൾ കമ്പ്യൂട്ടർ ഫ്രിഡ്ജ് മെഷീൻ')],
  ['ശബ്ദം', 'noise', ({ after }) => is('ഉണ്ടാക്കുക')(after[0])],
  ['ജയിക്കുക', 'to pass', follows('പരീക്ഷ')],
  ['തേക്കുക', 'to brush', follows('പല്ല്')],
  ['തേക്കുക', 'to iron', follows('ഷർട്ട് തുണി ഉടുപ്പ് സാരി മുണ്ട് വസ്ത്രം പാന്റ് യൂണിഫോം')],
  ['ചാർജ്', 'battery', isOfBattery],
  ['കാക്കുക', 'to wait', isWaited],
  ['വീശുക', 'to cast', follows('വല')],
  ['വീശുക', 'to wave', follows('കൈ വിശറി കൊടി പതാക തൂവാല')],
  ['പിടിക്കുക', 'to catch', isCaught],
  ['കളയുക', 'to do away', isJoinedTo],
  ['വരുക', 'to have to', ({ before }) => endsIn(before.at(-1), owed)],
  ['കൂടുക', 'to get into', follows('വഴക്ക് അടി')],
  ['നടക്കുക', 'take place', (standing) => takesPlace(standing) || isEventThatIs(standing)],
  ['നിർത്തുക', 'to keep', follows('കാവൽ അകറ്റുക മാറ്റുക കൂടെ ഒപ്പം പുറത്ത്')],
  ['നിൽക്കുക', 'to stop', isStopped],
  ['രസം', 'fun', isFun],
  ['പടം', 'film', isFilm],
  ['എന്താ', 'why', isWhy],
  ['പറ്റുക', 'to happen', follows('എന്ത് എന്തോ തെറ്റ് അബദ്ധം അപകടം പരിക്ക് മുറിവ്')],
]

/**
 * The reading with the sense first that it has beside these: “to be over” and not “to be able”, a close
 * friend and not the next one.
 */
export function inSense(reading: WordReading, place: Place, around: Around): WordReading {
  const own = ordered(reading, place, around)
  if (!reading.before) return own
  // ശബ്ദമുണ്ടാക്കുക: a word that is joined to another stands before it.
  const { entry, endings, before } = reading.before
  const first = { entry, endings, cost: reading.cost, ...(before && { before }) }
  const joined = ordered(first, place, { before: around.before, after: [{ ...place, found: [reading] }] })
  return { ...own, before: { ...reading.before, entry: joined.entry } }
}

function ordered(reading: WordReading, { word }: Place, { before, after }: Around): WordReading {
  const standing = { reading, word, before, after }
  const rule = rules.find(([of, , where]) => of === reading.entry.word && where(standing))
  return rule ? withFirst(reading, rule[1]) : reading
}

function withFirst(reading: WordReading, said: string): WordReading {
  const { means } = reading.entry
  const sense = means.find((one) => one.includes(said))
  if (sense === undefined) return reading
  return { ...reading, entry: { ...reading.entry, means: [sense, ...means.filter((one) => one !== sense)] } }
}
