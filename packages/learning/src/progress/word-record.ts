import * as v from 'valibot'
import { SavedWord } from '../vocabulary/saved-word.ts'
import { recordIdPattern } from './record-id.ts'

/**
 * The record of a saved word. Removing the word empties the record for good (`null`). A word that is saved
 * again, or on another device at the same time, has a record of its own and stays.
 */
export const WordRecord = v.object({
  id: v.pipe(v.string(), v.regex(recordIdPattern)),
  word: v.nullable(SavedWord),
})
export type WordRecord = v.InferOutput<typeof WordRecord>
