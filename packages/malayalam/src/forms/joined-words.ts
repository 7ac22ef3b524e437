import type { Joint } from './endings/joints.ts'
import { slots } from './endings/slots.ts'
import type { PartOfSpeech, WordEntry } from './entry.ts'
import { isVowel } from './letters.ts'
import { meansPerson } from './person-words.ts'
import { joinsNouns } from './stems/adjective-stems.ts'

/**
 * One way to split a word in two: the first word as it stands alone and the slots it must fill, the rest and
 * its part of speech, and the change between them.
 */
export type Split = { first: string; of: number; rest: string; joint?: Joint; restIs?: PartOfSpeech }

type Before = { entry: WordEntry; endings: readonly { id: string }[] }

/**
 * The parts of speech that join to a word without endings: to a noun, the name or the quality of a thing; to
 * a number, what is counted or a smaller number.
 */
const followers: Partial<Record<PartOfSpeech, readonly PartOfSpeech[]>> = {
  noun: ['noun', 'name', 'adjective'],
  name: ['noun', 'name', 'adjective'],
  numeral: ['noun', 'numeral'],
}

/** These join to a noun without an ending: നിയമമനുസരിച്ച്, ഉത്തരവുപ്രകാരം, പറഞ്ഞതനുസരിച്ച്. */
const afterBareNoun = new Set(['അനുസരിച്ച്', 'പ്രകാരം', 'സംബന്ധിച്ച്', 'മുഖേന', 'ഉൾപ്പെടെ'])
const bareNouns = new Set<PartOfSpeech>(['noun', 'name', 'pronoun'])
/**
 * After a number, അര is the half and not a waist, അരയ്ക്ക് is not "to grind", and പേരും is people, not names.
 * ആറ് is also a river.
 */
const notAfterNumbers = new Set(['അര', 'അരയ്ക്കുക', 'പേര്'])

const makesNoun = new Set(['plural', 'nominal', 'pastNominal', 'presentNominal'])

const isBareNoun = ({ entry, endings: [first] }: Before) =>
  first ? makesNoun.has(first.id) : bareNouns.has(entry.pos)

/** Pronouns and adverbs are written together before a vowel: ഞാനിപ്പോൾ, ഇന്നെനിക്ക്, നമുക്കങ്ങോട്ട്. */
const leans = new Set<PartOfSpeech>(['pronoun', 'adverb'])
export const isAtVowel = ({ rest }: Split) => isVowel(rest[0])
/** Whether a pronoun or an adverb is written together with the next word. */
export const isLeaning = ({ entry }: Pick<Before, 'entry'>) => leans.has(entry.pos)
/** ആണ് and ഉണ്ട് join who, where and when (എന്താണിവിടെ, ഇതാണവൻ), and what is done (വൈകിയാണെത്തിയത്). */
/** ഉണ്ടന്ന് is a loose spelling of ഉണ്ടെന്ന്, and no “that day”. */
const isDay = new Set(['അന്ന്', 'ഇന്ന്', 'എന്ന്'])
export const isSaying = (endings: readonly { id: string }[]) =>
  /^(?:is|exists)$/u.test(endings.at(-1)?.id ?? '')

/** Adjectives that are also written together with their noun: ആദ്യദിവസം, പൊതുസ്ഥലം, ഒറ്റമുറി, മറ്റുകുട്ടികൾ. */
export const alsoJoins = new Set([
  'ആദ്യ',
  'പരസ്യ',
  'പൊതു',
  'കൊച്ചു',
  'ഒറ്റ',
  'എത്ര',
  'എല്ലാ',
  'ചില',
  'ഇരു',
  'കഴിഞ്ഞ',
  'മറ്റ്',
  'പുതു',
  'അർധ',
  'അർദ്ധ',
  'പ്രധാന',
  'കാലി',
  'കുഞ്ഞി',
  'ഇടത്തെ',
  'ഇടത്തേ',
  'വലത്തെ',
  'വലത്തേ',
  'എന്തൊരു',
  'മറ്റൊരു',
  'വേറൊരു',
])

/** Small words that are joined to any word before them: അമ്മയിപ്പോൾ, മരത്തിലൊരാൾ, പണ്ടൊരിക്കൽ. */
const joinsAnything = new Set('ഇപ്പോൾ ഇപ്പോഴും എപ്പോഴും ഇത്ര അത്ര ഇങ്ങനെ അങ്ങനെ ഒരാൾ ഒരിക്കൽ ഒരുപാട്'.split(' '))

/** വളരെക്കുറച്ച്, ഏറെക്കുറെ. */
export const degrees = new Set(['വളരെ', 'ഏറെ'])

/**
 * Words whose letters are more often something else at the end of a word: people in -കാർ, the place names in
 * -പ്പുറം, houses on an estate in what ends in -ആലയം, -ഗ്രാം, അനുഗ്രഹം and സത്യഗ്രഹം, names in -ആപ്പു, and -ത്തേക്ക് “to”.
 */
const neverSecond = new Set(['കാർ', 'ലയം', 'പുറം', 'ഗ്രാം', 'ഗ്രഹം', 'ആപ്പ്', 'തേക്ക്'])

/** അതുമതി, രണ്ടുമതി, ഒന്നുവേണം. */
const isEnough = new Set(['മതി', 'വേണം', 'വേണ്ട'])
/** എനിക്കറിയാം, അവർക്കറിയാമോ. */
const isKnown = ({ endings }: Before) => endings.at(-1)?.id === 'dative'
const isCounted = new Set<PartOfSpeech>(['pronoun', 'numeral'])

/** അങ്ങ് “you” joins nothing; അങ്ങുമിങ്ങും is “here and there”. */
const neverFirst = new Set(['അങ്ങ്', 'കൊച്ച്'])

/** കൂടിച്ചേരുക contains കൂടുക, not കൂടി. */
const neverBeforeVerb = new Set(['കൂടി'])

/** Verbs of moving say where one goes, and take no object: നാടോടി is not “ran the homeland”. */
const takesNoObject = new Set(['ഓടുക', 'എത്തുക', 'നടക്കുക', 'കിടക്കുക', 'നിൽക്കുക', 'ഇരിക്കുക'])
/** What one reaches needs no ending: സ്ഥലമെത്തി, വീടെത്തുമ്പോൾ, സമയമെത്തി. */
const isReached = new Set(['സ്ഥലം', 'വീട്', 'കര', 'സമയം', 'സ്റ്റേഷൻ', 'സ്കൂൾ', 'അറ്റം'])
const things = new Set<PartOfSpeech>(['noun', 'pronoun', 'numeral'])
const isPlace = new Set(['തെക്ക്', 'വടക്ക്', 'കിഴക്ക്', 'പടിഞ്ഞാറ്'])

/**
 * Whether a verb joins a word. A name is written apart from its verb (ഊട്ടിയുറപ്പിക്കുക has no Ooty), unless it
 * is of a person (രാമനെത്തി), and a word
 * that only joins others has none (മുതലെടുക്കുക has no മുതൽ “from”).
 */
function joinsVerb({ entry, endings }: Before, next: WordEntry, { joint }: Split): boolean {
  // A noun and its verb double nothing: കറിക്കരിഞ്ഞു is കറിക്ക് അരിഞ്ഞു.
  if (isDoubled(joint) && entry.pos === 'noun' && endings.length === 0) return false
  if (neverBeforeVerb.has(entry.word)) return false
  // മായും of മായുക “fade” is also the end of “and with” (അവനുമായും).
  if (next.word === 'മായുക') return endings.at(-1)?.id === 'participle'
  if (endings.at(-1)?.id === 'genitive') return false
  if (endings.length > 0) return true
  if (entry.pos === 'name') return entry.kind === 'person'
  if (entry.pos === 'conjunction') return false
  if (entry.pos === 'postposition') return /(?:ത്ത്|ിൽ|െ|കൊണ്ട്)$/u.test(entry.word)
  if (next.word === 'ഏൽക്കുക' && meansPerson(entry)) return false
  if (next.word === 'എത്തുക' && isReached.has(entry.word)) return true
  return !(takesNoObject.has(next.word) && things.has(entry.pos) && !isPlace.has(entry.word))
}

/** What a name of a person is called with: രമ്യമോൾ, രവിച്ചേട്ടൻ, രാധട്ടീച്ചർ, രമ്യക്കുട്ടി. */
const calledWith = new Set(
  'മോൾ മോൻ കുട്ടി ചേട്ടൻ ചേച്ചി അമ്മ ഏട്ടൻ അമ്മാവൻ അപ്പൂപ്പൻ അമ്മൂമ്മ ടീച്ചർ മാഷ് അണ്ണൻ ഇക്ക ഇത്ത'.split(' '),
)
/** എനിക്കുറക്കം വന്നു, എനിക്കിഷ്ടം: what one feels or has, after who has it. */
const isHad = new Set('ഉറക്കം ഇഷ്ടം ആഗ്രഹം ആവശ്യം അസുഖം ഉറപ്പ് ആശ ഓർമ്മ അവകാശം'.split(' '))

/** കാട്ടാന and മാങ്ങാക്കറി have forms that stand before another word only. */
const caseStem = slots('il')
/** Whether the first word is a stem that takes endings. */
export const isAtStem = ({ of }: Pick<Split, 'of'>) => of === caseStem
const thingsAndQualities = new Set<PartOfSpeech>(['noun', 'name', 'adjective'])

/**
 * Whether two words that can be one word are so by a rule: what is moved to a place (റോഡിലെത്തി), what one does
 * after another (ഓടിയെത്തി), numbers, small words. Two nouns, or a noun and its verb, only look like it, unless
 * the consonant doubled at the joint shows that there is one (ചായക്കട).
 */
export function isSure({ entry, endings }: Before, next: WordEntry, { joint, of }: Split): boolean {
  if ((isAtStem({ of }) && entry.stem !== undefined) || joint?.now === 'ാ') return true
  if (endings.length > 0 && !endings.every(({ id }) => makesNoun.has(id))) return true
  if (joinsAnything.has(next.word) || degrees.has(entry.word) || entry.kind === 'person') return true
  if (isDoubled(joint)) return entry.pos !== 'name' && next.pos !== 'name'
  if (next.pos === 'verb') return entry.pos !== 'noun'
  return !(thingsAndQualities.has(next.pos) && (entry.pos === 'noun' || entry.pos === 'name'))
}

/** Whether the first letter of the second word is doubled at the joint: ചായ-ക്കട. */
export const isDoubled = (joint: Joint | undefined) =>
  joint !== undefined && joint.now.length === 3 && joint.now.startsWith(`${joint.was}്`)

/**
 * What it costs that rare words and names would have to be in a word. They are in it by chance more often than
 * not.
 */
export const dearness = ({ entry }: Before, next: WordEntry): number =>
  [entry, next].reduce((sum, { pos, use, word }) => {
    const rare = use === 3 ? 3 : 0
    const named = pos === 'name' ? 5 : 0
    return sum + rare + named + (word.length < 4 ? 2 : 0)
  }, 0)

/** A guess that would be dearer is not given. */
export const dearest = 6

/** നാലാംഘട്ടം, എന്തൊരാശ്വാസം. */
const isBeforeNoun = new Set(['ordinal', 'a'])
/** മുകളിൽ, പുറത്ത്: മലമുകളിൽ, കുന്നിൻമുകളിൽ. */
const isPlaceWord = ({ pos, word }: WordEntry) =>
  (pos === 'postposition' || pos === 'adverb') && /(?:ത്ത്|ിൽ)$/u.test(word)

/** Genitive and instrumental pronouns are written apart, and എന്നാലിത് has എന്നാൽ “but”. */
const partsOnly = new Set(['genitive', 'instrumental'])

/**
 * Whether a word can be joined before another one. Verbs join whatever the split allows; words for places
 * (മുകളിൽ, അരികിൽ) join a noun; a noun joins a genitive (തെങ്ങിൻ); a number joins a number in the locative
 * (മൂന്നിലൊന്ന്); adjectives and adverbs join themselves (ദൂരെദൂരെ, പലപല). A name of a person joins only
 * a verb. തുക “amount” is also the end of many verbs, so it joins only words in ം (സമ്മാനത്തുക).
 */
export function canFollow(before: Before, next: WordEntry, split: Split): boolean {
  const { entry, endings } = before
  if (next.kind === 'person') return false
  if (entry.kind === 'person' && next.pos !== 'verb') return endings.length === 0 && calledWith.has(next.word)
  if (entry.word === 'പിൻ' && entry.pos === 'noun') return false
  if (next.word.length < 2 || neverSecond.has(next.word) || neverFirst.has(entry.word)) return false
  if (isSaying(endings))
    return isAtVowel(split) && (next.pos === 'verb' || (leans.has(next.pos) && !isDay.has(next.word)))
  if (joinsNouns.has(entry.word) || alsoJoins.has(entry.word)) return next.pos === 'noun'
  if (isAtVowel(split) && joinsAnything.has(next.word))
    return !partsOnly.has(endings[0]?.id ?? '') && !(next.word === 'ഒരിക്കൽ' && endings[0]?.id === 'dative')
  if (degrees.has(entry.word)) return next.pos === 'adverb' || next.pos === 'adjective'
  if (isHad.has(next.word) && entry.pos === 'pronoun') return isAtVowel(split) && isKnown(before)
  if (isEnough.has(next.word)) return isCounted.has(entry.pos)
  if (next.word === 'അറിയാം') return isKnown(before)
  if (next.word === 'അടുത്ത്')
    return endings.length === 0 ? entry.pos === 'adverb' : endings.at(-1)?.id === 'genitive'
  if ((entry.pos === 'numeral' || entry.word === 'ആറ്') && notAfterNumbers.has(next.word))
    return entry.pos === 'numeral' && next.pos === 'numeral'
  if (next.pos === 'verb') return joinsVerb(before, next, split)
  if (next.word === 'തുക') return entry.word.endsWith('ം')
  if (next.pos === 'postposition' && afterBareNoun.has(next.word)) return isBareNoun(before)
  if (isAtVowel(split) && leans.has(entry.pos) && leans.has(next.pos))
    return !partsOnly.has(endings[0]?.id ?? '')
  if (isAtVowel(split) && entry.pos === 'postposition' && next.pos === 'pronoun') return true
  if (next.pos === 'numeral' && endings[0]?.id === 'locative') return entry.pos === 'numeral'
  if (isBeforeNoun.has(endings.at(-1)?.id ?? '')) return next.pos === 'noun'
  if (endings[0]?.id === 'genitive' && isPlaceWord(next)) return /ിൻ$/u.test(split.first)
  if (endings.length > 0) return next.pos === 'noun' && endings[0]?.id === 'genitive'
  if (entry === next && (next.pos === 'adverb' || next.pos === 'adjective')) return true
  if (next.pos === 'postposition' || next.pos === 'adverb') return entry.pos === 'noun' && isPlaceWord(next)
  return followers[entry.pos]?.includes(next.pos) ?? false
}
