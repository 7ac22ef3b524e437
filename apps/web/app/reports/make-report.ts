import { longestShown } from '@app/api/paths'
import type { Language } from '@app/learning/languages'
import type { About } from './about.ts'
import { reports, sendReports } from './send-reports.ts'

/** The result, as far as it is known at once. `enough`: today's reports are used up. `lost`: neither sent nor kept. */
export type Outcome = 'sent' | 'offline' | 'later' | 'enough' | 'lost'

export const isEnough = () => reports.isFull(Date.now())

/** Keeps a report on the device, then sends it together with the other waiting reports. */
export async function makeReport(about: About, note: string, language: Language): Promise<Outcome> {
  if (isEnough()) return 'enough'
  const id = crypto.randomUUID()
  const shown = cut(about.shown)
  const kept = reports.keep(
    id,
    { ...about, shown, note, language, version: import.meta.env.APP_VERSION },
    Date.now(),
  )
  if (!kept) return 'lost'
  await sendReports()
  if (!reports.waits(id)) return 'sent'
  return navigator.onLine ? 'later' : 'offline'
}

/** The part of a text that is sent, without half characters. */
const cut = (text: string) =>
  text.length > longestShown ? `${text.slice(0, longestShown - 1).toWellFormed()}…` : text
