import { targetLanguages } from '@app/learning/languages'
import { KnownItem, PracticeRecord } from '@app/learning/practice-log'
import * as v from 'valibot'
import { mostPracticeSent, syncPath, targetSyncPath } from './paths.ts'
import { ProgressChanges, ProgressReply } from './progress.ts'

const TargetLanguage = v.picklist(targetLanguages)

/**
 * Everything that a device made, with the learner it belongs to and the server's version up to which the device has
 * received everything: the level, results and saved words as in `ProgressChanges`, and the practice that was done or
 * undone.
 */
export const SyncChanges = v.object({
  ...ProgressChanges.entries,
  /** What the learner chose on this device to learn, if the account may not know it yet. */
  chosen: v.optional(TargetLanguage),
  /** A device that leaves it out wants its progress alone: the log of practice may be long. */
  practice: v.optional(v.pipe(v.array(PracticeRecord), v.maxLength(mostPracticeSent))),
  /** A device that has nothing of the account's log asks for what its learner knows, so that it need not wait. */
  known: v.optional(v.literal(true)),
})
export type SyncChanges = v.InferOutput<typeof SyncChanges>

/** What the device does not have yet, as in `ProgressReply`. */
export const SyncReply = v.object({
  ...ProgressReply.entries,
  /** What the learner has chosen to learn, for a device that has nothing of them yet (`since` is 0), or chose it now. */
  chosen: v.optional(TargetLanguage),
  practice: v.array(PracticeRecord),
  /** What the learner knows by the practice up to a version, if that was asked for and the log is long. */
  known: v.optional(v.object({ version: v.number(), items: v.array(KnownItem) })),
})
export type SyncReply = v.InferOutput<typeof SyncReply>

/**
 * The one exchange, for each language that is learnt: of Malayalam without its name, as devices of before know it.
 * `/api/progress` and `/api/reviews` are for devices of version 0.1.0, until 30 June 2027 (`apps/server/src/version-0-1`).
 */
export const syncApi = {
  exchange: { method: 'post', path: syncPath, body: SyncChanges, reply: SyncReply, auth: 'required' },
  exchangeOf: { method: 'post', path: targetSyncPath, body: SyncChanges, reply: SyncReply, auth: 'required' },
} as const
