import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const journeys = process.env.JOURNEYS_DIR ?? ''

/** The text of the last mail to an address with this subject, once it has been sent. */
async function lastMail(to: string, subject: string, folder: string): Promise<string> {
  let found: string | undefined
  await expect
    .poll(() => {
      found = mails(join(folder, 'outbox')).findLast(
        (mail) => mail.includes(`To: ${to}`) && mail.includes(`Subject: ${subject}`),
      )
      return found !== undefined
    }, `a mail to ${to}: ${subject}`)
    .toBe(true)
  return found ?? ''
}

/** The address in the last such mail's link. `folder` is the DATA_DIR of another server. */
export async function mailedLink(to: string, subject: string, folder = journeys): Promise<string> {
  return /http:\S+/.exec(await lastMail(to, subject, folder))?.[0] ?? ''
}

/** The digits in the last such mail. */
export async function mailedCode(to: string, subject: string): Promise<string> {
  return /^\d{6}$/m.exec(await lastMail(to, subject, journeys))?.[0] ?? ''
}

function mails(outbox: string): string[] {
  if (!existsSync(outbox)) return []
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => fromQuotedPrintable(readFileSync(join(outbox, name), 'utf8')))
}

const fromQuotedPrintable = (text: string) =>
  text
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
