import type { Answer } from '../answer.ts'
import { letterPieces } from '../letter-pieces.ts'
import { judgeChoice } from '../options/judge-choice.ts'
import type { Result } from '../result.ts'
import type { SeeChooseSound } from './schema.ts'

/** The reason shows how what was chosen is written, beside what was seen. */
export const judgeSeeChooseSound = (exercise: SeeChooseSound, answer: Answer): Result =>
  judgeChoice(exercise, answer, (chosen) => ({
    type: 'letters',
    pieces: letterPieces(exercise.text, chosen.means ?? chosen.text),
  }))
