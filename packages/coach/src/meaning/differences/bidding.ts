import { stem } from '@app/english'
import { meanings } from '@app/malayalam/forms'
import { contentWords, isPronoun } from '../english/content-words.ts'
import { tensesIn } from '../english/tenses.ts'
import type { MeantWord } from '../meant-word.ts'
import { saysIt, wordsOf } from '../said-words.ts'

/** Whether an ending makes a command or a request. */
export const isTelling = (means: string): boolean => /^(?:do!|please|go ahead)/u.test(means)

/**
 * Whether the sentence asks that something be done and the guess says that it is so, or was: “the window is
 * open” for ജനൽ തുറക്കൂ, “he came” for അവൻ വരട്ടെ. It says so only of the clause that has the verb, and only
 * where nothing in it may ask.
 */
export const statesWhatIsBidden = (words: readonly MeantWord[], guess: string): boolean =>
  words.some(
    (word) =>
      bids(word) && !isStatedToo(word, words) && clausesOf(guess).some((clause) => states(clause, word)),
  )

/** വേഗം വാ, ബസ് വന്നു. */
const isStatedToo = (word: MeantWord, words: readonly MeantWord[]) =>
  words.some(
    (other) =>
      other.kind === 'verb' &&
      !bids(other) &&
      contentWords(other.gloss).some((one) => contentWords(word.gloss).includes(one)),
  )

/**
 * The other way round: “son, drink the milk” for മോൻ പാൽ കുടിക്കുന്നുണ്ട്. Who does it is called, and the
 * verb follows at once.
 */
export function bidsWhatIsStated(words: readonly MeantWord[], guess: string): boolean {
  const last = words.at(-1)
  const [called, ...rest] = guess.toLowerCase().split(',')
  if (last?.kind !== 'verb' || bids(last) || rest.length !== 1 || !called) return false
  const [does = ''] = (rest[0] ?? '')
    .trim()
    .replace(/^(?:please|do not|don['’]?t) /u, '')
    .split(' ')
  const isCalled = contentWords(called).every((token) =>
    words.some((word) => word.kind === 'noun' && word.endings.length === 0 && saysIt(word)(token)),
  )
  return isCalled && !isPronoun(stem(does)) && saysIt(last)(does) && !/(?:s|ed|ing)$/u.test(does)
}

const bids = ({ kind, endings }: MeantWord) =>
  kind === 'verb' && endings.some((means) => isTelling(means) || means === meanings.let)

const clausesOf = (text: string) => text.toLowerCase().split(/[,;:.?!]|\b(?:and|but|so|because|if|when)\b/u)

function states(clause: string, word: MeantWord): boolean {
  const tokens = wordsOf(clause)
  const at = tokens.findIndex(saysIt(word))
  if (at < 1 || mayAskFor.test(clause)) return false
  return tensesIn(clause).past || tokens.slice(Math.max(0, at - 2), at).some((token) => being.test(token))
}

const mayAskFor =
  /\b(?:please|can|could|will|would|let|lets|may|might|must|should|shall|ought|need|want|wants|to|do|don['’]?t|not|why)\b/u
const being = /^(?:is|are|was|were)$/u

/** What is said of it, in both languages. */
export const biddingSays = {
  stated: {
    en: 'The sentence asks for it to be done; it does not say that it is so.',
    ml: 'ഒരു കാര്യം ചെയ്യാൻ ഒരാളോട് പറയുന്ന വാക്യമാണിത്.',
  },
  bidden: {
    en: 'The sentence says what is so; it asks nobody to do it.',
    ml: 'ആരോടെങ്കിലും എന്തെങ്കിലും ചെയ്യാൻ പറയുന്ന വാക്യമല്ല ഇത്.',
  },
}
