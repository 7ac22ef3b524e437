import { sameWord } from '@app/malayalam'
import { otherSpellings } from '@app/malayalam/forms'
import { readNumber } from '@app/malayalam/numbers'
import type { Answer } from '../answer.ts'
import { misfit, type Result, rightAnswer, unknownAnswer, wrongAnswer } from '../result.ts'
import type { SayIt } from './schema.ts'

/**
 * Right if recognition understood the word, or if the learner finds their own recording right. Whoever said another
 * form of the word knows it: nothing is blamed.
 */
export function judgeSayIt({ kind, targets, words, forms = [] }: SayIt, answer: Answer): Result {
  const blamed = targets.map(({ item }) => item)
  switch (answer.type) {
    case 'unknown':
      return unknownAnswer(targets)
    case 'self':
      return answer.right ? rightAnswer(targets) : wrongAnswer(targets, blamed)
    case 'heard': {
      const [likeliest = ''] = answer.texts
      if (answer.texts.some((text) => words.some((word) => isSaid(text, word)))) return rightAnswer(targets)
      const form = forms.find((one) => answer.texts.some((text) => isSaid(text, one)))
      if (form !== undefined) return wrongAnswer(targets, [], { type: 'other-form', text: form })
      return wrongAnswer(targets, blamed, { type: 'heard', text: likeliest })
    }
    default:
      return misfit(answer, kind)
  }
}

/**
 * Recognition writes a word as it likes: in an older spelling, a number in digits, and as often as it was said, with a
 * mark at the end that nobody says.
 */
function isSaid(text: string, word: string): boolean {
  const [said, wanted] = [bare(text), bare(word)]
  const isWord = (one: string) =>
    [one, ...otherSpellings(one)].some((spelling) => sameWord(spelling, wanted)) ||
    (/^\d+$/u.test(one) && Number(one) === readNumber(wanted))
  return isWord(said) || said.split(/\s+/u).every((one) => isWord(bare(one)))
}

const bare = (text: string) => text.trim().replace(/[.,!?…]+$/u, '')
