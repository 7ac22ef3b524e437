import type { DeviceStorage } from '../storage/device-storage.ts'
import { deviceKeys } from '../storage/keys.ts'
import { changeLog, type LogDatabase } from './log-database.ts'

/** What local storage says of the visitor's log: it has something, and knows that local storage says so, or is about to. */
export type VisitorMark = 'marked' | 'begun' | undefined

export function readMark(storage: DeviceStorage): VisitorMark {
  const value = storage.getItem(deviceKeys.practiceKept)
  if (value === null) return undefined
  return value === begun ? 'begun' : 'marked'
}

const [begun, marked] = ['0', '1']

/**
 * Local storage notes that the visitor's log has something, and the log that local storage does: where one of both is gone,
 * the other says so at the next start. A page may close between any two steps: only what both know counts as lost.
 */
export async function markVisitor(storage: DeviceStorage, log: LogDatabase): Promise<void> {
  // What a storage refuses, the page has in memory: it would hide the mark that is kept.
  const takes = storage.setItem(deviceKeys.probe, '1')
  storage.removeItem(deviceKeys.probe)
  if (!takes || !storage.setItem(deviceKeys.practiceKept, begun)) return
  await markLog(log)
  storage.setItem(deviceKeys.practiceKept, marked)
}

/** The log notes that local storage knows of it. */
export const markLog = (log: LogDatabase) =>
  changeLog(log, (writing) => writing.objectStore('notes').put(1, 'marked'))
