import { classOf } from '@app/english'
import { editsApart } from '../alignment/edits-apart.ts'

/** Whether a word is another one with letters missing, too many, exchanged or swapped. A small word is none. */
export function isMisspelt(wanted: string, given: string): boolean {
  if (classOf(given) !== 'word' || /\d/u.test(wanted + given)) return false
  const most = wanted.length <= 3 ? 1 : wanted.length <= 7 ? 2 : 3
  const far = editsApart(wanted, given)
  return far > 0 && far <= most && far * 2 <= wanted.length
}

/** The two letters that changed places, as they should stand, if nothing else is wrong: ei of recieve. */
export function swappedIn(wanted: string, given: string): string | undefined {
  if (wanted.length !== given.length) return undefined
  const at = [...wanted].findIndex((letter, place) => letter !== given[place])
  const [one = '', other = ''] = [wanted[at], wanted[at + 1]]
  const swapped = wanted.slice(0, at) + other + one + wanted.slice(at + 2)
  return at >= 0 && swapped === given ? one + other : undefined
}
