import type { PracticeRecord } from '@app/learning/practice'
import type { Progress, Result, WordRecord } from '@app/learning/progress'
import type { MetAt } from '@app/learning/vocabulary'
import type { Row } from './sync-statements.ts'

export type Records = Pick<Progress, 'results' | 'words'> & { practice: readonly PracticeRecord[] }

/** The size of a record, as the limits of an account count it. In bytes. */
const sizeOf = (record: Result | WordRecord | PracticeRecord) => Buffer.byteLength(JSON.stringify(record))

export const sizeOfAll = ({ results, words, practice }: Records) =>
  [...results, ...words, ...practice].reduce((sum, record) => sum + sizeOf(record), 0)

/** With the fields in the order of the schemas. The database stores another order. */
export function recordsOf(rows: readonly Omit<Row, 'version'>[]): Records {
  const sorted = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return {
    results: sorted.flatMap(({ kind, id, data }) =>
      kind === 'result' ? [resultOf(id, data as Omit<Result, 'id'>)] : [],
    ),
    words: sorted.flatMap(({ kind, id, data }) =>
      kind === 'word' ? [wordOf(id, data as WordRecord['word'])] : [],
    ),
    practice: sorted.flatMap(({ kind, id, data }) =>
      kind === 'practice' ? [practiceOf(id, data as PracticeRecord['practice'])] : [],
    ),
  }
}

const resultOf = (id: string, { topic, score, questions, mistakes }: Omit<Result, 'id'>): Result => ({
  id,
  topic,
  score,
  questions,
  mistakes: mistakes.map(({ question, answer }) => ({ question, answer })),
})

const wordOf = (id: string, data: WordRecord['word']): WordRecord => ({
  id,
  word: data && {
    word: data.word,
    meaning: data.meaning,
    pronunciation: data.pronunciation,
    ...(data.metAt && { metAt: metAtOf(data.metAt) }),
  },
})

const metAtOf = ({ sentence, translation, video, start, duration }: MetAt): MetAt => ({
  sentence,
  ...(translation !== undefined && { translation }),
  ...(video !== undefined && { video }),
  ...(start !== undefined && { start }),
  ...(duration !== undefined && { duration }),
})

/** Practice as its table has it, with the fields in the order of the schema. The database stores another order. */
export const practiceOf = (id: string, data: PracticeRecord['practice']): PracticeRecord => ({
  id,
  practice: data && {
    exercise: data.exercise,
    at: data.at,
    took: data.took,
    looks: data.looks.map(({ item, skill, outcome, ...rest }) => ({ item, skill, outcome, ...rest })),
  },
})
