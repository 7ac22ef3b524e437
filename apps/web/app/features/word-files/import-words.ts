import { type ImportPlan, type LeftRow, type Note, planImport, type WordsFile } from '@app/learning/bring'
import { practiceOfReview } from '@app/learning/practice'
import type { ReviewRecord } from '@app/learning/review'
import type { SavedWord } from '@app/learning/vocabulary'
import { keyOf } from '@app/malayalam'
import { addAll } from '../../device/log/record-practice.ts'
import { addWords, type Saving } from '../../device/words/saved-words.ts'

/** What a valid file would add, for the learner to confirm. */
export type Offer = {
  plan: ImportPlan
  reviews: ReviewRecord[]
  skipped: number
  left: readonly LeftRow[]
  doubts: readonly Note[]
}

/** `meanings`: what our dictionary says of words to which neither the file nor the learner has a meaning. */
export function offerOf(
  mine: readonly SavedWord[],
  file: Extract<WordsFile, { type: 'sound' }>,
  meanings: ReadonlyMap<string, string>,
): Offer {
  const { words, reviews, skipped, left = [], doubts = [] } = file
  const { fresh, changed, same } = planImport(mine, words)
  const explained = (word: SavedWord) => ({
    ...word,
    meaning: word.meaning || (meanings.get(keyOf(word.word)) ?? ''),
  })
  const plan = { fresh: fresh.map(explained), changed: changed.map(explained), same }
  return { plan, reviews, skipped, left, doubts }
}

/** The words of an offer that have no meaning. */
export const unexplained = ({ plan: { fresh, changed } }: Offer): SavedWord[] =>
  [...fresh, ...changed].filter(({ meaning }) => meaning === '')

/** The meanings that our dictionary has of these words, by their keys. */
export async function meaningsOf(words: readonly SavedWord[]): Promise<ReadonlyMap<string, string>> {
  const [{ lexicon, loadLexicon }, { wordOfEntry }] = await Promise.all([
    import('../../lexicon/lexicon.ts'),
    import('../../lexicon/word-of-entry.ts'),
  ])
  await loadLexicon()
  const wanted = new Set(words.map(({ word }) => keyOf(word)))
  return new Map(
    lexicon.all().flatMap((entry) => {
      const key = keyOf(entry.word)
      return wanted.has(key) ? [[key, wordOfEntry(entry).meaning] as const] : []
    }),
  )
}

/** Adds all of it or nothing. */
export async function importWords({ plan, reviews }: Offer, now: number): Promise<Saving> {
  const saving = addWords(plan.fresh, plan.changed)
  if (saving === 'saved' && reviews.length > 0) await addAll(reviews.map(practiceOfReview), now)
  return saving
}
