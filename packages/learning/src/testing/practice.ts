import type { Item, Skill } from '../practice/item.ts'
import type { Outcome, PracticeRecord } from '../practice/practice.ts'

/** The nth exercise of a test. Name only the fields that the test is about. */
export function aPractice(
  n: number,
  at: number,
  {
    exercise = 'choose',
    looks = [['word:vellam', 'read', 'good']],
  }: { exercise?: string; looks?: readonly (readonly [Item, Skill, Outcome])[] } = {},
): PracticeRecord {
  return {
    id: n.toString(16).padStart(24, '0'),
    practice: {
      exercise,
      at,
      took: 2000,
      looks: looks.map(([item, skill, outcome]) => ({ item, skill, outcome })),
    },
  }
}
