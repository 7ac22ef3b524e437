import { contentStems } from '@app/english'
import type { CourseSentence } from '../../content.ts'

/** How much further apart a question and a statement are than two questions. */
const askingApart = 30

/** How different two sentences look: the length of their English, and whether both ask. */
export const apart = (one: Said, other: Said): number =>
  Math.abs(one.english.length - other.english.length) + (targets(one) === targets(other) ? 0 : askingApart)

const targets = ({ english }: Said) => english.endsWith('?')

/** Whether all that the shorter one says is in the other: only a different word makes a different meaning. */
export function sayAlike(one: Said, other: Said): boolean {
  if (one.text === other.text || one.english.toLowerCase() === other.english.toLowerCase()) return true
  const [a, b] = [contentStems(one.english), contentStems(other.english)]
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short.every((stem) => long.includes(stem))
}

type Said = Pick<CourseSentence, 'text' | 'english'>
