import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const outbox = join(process.env.JOURNEYS_DIR ?? '', 'outbox')

/** What stands in the last mail to an address with this subject, once it has been sent. */
async function lastMail(to: string, subject: string): Promise<string> {
  let found: string | undefined
  await expect
    .poll(() => {
      found = mails().findLast((mail) => mail.includes(`To: ${to}`) && mail.includes(`Subject: ${subject}`))
      return found !== undefined
    }, `a mail to ${to}: ${subject}`)
    .toBe(true)
  return found ?? ''
}

/** The address that the last such mail leads to. */
export async function mailedLink(to: string, subject: string): Promise<string> {
  return /http:\S+/.exec(await lastMail(to, subject))?.[0] ?? ''
}

/** The digits in the last such mail. */
export async function mailedCode(to: string, subject: string): Promise<string> {
  return /^\d{6}$/m.exec(await lastMail(to, subject))?.[0] ?? ''
}

function mails(): string[] {
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
