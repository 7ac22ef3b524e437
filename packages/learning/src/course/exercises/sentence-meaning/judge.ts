import type { Answer } from '../answer.ts'
import { judgeTranslation } from '../options/judge-translation.ts'
import type { Result } from '../result.ts'
import type { SentenceMeaning } from './schema.ts'

export const judgeSentenceMeaning = (exercise: SentenceMeaning, answer: Answer): Result =>
  judgeTranslation(exercise, answer)
