import type { Answer } from '../answer.ts'
import { judgeChoice } from '../options/judge-choice.ts'
import { writtenFeedback } from '../options/written-feedback.ts'
import type { Result } from '../result.ts'
import type { HearChooseScript } from './schema.ts'

/** The reason shows the letters in which what was chosen differs from what was heard, or what it is. */
export const judgeHearChooseScript = (exercise: HearChooseScript, answer: Answer): Result =>
  judgeChoice(exercise, answer, (chosen, right) =>
    writtenFeedback(right.text, chosen.text, chosen, chosen.means),
  )
