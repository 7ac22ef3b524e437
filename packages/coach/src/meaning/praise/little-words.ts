import { wordsOf } from '../said-words.ts'
import { areSame, type Texts } from './text-of.ts'

/** Whether the small words of the translation that change what is said have their word in the guess. */
export function saysLittleWords({ english = '', guess }: Texts): boolean {
  const [own, given] = [wordsOf(english), wordsOf(guess)]
  return words.every(
    ([word, ...others]) =>
      !own.includes(word) || [word, ...others].some((one) => given.some((written) => areSame(written, one))),
  )
}

const words: readonly (readonly [string, ...string[]])[] = [
  [
    'well',
    'fine',
    'good',
    'okay',
    'ok',
    'right',
    'healthy',
    'sick',
    'ill',
    'unwell',
    'better',
    'recover',
    'properly',
  ],
  ['without', 'no', 'not'],
  ['unless', 'if', 'not', 'until', 'without', 'otherwise'],
  ['during', 'in', 'at', 'on', 'when', 'while', 'for', 'over'],
  ['never', 'not', 'no', 'ever'],
]
