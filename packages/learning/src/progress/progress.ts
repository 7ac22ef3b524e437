import * as v from 'valibot'
import { firstUserlevel, readUserlevel } from '../levels/userlevel.ts'
import { readEpoch } from './epoch.ts'
import { mostResults, mostWords, newest } from './records.ts'
import { Result } from './result.ts'
import { WordRecord } from './word-record.ts'

/** The valid records of a list. A damaged record is dropped, the others stay. */
const validRecords = <Record extends { id: string }>(
  schema: v.GenericSchema<unknown, Record>,
  limit: number,
) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((items) => {
      const valid = items.flatMap((item) => {
        const read = v.safeParse(schema, item)
        return read.success ? [read.output] : []
      })
      return newest(valid, limit)
    }),
  )

/**
 * The progress of a learner, or a change to it: a change has the same shape with fewer records. Each reset
 * begins an epoch. The level and the results belong to an epoch, saved words do not. The records are ordered
 * by id, each once.
 */
export const Progress = v.object({
  epoch: v.pipe(v.unknown(), v.transform(readEpoch)),
  userlevel: v.pipe(v.unknown(), v.transform(readUserlevel)),
  results: validRecords(Result, mostResults),
  words: validRecords(WordRecord, mostWords),
})
export type Progress = v.InferOutput<typeof Progress>

export const noProgress: Progress = { epoch: 0, userlevel: firstUserlevel, results: [], words: [] }

/** Reads a stored value as progress: of a damaged one, the parts that are valid. */
export function readProgress(stored: unknown): Progress {
  const read = v.safeParse(Progress, {
    epoch: undefined,
    userlevel: undefined,
    ...(isObject(stored) && stored),
  })
  return read.success ? read.output : noProgress
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * The records of a stored value that `readProgress` leaves out because they are damaged, as they are stored; the value
 * itself, if nothing of it can be read.
 */
export function damagedRecords(stored: unknown): unknown[] {
  if (stored === undefined || stored === null) return []
  const { results, words }: Partial<Record<'results' | 'words', unknown>> = isObject(stored) ? stored : {}
  const isList = (value: unknown) => value === undefined || Array.isArray(value)
  if (!isObject(stored) || !isList(results) || !isList(words)) return [stored]
  return [...damagedIn(Result, results), ...damagedIn(WordRecord, words)]
}

const damagedIn = (schema: v.GenericSchema, records: unknown): unknown[] =>
  Array.isArray(records) ? records.filter((record) => !v.is(schema, record)) : []
