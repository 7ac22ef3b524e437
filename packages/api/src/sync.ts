import { PracticeRecord } from '@app/learning/practice-log'
import * as v from 'valibot'
import { mostPracticeSent, syncPath } from './paths.ts'
import { ProgressChanges, ProgressReply } from './progress.ts'

/**
 * Everything that a device made, with the learner it belongs to and the server's version up to which the device has
 * received everything: the level, results and saved words as in `ProgressChanges`, and the practice that was done or
 * undone.
 */
export const SyncChanges = v.object({
  ...ProgressChanges.entries,
  /** A device that leaves it out wants its progress alone: the log of practice may be long. */
  practice: v.optional(v.pipe(v.array(PracticeRecord), v.maxLength(mostPracticeSent))),
})
export type SyncChanges = v.InferOutput<typeof SyncChanges>

/** What the device does not have yet, as in `ProgressReply`. */
export const SyncReply = v.object({
  ...ProgressReply.entries,
  practice: v.array(PracticeRecord),
})
export type SyncReply = v.InferOutput<typeof SyncReply>

/** The one exchange. `/api/progress` and `/api/reviews` stay for one version, for devices of before. */
export const syncApi = {
  exchange: { method: 'post', path: syncPath, body: SyncChanges, reply: SyncReply, auth: 'required' },
} as const
