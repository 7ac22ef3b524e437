import type { Answer } from '../answer.ts'
import { letterPieces } from '../letter-pieces.ts'
import { judgeChoice } from '../options/judge-choice.ts'
import type { Result } from '../result.ts'
import type { HearChooseScript } from './schema.ts'

/** The reason shows the letters in which what was chosen differs from what was heard. */
export const judgeHearChooseScript = (exercise: HearChooseScript, answer: Answer): Result =>
  judgeChoice(exercise, answer, (chosen, right) => ({
    type: 'letters',
    pieces: letterPieces(right.text, chosen.text),
  }))
