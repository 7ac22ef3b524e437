import type { ReportRequest } from '@app/api'
import { reportsPath } from '@app/api/paths'
import { ApiError, call } from '../api/call.ts'
import { deviceStorage } from '../storage/safe-storage.ts'
import { keptReports, type Sending } from './kept-reports.ts'

const endpoint = { method: 'post', path: reportsPath }

export const reports = keptReports(deviceStorage)

/** Sends what waits on this device. Tabs take turns, and the server takes each report once. */
export function sendReports(): Promise<void> {
  const work = () => reports.sendAll(send, Date.now)
  return navigator.locks ? navigator.locks.request('reports', work) : work()
}

async function send(report: ReportRequest): Promise<Sending> {
  try {
    await call(endpoint, report)
    return 'sent'
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined
    // What the server cannot read today it cannot read tomorrow.
    return code === 'invalid' || code === 'too-large' ? 'refused' : 'later'
  }
}

/** Reports belong to nobody's account; but who deletes theirs from here leaves nothing behind. */
export const forgetReports = () => reports.forget()
