import * as v from 'valibot'
import { firstUserlevel, readUserlevel } from '../course/userlevel.ts'
import { readEpoch } from './epoch.ts'
import { mostResults, mostWords, newest } from './records.ts'
import { Result } from './result.ts'
import { WordRecord } from './word-record.ts'

/** The sound ones of a list of records: a damaged one is dropped, and takes no other with it. */
const soundRecords = <Record extends { id: string }>(
  schema: v.GenericSchema<unknown, Record>,
  most: number,
) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((items) => {
      const sound = items.flatMap((item) => {
        const read = v.safeParse(schema, item)
        return read.success ? [read.output] : []
      })
      return newest(sound, most)
    }),
  )

/**
 * What a learner has come to, or a part of it: a change is the same shape with less in it. Each reset begins an epoch; level
 * and results belong to theirs, saved words to none. Records are in the order of their ids, each once.
 */
export const Progress = v.object({
  epoch: v.pipe(v.unknown(), v.transform(readEpoch)),
  userlevel: v.pipe(v.unknown(), v.transform(readUserlevel)),
  results: soundRecords(Result, mostResults),
  words: soundRecords(WordRecord, mostWords),
})
export type Progress = v.InferOutput<typeof Progress>

export const noProgress: Progress = { epoch: 0, userlevel: firstUserlevel, results: [], words: [] }

/** What a stored value means as progress: of a damaged one, what can be read. */
export function readProgress(stored: unknown): Progress {
  const read = v.safeParse(Progress, {
    epoch: undefined,
    userlevel: undefined,
    ...(isObject(stored) && stored),
  })
  return read.success ? read.output : noProgress
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
