import { keyOf } from '@app/malayalam'
import * as v from 'valibot'
import { recordIdPattern } from './record-id.ts'
import { boundedText } from './text.ts'

/** A word in the learner's list, under the specification's own field names. */
export const SavedWord = v.object({
  word: v.pipe(
    boundedText(200),
    v.check((word) => keyOf(word) !== '', 'There is nothing to look up by.'),
  ),
  meaning: v.union([v.literal(''), boundedText(1000)]),
  pronunciation: v.union([v.literal(''), boundedText(300)]),
})
export type SavedWord = v.InferOutput<typeof SavedWord>

/**
 * One saving of a word. Removing empties it for good (`null`), and only what the learner saw: a word saved again, or saved
 * elsewhere meanwhile, is another record and stays.
 */
export const WordRecord = v.object({
  id: v.pipe(v.string(), v.regex(recordIdPattern)),
  word: v.nullable(SavedWord),
})
export type WordRecord = v.InferOutput<typeof WordRecord>
