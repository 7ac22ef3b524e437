import { setImmediate as turn } from 'node:timers/promises'
import type { SyncReply } from '@app/api'
import { canonicalKey, type Memory, memoryInTurns, type PracticeRecord } from '@app/learning/practice'
import { day } from '@app/learning/review'
import type { syncStore } from './sync-store.ts'

/** Records that are read at once, and looks that are folded at once: each takes some milliseconds. */
const pageLength = 2000
const looksInTurn = 500

/** What was practised so recently is sent with it: a day's number of reviews counts what was done elsewhere. */
const recent = 2 * day

let isFolding = false

/**
 * What a learner knows, for a device that is new to them: the whole log is folded here, in turns, so that the device
 * need not wait for it. It takes about a second for every hundred thousand records, so one learner at a time: whoever
 * comes meanwhile gets the log alone, and their device folds it.
 */
export async function snapshotForNewDevice(
  store: ReturnType<typeof syncStore>,
  learner: string,
  reply: SyncReply,
  now: number,
): Promise<SyncReply> {
  if (isFolding) return reply
  isFolding = true
  try {
    const { version, log } = await store.wholeLog(learner, pageLength)
    const memory = await fold(log, now)
    const first = log.filter(({ practice }) => (practice?.at ?? 0) > now - recent).slice(-pageLength)
    const practice = new Map([...reply.practice, ...first].map((record) => [record.id, record]))
    return { ...reply, practice: [...practice.values()], known: { version, items: [...memory] } }
  } finally {
    isFolding = false
  }
}

async function fold(log: readonly PracticeRecord[], now: number): Promise<Memory> {
  const turns = memoryInTurns(log, now, canonicalKey, looksInTurn)
  for (let step = turns.next(); ; step = turns.next()) {
    if (step.done) return step.value
    await turn()
  }
}
