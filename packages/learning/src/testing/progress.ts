import { noProgress, type Progress } from '../progress/progress.ts'
import type { Result } from '../progress/result.ts'
import type { WordRecord } from '../progress/word-record.ts'

/** The id of a learner's nth record. `maker` tells devices apart. */
export const anId = (count: number, maker = 0) =>
  `${count.toString(36).padStart(6, '0')}-${maker.toString(16).padStart(16, '0')}`

/** A valid result. Name only the fields that the test is about. */
export function aResult(fields: Partial<Result> = {}): Result {
  const mistakes = [{ question: 'അമ്മ', answer: 'mother' }]
  return { id: anId(1), topic: 'daily_food', score: 50, questions: 6, mistakes, ...fields }
}

export function aWord(id: string, word = 'വെള്ളം'): WordRecord {
  return { id, word: { word, meaning: 'water', pronunciation: 'veḷḷaṁ' } }
}

export function someProgress(fields: Partial<Progress> = {}): Progress {
  return { ...noProgress, ...fields }
}
