import { canonicalKey, type PracticeRecord } from '@app/learning/practice'
import type { KeptPractice } from './kept-practice.ts'

/** The items of practice by their names of today, each once. */
export const itemsOf = ({ practice }: PracticeRecord) => [
  ...new Set((practice?.looks ?? []).map(({ item }) => canonicalKey(item))),
]

export function withIndexFields(record: PracticeRecord, own: boolean): KeptPractice {
  const { id, practice } = record
  return {
    id,
    practice,
    ...(practice && { items: itemsOf(record), at: practice.at }),
    ...(own && { unsent: 1 }),
  }
}
