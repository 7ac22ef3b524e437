import type { Answer } from '../answer.ts'
import { judgeTranslation } from '../options/judge-translation.ts'
import type { Result } from '../result.ts'
import type { FilmLines } from './schema.ts'

export const judgeFilmLines = (exercise: FilmLines, answer: Answer): Result =>
  judgeTranslation(exercise, answer)
