import type { PracticeRecord } from '@app/learning/practice'

/** Practice as its table has it, with the fields in the order of the schema. The database stores another order. */
export const practiceOf = (id: string, data: PracticeRecord['practice']): PracticeRecord => ({
  id,
  practice: data && {
    exercise: data.exercise,
    at: data.at,
    took: data.took,
    looks: data.looks.map(({ item, skill, outcome }) => ({ item, skill, outcome })),
  },
})
