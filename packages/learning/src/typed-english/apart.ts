import { classOf, type EnglishWord, sameStem } from '@app/english'
import { isMisspelt } from './misspelt.ts'

/** What a word costs that the other text has not. */
export const missing = 10

/** How far a typed word is from a wanted one. What is as far as two missing words is never put beside it. */
export function apart(word: EnglishWord, { key: given }: EnglishWord): number {
  const wanted = spelt(word)
  if (word.key === given) return 0
  if (isSame(wanted, given)) return 0
  const [one, other] = [classOf(wanted), classOf(given)]
  if (sameStem(wanted, given)) return 6
  if (one !== 'word' || other !== 'word') return one === other ? 8 : isMisspelt(wanted, given) ? 9 : 21
  return isMisspelt(wanted, given) ? 7 : 15
}

const alike = ["'s is", "'s has", "'d had", "'d would", 'shall will']
/** Whether two words are one, shortened or not. */
export const isSame = (wanted: string, given: string) =>
  wanted === given || alike.includes(`${wanted} ${given}`) || alike.includes(`${given} ${wanted}`)

/** A number in words is compared by its letters where it is not the same number. */
export const spelt = ({ key, shown }: EnglishWord) => (/^\d/u.test(key) ? shown.toLowerCase() : key)
