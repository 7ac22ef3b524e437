import { sameWord } from '@app/malayalam'
import type { Answer } from '../answer.ts'
import { misfit, type Result, rightAnswer, unknownAnswer, wrongAnswer } from '../result.ts'
import type { SayIt } from './schema.ts'

/** Right if recognition understood the word, or if the learner finds their own recording right. */
export function judgeSayIt({ kind, asks, words }: SayIt, answer: Answer): Result {
  const blamed = asks.map(({ item }) => item)
  switch (answer.type) {
    case 'unknown':
      return unknownAnswer(asks)
    case 'self':
      return answer.right ? rightAnswer(asks) : wrongAnswer(asks, blamed)
    case 'heard': {
      const [likeliest = ''] = answer.texts
      if (answer.texts.some((text) => words.some((word) => sameWord(bare(text), bare(word)))))
        return rightAnswer(asks)
      return wrongAnswer(asks, blamed, { type: 'heard', text: likeliest })
    }
    default:
      return misfit(answer, kind)
  }
}

/** Recognition may set a mark at the end, and nobody says one. */
const bare = (text: string) => text.trim().replace(/[.!?…]+$/u, '')
