import { targetLanguages } from '@app/learning/languages'
import { KnownItem, PackedItem, PracticeRecord, withShortNames } from '@app/learning/practice-log'
import * as v from 'valibot'
import { mostPracticeSent, practiceLogPath, syncPath, targetSyncPath } from './paths.ts'
import { ProgressChanges, ProgressReply, Version } from './progress.ts'

const TargetLanguage = v.picklist(targetLanguages)

const memoryParts = ['whole', 'changed'] as const

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
  practice: v.optional(
    v.pipe(v.array(v.pipe(PracticeRecord, v.transform(withShortNames))), v.maxLength(mostPracticeSent)),
  ),
  /** A device that has nothing of the account's log asks for what its learner knows, so that it need not wait. */
  known: v.optional(v.literal(true)),
  /**
   * A device asks for what its learner knows: of everything, because it has nothing of the log (`whole`), or of the items
   * in this exchange, because it has only the newest part of the log (`changed`). The server folds the whole log.
   */
  memory: v.optional(v.picklist(memoryParts)),
})
export type SyncChanges = v.InferOutput<typeof SyncChanges>

const Sent = v.object({ sent: v.unknown(), changes: SyncChanges })

/** What a device sent, and the ids of damaged records in it: they are left out, and the reply names them. */
export const ReadChanges = v.pipe(
  v.unknown(),
  v.transform((sent) => ({ sent, changes: sent })),
  Sent,
  v.transform(({ sent, changes }) => ({ ...changes, refused: damagedIn(sent, changes) })),
)

export type ReadChanges = v.InferOutput<typeof ReadChanges>

function damagedIn(sent: unknown, { progress }: SyncChanges): string[] {
  const found = v.safeParse(SentRecords, sent)
  const taken = new Set([...progress.results, ...progress.words].map(({ id }) => id))
  const { results, words } = found.success ? found.output.progress : { results: [], words: [] }
  return [...results, ...words].flatMap((record) => {
    const { id } = v.parse(AnyId, record)
    return taken.has(id) ? [] : [id]
  })
}

const AnyId = v.fallback(v.object({ id: v.pipe(v.string(), v.maxLength(100)) }), { id: '' })
const SentRecords = v.object({
  progress: v.object({ results: v.array(v.unknown()), words: v.array(v.unknown()) }),
})

/** What the device does not have yet, as in `ProgressReply`. */
export const SyncReply = v.object({
  ...ProgressReply.entries,
  /** What the learner has chosen to learn, for a device that has nothing of them yet (`since` is 0), or chose it now. */
  chosen: v.optional(TargetLanguage),
  practice: v.array(PracticeRecord),
  /** The ids of records that were sent and not taken, because they are damaged. */
  refused: v.optional(v.array(v.string())),
  /** What the learner knows by the practice up to a version, if that was asked for and the log is long. */
  known: v.optional(v.object({ version: v.number(), items: v.array(KnownItem) })),
  /**
   * What was asked for with `memory`. With the whole of it comes the practice of the last days, and nothing of the log
   * before: that is fetched from `practiceLogPath` when the device is idle. It is missing where the log is short: then
   * the device has nothing to wait for, and asks for the log itself, from the beginning.
   */
  memory: v.optional(
    v.object({
      part: v.picklist(memoryParts),
      items: v.array(PackedItem),
      /** That of the fold. What a device has of another one is to come anew, as `whole`. */
      edition: v.number(),
      /** With the whole of it: whether the log has an exercise of the course, or only reviews. */
      course: v.optional(v.boolean()),
    }),
  ),
})
export type SyncReply = v.InferOutput<typeof SyncReply>

/** A place in the log by time, and by id among practice of the same moment. */
const LogPlace = v.object({ at: Version, id: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/)) })

/** Of the log of practice, what was done before a place, or the newest; newest first. */
export const PracticeLogQuery = v.object({
  learner: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  at: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  id: v.optional(LogPlace.entries.id),
})

/** `next`: there is more, before this place. */
export const PracticeLogReply = v.object({ practice: v.array(PracticeRecord), next: v.optional(LogPlace) })
export type PracticeLogReply = v.InferOutput<typeof PracticeLogReply>

/**
 * The one exchange, for each language that is learnt: of Malayalam without its name, as devices of before know it.
 * `/api/progress` and `/api/reviews` are for devices of version 0.1.0, until 30 June 2027 (`apps/server/src/version-0-1`).
 */
export const syncApi = {
  exchange: { method: 'post', path: syncPath, body: SyncChanges, reply: SyncReply, auth: 'required' },
  exchangeOf: { method: 'post', path: targetSyncPath, body: SyncChanges, reply: SyncReply, auth: 'required' },
  log: {
    method: 'get',
    path: practiceLogPath,
    query: PracticeLogQuery,
    reply: PracticeLogReply,
    auth: 'required',
  },
} as const
