import * as v from 'valibot'
import { SavedWord } from '../vocabulary/saved-word.ts'
import { recordIdPattern } from './record-id.ts'

/**
 * One saving of a word. Removing empties it for good (`null`), and only what the learner saw: a word saved again, or saved
 * elsewhere meanwhile, is another record and stays.
 */
export const WordRecord = v.object({
  id: v.pipe(v.string(), v.regex(recordIdPattern)),
  word: v.nullable(SavedWord),
})
export type WordRecord = v.InferOutput<typeof WordRecord>
