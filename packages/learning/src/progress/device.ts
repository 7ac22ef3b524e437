import { difference } from './difference.ts'
import { merge } from './merge.ts'
import { noProgress, type Progress, readProgress } from './progress.ts'

/** The progress of one learner on a device, and which part of it the server has not acknowledged yet. */
export type DeviceProgress = {
  progress: Progress
  /** The ids of the records that were not sent yet. */
  unsent: readonly string[]
  acknowledged: Pick<Progress, 'epoch' | 'userlevel'>
  /** This device has received all changes up to this version of the server. */
  version: number
}

export type Sent = { since: number; progress: Progress }
export type Received = { version: number; more: boolean; progress: Progress }

/** The most records in one request. */
export const mostSent = 100

/** The most characters of records in one request. A single record is always shorter. */
const longestSent = 200_000

export const newDevice: DeviceProgress = {
  progress: noProgress,
  unsent: [],
  acknowledged: { epoch: 0, userlevel: 1 },
  version: 0,
}

/** Reads a stored value. If it is damaged, the valid records are kept and all of them are sent again. */
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

/** Adds a change that was made on this device. Its new records wait to be sent. */
export function change(device: DeviceProgress, made: Progress): DeviceProgress {
  const progress = merge(device.progress, made)
  const fresh = idsOf(difference(device.progress, progress))
  return { ...device, progress, unsent: [...new Set([...device.unsent, ...fresh])] }
}

/** The part of the progress that the server does not have: enough to send it later. */
export function onlyUnsent({ progress, unsent }: DeviceProgress): DeviceProgress {
  const waiting = new Set(unsent)
  const results = progress.results.filter(({ id }) => waiting.has(id))
  const words = progress.words.filter(({ id }) => waiting.has(id))
  return { ...newDevice, progress: { ...progress, results, words }, unsent }
}

/** Whether the server has acknowledged everything on this device. */
export function isSettled({ progress, unsent, acknowledged }: DeviceProgress): boolean {
  return (
    unsent.length === 0 &&
    acknowledged.epoch === progress.epoch &&
    acknowledged.userlevel === progress.userlevel
  )
}

/** The next request: the level, and as many unsent records as fit. */
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
 * Takes in the server's reply. Records that were sent are acknowledged, unless they changed meanwhile, and
 * the received ones are merged. If the server's version is lower than one it acknowledged (an older copy of
 * its data was restored), everything is sent again.
 */
export function receive(device: DeviceProgress, sent: Sent, received: Received): DeviceProgress {
  const onServer = merge(sent.progress, received.progress)
  // Another tab may have put the device back to before it had what was sent, and no later reply has that again.
  const merged = merge(device.progress, onServer)
  const { epoch, userlevel } = received.progress
  if (received.version < sent.since)
    return { progress: merged, unsent: idsOf(merged), acknowledged: { epoch, userlevel }, version: 0 }

  const missing = new Set(idsOf(difference(onServer, merged)))
  // Another tab may have put back what is known here. What lies before the question is not in its reply.
  const version = device.version < sent.since ? device.version : received.version
  return {
    progress: merged,
    unsent: device.unsent.filter((id) => missing.has(id)),
    acknowledged: { epoch, userlevel },
    version,
  }
}

const idsOf = ({ results, words }: Progress) => [...results, ...words].map(({ id }) => id)
