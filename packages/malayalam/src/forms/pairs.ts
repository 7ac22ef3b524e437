import type { Joint } from './endings/joints.ts'
import { meanings } from './endings/meanings.ts'
import type { PartOfSpeech, WordEntry } from './entry.ts'

/** The endings after a stem, in order. */
type Path = { ending: { id: string }; joint: Joint | undefined; next: Path | undefined }

/** What only a pair of a word and an ending, or of two endings, decides: the table of endings has no rule for it. */
type StemOfWord = { entry: WordEntry; text: string; within: readonly { id: string }[] }

/** റോഡുകളിലൊന്ന് is “one of”; കടയിലൊന്ന് (പോയി) is “just”. മൂന്നിലൊന്ന് is a third and no “just”; നല്ലതാകട്ടെ and എന്തെങ്കിലുമാകട്ടെ are wishes and no “as for”. ം opens before മേൽ: മരത്തിന്മേൽ. ആടിയാടി is ആടി twice, and calls nobody. */
export const isRefused = ({ entry, text, within }: StemOfWord, path: Path | undefined): boolean =>
  (path?.ending.id === 'oneOf' && within[0]?.id !== 'plural') ||
  (entry.pos === 'numeral' && hasEnding(path, 'just')) ||
  (entry.word === 'പിൻ' && [...asks].some((id) => hasEnding(path, id))) ||
  (joinsOthers.has(entry.pos) && hasEnding(path, 'or')) ||
  (path !== undefined && feels.has(path.ending.id) && keepsItsEnd(text, path)) ||
  (path?.ending.id === 'onTop' && text.endsWith('ം')) ||
  (path?.ending.id === 'asFor' && text.endsWith('ും')) ||
  (path?.ending.id === 'nominal' && path.next?.ending.id === 'asFor') ||
  (path?.ending.id === 'is' &&
    /^call/u.test(path.next?.ending.id ?? '') &&
    within.at(-1)?.id === 'participle')

const joinsOthers = new Set<PartOfSpeech>(['verb', 'postposition'])
const feels = new Set(['feel', 'makeFeel', 'concerning', 'fullOf'])
const asks = new Set(['what', 'whatFor', 'how', 'where'])

/** അപകടപ്പെട്ടു, and not അപകടംപ്പെട്ടു nor പാടുപ്പെട്ടു. */
const keepsItsEnd = (text: string, { joint }: Path) =>
  joint?.now === 'ു' || (text.endsWith('ം') && joint?.was !== 'ം')

function hasEnding(path: Path | undefined, id: string): boolean {
  for (let step = path; step; step = step.next) if (step.ending.id === id) return true
  return false
}

/**
 * What a reading costs more. അമ്മയേയും is “mother too” in the accusative, and hardly “mother indeed, and”. നിന്നു
 * is “stood” before “from”. വെച്ചായിരുന്നു is “it was at” before “had put”,
 * and കൂടിയില്ലേ “did it not increase?” before “is there none also?”.
 */
export function extraCost({ entry, text }: StemOfWord, path: Path | undefined): number {
  if (entry.pos === 'postposition') {
    if (path === undefined) return text.endsWith('ു') ? 12 : 0
    return path.ending.id === 'was' ? -3 : 0
  }
  if (entry.pos === 'particle' && text === 'കൂടി' && path?.ending.id === 'lacks') return 15
  for (let step = path; step; step = step.next)
    if (step.ending.id === 'emphasis' && step.next?.ending.id === 'and') return 6
  return 0
}

const questionWords = new Set('ആര് എന്ത് ഏത് എവിടെ എപ്പോൾ എങ്ങനെ എന്ന് എത്ര എങ്ങോട്ട്'.split(' '))
const manyOf = new Set(['എന്തൊക്കെ', 'ആരൊക്കെ', 'എവിടെയൊക്കെ', 'എങ്ങനെയൊക്കെ'])
const amounts = new Set(['കുറച്ച്', 'അല്പം', 'അൽപം', 'ഇത്തിരി'])

const spans = new Set('മിനിറ്റ് മണിക്കൂർ ദിവസം ആഴ്ച മാസം വർഷം കൊല്ലം നാൾ കാലം'.split(' '))

const placesOnly = new Set<PartOfSpeech>(['adverb', 'postposition'])

/**
 * What an ending means after this word and the ending before it: -എങ്കിലും after ആര് is “some-”, -ഊടെ after
 * കുറച്ച് “more”, and ഉള്ള after what says where, when or for whom “that is” (പിന്നിലുള്ള, എനിക്കുള്ള).
 */
export function meaningAfter(entry: WordEntry, id: string, before?: string): string {
  if (id === 'having' && (before === undefined ? placesOnly.has(entry.pos) : before !== 'plural'))
    return 'that is (before a noun)'
  if (id === 'atLeast' && questionWords.has(entry.word)) return 'some-, any-'
  if (id === 'was' && before === 'future') return meanings.wasUsual ?? ''
  if (id === 'question' && manyOf.has(entry.word)) return 'some, all sorts of; ?'
  if (id === 'also' && amounts.has(entry.word)) return 'more'
  if (id === 'evenThough' && entry.word === 'വേണം') return 'although; (after “what, who, where”) any-'
  if (id === 'dative' && entry.pos === 'numeral') return 'to, for; on (a date), at (an hour)'
  if (id === 'allative' && spans.has(entry.word)) return 'for (so long); to'
  if (id === 'became' && spans.has(entry.word)) return 'for (so long); became'
  return meanings[id] ?? ''
}
