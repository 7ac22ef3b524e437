import { keyOf } from '@app/malayalam'
import * as v from 'valibot'
import { boundedText } from './bounded-text.ts'
import { MetAt } from './met-at.ts'

/** A word in the learner's list, with the field names of the browser's storage. */
export const SavedWord = v.object({
  word: v.pipe(
    boundedText(200),
    v.check((word) => keyOf(word) !== '', 'word-no-key'),
  ),
  meaning: v.union([v.literal(''), boundedText(1000)]),
  pronunciation: v.union([v.literal(''), boundedText(300)]),
  metAt: v.optional(MetAt),
})
export type SavedWord = v.InferOutput<typeof SavedWord>
