import { meanings } from '@app/malayalam/forms'
import { withoutBrackets } from '../english/plain-english.ts'
import { asksWhatItSays, asksWhether, isOpenQuestion, mayAsk, onlySays } from '../english/yes-no-question.ts'
import type { MeantWord } from '../meant-word.ts'

/**
 * Whether the sentence asks if something is so and the guess says that it is (`missing`), or the other way
 * round.
 */
export function questionDifference(
  words: readonly MeantWord[],
  english: string | undefined,
  guess: string,
): 'missing' | 'extra' | undefined {
  const kind = english === undefined ? kindOfWords(words) : kindOfKnown(english)
  const says = !mayAsk(guess) || (english === undefined && onlySays(guess))
  if (kind === 'asks') return says ? 'missing' : undefined
  const asks = asksWhether(guess) || asksWhatItSays(guess) || (isOpenQuestion(guess) && isPlain(words.at(-1)))
  return kind === 'says' && asks ? 'extra' : undefined
}

/** What is so, was or will be. A request or an offer may be put as a question. */
const isPlain = (last: MeantWord | undefined) => last?.kind === 'verb' && plain.has(last.endings.join())
const plain = new Set(['future', 'past', 'present', 'habit'].map((id) => meanings[id]))

type Kind = 'asks' | 'says' | undefined

const kindOfKnown = (english: string): Kind =>
  isOpenQuestion(english) ? 'asks' : english.includes('?') ? undefined : 'says'

/**
 * For a sentence without a translation: -o asks yes or no, unless it stands beside a question word, or
 * compares two things.
 */
function kindOfWords(words: readonly MeantWord[]): Kind {
  const asking = words.filter(({ endings }) => endings.some((means) => asks.has(means)))
  const isMarked = words.some(({ mark }) => mark?.includes('?'))
  const asksMore = words.some(
    ({ gloss, endings }) =>
      questionWord.test(withoutBrackets(gloss)) || endings.some((means) => joined.has(means)),
  )
  const isReported = words.some(({ endings }) => endings.includes(meanings.that ?? ''))
  if (asking.length === 2 && !isReported && !asksMore) return 'asks'
  if (asking.length === 1 && asking[0] === words.at(-1) && !asksMore) return 'asks'
  const last = words.at(-1)
  // മനസ്സിലായില്ലേ?
  if (last?.kind === 'verb' && asksToAgree(last) && !asksMore) return 'asks'
  const isTag = words.some(({ endings }) => endings.some((means) => means.includes('?')))
  return asking.length > 0 || isMarked || asksMore || isTag ? undefined : 'says'
}

const asksToAgree = ({ endings, mark }: MeantWord) =>
  endings.includes(meanings.isntIt ?? '—') ||
  (endings.includes(meanings.tag ?? '—') && mark?.includes('?') === true)

const asks = new Set(['question', 'howAbout'].map((id) => meanings[id] ?? ''))

/** പേരെന്താണ്. */
const joined = new Set(['what', 'where', 'howMuch', 'who', 'whatFor', 'how'].map((id) => meanings[id]))

const questionWord = /\b(?:who|whom|whose|what|which|when|where|why|how|isn[’']t it)\b/u

/** What is said of it, in both languages. */
export const questionSays = {
  missing: { en: 'The sentence is a question.', ml: 'ഇതൊരു ചോദ്യമാണ്.' },
  extra: { en: 'The sentence is not a question.', ml: 'ഇതൊരു ചോദ്യമല്ല.' },
}
