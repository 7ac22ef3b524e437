import type { ReportRequest } from '@app/api'
import { reportsPath } from '@app/api/paths'
import { ApiError, call } from '../api/call.ts'
import { deviceStorage } from '../device/storage/safe-storage.ts'
import { keptReports, type Sending } from './kept-reports.ts'

const endpoint = { method: 'post', path: reportsPath }

export const reports = keptReports(deviceStorage)

/** Sends the reports that wait on this device. Tabs take turns, and the server keeps each report once. */
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
    // A report that the server cannot read now will not be readable later.
    return code === 'invalid' || code === 'too-large' ? 'refused' : 'later'
  }
}

/** Reports belong to no account. But a learner who deletes their account here leaves no waiting reports behind. */
export const forgetReports = () => reports.forget()
