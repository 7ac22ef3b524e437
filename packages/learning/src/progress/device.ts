import { difference } from './difference.ts'
import { merge } from './merge.ts'
import { noProgress, type Progress, readProgress } from './progress.ts'

/** What a device keeps of one learner: what it knows, and what of that the server has not acknowledged. */
export type DeviceProgress = {
  progress: Progress
  /** Ids of records. */
  unsent: readonly string[]
  acknowledged: Pick<Progress, 'epoch' | 'userlevel'>
  /** The server's version up to which this device has seen everything. */
  version: number
}

export type Sent = { since: number; progress: Progress }
export type Received = { version: number; more: boolean; progress: Progress }

/** Records in one request. */
export const mostSent = 100

/** Characters of records in one request; a single record is always shorter. */
const longestSent = 200_000

export const newDevice: DeviceProgress = {
  progress: noProgress,
  unsent: [],
  acknowledged: { epoch: 0, userlevel: 1 },
  version: 0,
}

/** What a stored value means: of a damaged one the records that are sound, all of them to be sent again. */
export function readDevice(stored: unknown): DeviceProgress {
  const found: Partial<Record<keyof DeviceProgress, unknown>> =
    stored && typeof stored === 'object' ? stored : {}
  const progress = readProgress(found.progress)
  const ids = idsOf(progress)
  const { unsent, version } = found
  const whole = Array.isArray(unsent) && Number.isSafeInteger(version) && Number(version) >= 0
  if (!whole) return { ...newDevice, progress, unsent: ids }
  const { epoch, userlevel } = readProgress(found.acknowledged)
  const waiting = new Set(unsent)
  return {
    progress,
    unsent: ids.filter((id) => waiting.has(id)),
    acknowledged: { epoch, userlevel },
    version: Number(version),
  }
}

/** Something happened on this device: what is new in it waits to be sent. */
export function change(device: DeviceProgress, made: Progress): DeviceProgress {
  const progress = merge(device.progress, made)
  const fresh = idsOf(difference(device.progress, progress))
  return { ...device, progress, unsent: [...new Set([...device.unsent, ...fresh])] }
}

/** What is left of a device's knowledge when only what the server lacks is kept: enough for it to arrive later. */
export function onlyUnsent({ progress, unsent }: DeviceProgress): DeviceProgress {
  const waiting = new Set(unsent)
  const results = progress.results.filter(({ id }) => waiting.has(id))
  const words = progress.words.filter(({ id }) => waiting.has(id))
  return { ...newDevice, progress: { ...progress, results, words }, unsent }
}

/** Whether the server has acknowledged all that is known here. */
export function isSettled({ progress, unsent, acknowledged }: DeviceProgress): boolean {
  return (
    unsent.length === 0 &&
    acknowledged.epoch === progress.epoch &&
    acknowledged.userlevel === progress.userlevel
  )
}

/** The next request: the level, and as many waiting records as fit. */
export function outgoing({ progress, unsent, version }: DeviceProgress): Sent {
  const waiting = new Set(unsent)
  let left = mostSent
  let room = longestSent
  const some = <Record extends { id: string }>(records: readonly Record[]) =>
    records.filter((record) => {
      if (left === 0 || room <= 0 || !waiting.has(record.id)) return false
      left -= 1
      room -= JSON.stringify(record).length
      return true
    })
  const { epoch, userlevel } = progress
  return {
    since: version,
    progress: { epoch, userlevel, results: some(progress.results), words: some(progress.words) },
  }
}

/**
 * The server answered: what was sent is acknowledged, unless it changed meanwhile, and what came is merged. A server that
 * knows less than it once acknowledged (an older copy of its data was put back) is told everything again.
 */
export function receive(device: DeviceProgress, sent: Sent, received: Received): DeviceProgress {
  const merged = merge(device.progress, received.progress)
  const { epoch, userlevel } = received.progress
  if (received.version < sent.since)
    return { progress: merged, unsent: idsOf(merged), acknowledged: { epoch, userlevel }, version: 0 }

  const onServer = merge(sent.progress, received.progress)
  const missing = new Set(idsOf(difference(onServer, merged)))
  return {
    progress: merged,
    unsent: device.unsent.filter((id) => missing.has(id)),
    acknowledged: { epoch, userlevel },
    version: received.version,
  }
}

const idsOf = ({ results, words }: Progress) => [...results, ...words].map(({ id }) => id)
