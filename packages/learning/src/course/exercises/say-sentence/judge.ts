import type { Answer } from '../answer.ts'
import { misfit, type Result, rightAnswer, unknownAnswer } from '../result.ts'
import { saysAll } from '../says-all.ts'
import type { SaySentence } from './schema.ts'

/**
 * Each word and ending by itself: what was lacking is not known, and the rest was said. What recognition heard is right
 * if it is the sentence; what it did not hear, the learner marks.
 */
export function judgeSaySentence({ kind, targets, text, parts }: SaySentence, answer: Answer): Result {
  switch (answer.type) {
    case 'unknown':
      return unknownAnswer(targets)
    case 'said': {
      const { lacked } = answer
      return {
        right: lacked.length === 0,
        looks: targets.map((target) => ({
          ...target,
          outcome: lacked.includes(target.item) ? 'again' : 'good',
        })),
        ...(lacked.length > 0 && {
          feedback: { type: 'lacked', parts: parts.filter(({ item }) => lacked.includes(item)) },
        }),
      }
    }
    case 'heard':
      return answer.texts.some((said) => saysAll(said, text))
        ? rightAnswer(targets)
        : { right: false, looks: [], feedback: { type: 'heard', text: answer.texts[0] ?? '' } }
    default:
      return misfit(answer, kind)
  }
}
