import { type ImportPlan, type LeftRow, planImport, type WordsFile } from '@app/learning/bring'
import { practiceOfReview } from '@app/learning/practice'
import type { ReviewRecord } from '@app/learning/review'
import type { SavedWord } from '@app/learning/vocabulary'
import { addAll } from '../../device/log/record-practice.ts'
import { addWords, type Saving } from '../../device/words/saved-words.ts'

/** What a valid file would add, for the learner to confirm. */
export type Offer = {
  plan: ImportPlan
  reviews: ReviewRecord[]
  skipped: number
  left: readonly LeftRow[]
}

export function offerOf(mine: readonly SavedWord[], file: Extract<WordsFile, { type: 'sound' }>): Offer {
  const { words, reviews, skipped, left = [] } = file
  return { plan: planImport(mine, words), reviews, skipped, left }
}

/** Adds all of it or nothing. */
export async function importWords({ plan, reviews }: Offer, now: number): Promise<Saving> {
  const saving = addWords(plan.fresh, plan.changed)
  if (saving === 'saved' && reviews.length > 0) await addAll(reviews.map(practiceOfReview), now)
  return saving
}
