import type { WordEntry } from './entry.ts'
import { isAtStem, isAtVowel, isDoubled, type Split } from './joined-words.ts'
import { joinsNouns } from './stems/adjective-stems.ts'

type Part = { entry: WordEntry; endings: readonly { id: string }[] }

/**
 * Whether a reading as two words may well be chance. Few letters make a word by chance more easily than many, so it
 * depends on how long, how common and how learned the two words are, and on what the joint shows: a doubled consonant
 * (ചായക്കട) or an opened ം (രഹസ്യമറിയാൻ) is there only where two words are joined. What ends in a word for a place is
 * as often a name (മണപ്പള്ളി is no “smell + church”). `isUnclear`: the letters of the first word are another word too
 * (പാവ, പാവം), or it has kept its ം.
 */
export function isDoubtful(before: Part, next: Part, split: Split, isUnclear: () => boolean): boolean {
  const [first, second] = [before.entry, next.entry]
  if ([first, second].some(({ pos, kind }) => pos === 'name' && kind !== 'person')) return true
  if (ambiguous.has(first.word) || first.word.length < 2) return true
  if (isShortCommand(next) && before.endings.at(-1)?.id !== 'participle') return true
  if (!isBare(before)) return false
  if (joinsOnly.has(first.pos)) return true
  if (joinsNouns.has(first.word)) return lettersIn(second) < 3 && second.use === 3
  // ആറുമണി, but അരക്കെട്ട് is no half bundle.
  if (first.pos === 'numeral') return isDoubled(split.joint)
  if (first.pos !== 'noun' || !bigWords.has(second.pos)) return false
  return second.pos === 'verb'
    ? isDoubtfulDeed(first, second, split)
    : isDoubtfulThing(first, next, split) || isUnclear()
}

/** A noun and its verb. Before a verb no noun loses its ം (പുറപ്പെടുക is not പുറം). */
function isDoubtfulDeed(first: WordEntry, second: WordEntry, split: Split): boolean {
  const size = lettersIn(first) + lettersIn(second)
  if (first.word.endsWith('ം')) return split.joint?.now !== 'മ'
  if (isAtVowel(split) || first.word.endsWith('്')) return size < (first.use + second.use < 4 ? 4 : 5)
  return size < 6
}

/** Two things, or a thing and its quality. */
function isDoubtfulThing(first: WordEntry, { entry: second, endings }: Part, split: Split): boolean {
  const size = lettersIn(first) + lettersIn(second)
  if (placeEnds.has(second.word)) return true
  if (endings.some(({ id }) => id === 'beforeNoun') && size < 6) return true
  if (isAtStem(split)) return !areCommon(first, second)
  if (isDoubled(split.joint)) return size < (first.use + second.use < 4 ? 4 : 5)
  if (split.joint?.now === 'ാ') return !isLearned(first) && size < 5
  if (isLearned(first) && isLearned(second)) return size < 4
  return Math.min(lettersIn(first), lettersIn(second)) < 2 || size < (areCommon(first, second) ? 5 : 6)
}

const makesNoun = new Set(['plural', 'nominal', 'pastNominal', 'presentNominal'])
const isBare = ({ endings }: Part) => endings.every(({ id }) => makesNoun.has(id))
const isShortCommand = ({ entry, endings }: Part) =>
  entry.pos === 'verb' && endings.length === 1 && endings[0]?.id === 'command'

const areCommon = (first: WordEntry, second: WordEntry) => first.use < 3 && second.use < 3

/** Words from Sanskrit are long and few, and are made to be joined. */
const isLearned = (entry: WordEntry) =>
  /[ഖഗഘഛജഝഠഡഢഥദധഫബഭശഷസഹൃ]|ക്ഷ|്[രയവ]/u.test(entry.word) || (entry.word.endsWith('ം') && lettersIn(entry) > 2)

/** Words that end the names of places. */
const placeEnds = new Set(
  'കാട് പള്ളി പാറ പുഴ കോട്ട് കോട്ട വിള കര നാട് കുളം കുന്ന് പറമ്പ് തറ മല വയൽ ചിറ തോട് കടവ് മുക്ക് തുരുത്ത് പാലം പടി ഊര്'.split(' '),
)

/** കൂട്ട- is of കൂട്ടം as often as of കൂട്; ഇങ്ങ് and എന്ന് are the beginnings of many words, and പ്രതി- is “per, counter-”. */
const ambiguous = new Set(['കൂട്', 'ഇങ്ങ്', 'എന്ന്', 'പ്രതി'])
const bigWords = new Set<WordEntry['pos']>(['noun', 'name', 'adjective', 'verb'])
const joinsOnly = new Set<WordEntry['pos']>(['particle', 'conjunction'])

/** The letters that a reader counts: മരം has two, പുസ്തകം three. */
const lettersIn = ({ word }: WordEntry) => word.match(/(?<!്)[അ-ഹ]/gu)?.length ?? 0
