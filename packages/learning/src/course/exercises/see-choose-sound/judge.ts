import type { Answer } from '../answer.ts'
import { judgeChoice } from '../options/judge-choice.ts'
import { writtenFeedback } from '../options/written-feedback.ts'
import type { Result } from '../result.ts'
import type { SeeChooseSound } from './schema.ts'

/** The reason shows how what was chosen is written, beside what was seen, or what it is. */
export const judgeSeeChooseSound = (exercise: SeeChooseSound, answer: Answer): Result =>
  judgeChoice(exercise, answer, (chosen) =>
    writtenFeedback(exercise.text, chosen.means ?? chosen.text, chosen, chosen.gloss),
  )
