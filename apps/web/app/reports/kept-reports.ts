import type { ReportRequest } from '@app/api'
import type { DeviceStorage } from '../device/storage/device-storage.ts'
import { deviceKeys } from '../device/storage/keys.ts'

/** The most reports that one device makes in a day. */
export const mostADay = 5

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000

type Report = Omit<ReportRequest, 'id'>

/**
 * Each report has a storage name of its own, so that two tabs never overwrite each other. Of a sent report only
 * its time is kept, for a day.
 */
type Kept = { at: number; report?: Report }

/** The result of sending a report. A `refused` report is never sent again. */
export type Sending = 'sent' | 'refused' | 'later'

/** The reports that this device has made: those that wait for the network, and the number of today's. */
export function keptReports(storage: DeviceStorage) {
  const nameOf = (id: string) => deviceKeys.reportOf + id

  function read(id: string): Kept | undefined {
    const kept = storage.readJson(nameOf(id))
    return isKept(kept) ? kept : undefined
  }

  const ids = () =>
    storage
      .names()
      .filter((name) => name.startsWith(deviceKeys.reportOf))
      .map((name) => name.slice(deviceKeys.reportOf.length))

  const forgetOne = (id: string) => storage.removeItem(nameOf(id))
  const waits = (id: string) => read(id)?.report !== undefined

  return {
    waits,

    /**
     * Whether today's reports are used up. A time more than a day away, which a wrong clock leaves, does not
     * count.
     */
    isFull: (now: number) =>
      ids().filter((id) => Math.abs(now - (read(id)?.at ?? Number.NaN)) < day).length >= mostADay,

    /** Keeps a report until it is sent. Returns false if the browser has no room. */
    keep(id: string, report: Report, now: number): boolean {
      const isKept = storage.setItem(nameOf(id), JSON.stringify({ at: now, report } satisfies Kept))
      if (!isKept) forgetOne(id)
      return isKept
    },

    /** Sends the waiting reports, the oldest first, until one has to wait longer. */
    async sendAll(send: (report: ReportRequest) => Promise<Sending>, now: () => number) {
      const waiting = ids().flatMap((id) => {
        const kept = read(id)
        if (!kept || (!kept.report && Math.abs(now() - kept.at) >= day)) forgetOne(id)
        return kept?.report ? [{ id, ...kept, report: kept.report }] : []
      })
      for (const { id, at, report } of waiting.toSorted((a, b) => a.at - b.at)) {
        if ((await send({ id, ...report })) === 'later') return
        // It may have been deleted meanwhile.
        if (waits(id)) storage.setItem(nameOf(id), JSON.stringify({ at } satisfies Kept))
      }
    },

    forget() {
      for (const id of ids()) forgetOne(id)
    },
  }
}

/** Whether this code wrote the value. The server checks the report itself. */
const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' &&
  kept !== null &&
  Number.isFinite((kept as Partial<Kept>).at) &&
  ['undefined', 'object'].includes(typeof (kept as Partial<Kept>).report)
