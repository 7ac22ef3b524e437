import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { languageCodes } from '@app/learning/languages'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { AccountLetter, KeyLetter } from '../language/letters/account-letter.ts'
import { mailsIn } from '../language/messages.ts'
import { aDirectory } from '../testing/start-app.ts'
import { accountMail } from './account-mail.ts'
import { smtpMailer } from './mailer.ts'
import { mostInOutbox, outboxMailer } from './outbox.ts'

const from = { name: 'Malayalam for All', address: 'hello@example.org' }
const url = 'https://learn.example/reset-password?token=abc&x=1'

/** A mail server that accepts everything, and the messages and addresses that it received. */
async function aMailServer() {
  const taken: { mail: ParsedMail; recipients: string[] }[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, { envelope }, done) {
      taken.push({
        mail: await simpleParser(stream),
        recipients: envelope.rcptTo.map(({ address }) => address),
      })
      done()
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  const { port } = listening.address() as AddressInfo
  return { taken, mailer: smtpMailer(`smtp://127.0.0.1:${port}`, from) }
}

const keyLetters: KeyLetter[] = [
  { kind: 'confirm', url },
  { kind: 'confirm-new-email', url },
  { kind: 'reset', url },
  { kind: 'change-email', url, newEmail: 'new@example.org' },
  { kind: 'sign-in-link', url },
  { kind: 'sign-in-code', code: '123456' },
  { kind: 'own-code', code: '123456' },
]
const letters: AccountLetter[] = [
  ...keyLetters,
  ...Object.keys(mailsIn('en'))
    .filter((kind) => !keyLetters.some((letter) => letter.kind === kind))
    .map((kind) => ({ kind, newEmail: 'new@example.org', device: 'Firefox on Linux' }) as AccountLetter),
]

describe('smtpMailer', () => {
  it.each(letters.flatMap((letter) => languageCodes.map((language) => ({ letter, language }))))(
    'delivers $letter.kind in $language, as text and as HTML that say the same',
    async ({ letter, language }) => {
      const { taken, mailer } = await aMailServer()
      await mailer.send({ to: 'anna@example.org', ...accountMail(letter, language) })
      const [{ mail, recipients } = {}] = taken
      expect(recipients).toEqual(['anna@example.org'])
      expect(mail?.from?.value).toEqual([from])
      const expected = accountMail(letter, language)
      expect(mail?.subject).toBe(expected.subject)
      expect(mail?.text?.trim()).toBe(expected.text.trim())
      const key = 'code' in letter ? letter.code : 'url' in letter ? letter.url : ''
      expect(mail?.text).toContain(key)
      expect(mail?.html).toContain(key.replaceAll('&', '&amp;'))
      expect(mail?.html).not.toContain('undefined')
      expect(mail?.html).toContain(`<html lang="${language}">`)
      expect(/[ഀ-ൿ]/.test(`${mail?.subject}`)).toBe(language === 'ml')
      if (letter.kind === 'new-device') expect(mail?.text).toContain('Firefox on Linux')
      if (letter.kind === 'change-email' || letter.kind === 'email-changed')
        expect(mail?.text).toContain('new@example.org')
    },
  )

  it.each([
    'a@example.org\r\nBcc: b@example.org',
    'a@example.org, b@example.org',
    'a@example.org\nb@example.org',
  ])('never delivers to a second address that is hidden in "%s"', async (to) => {
    const { taken, mailer } = await aMailServer()
    await mailer.send({ to, ...accountMail({ kind: 'confirm', url }, 'en') }).catch(() => {})
    expect(taken.flatMap(({ recipients }) => recipients)).not.toContain('b@example.org')
    expect(taken.every(({ mail }) => mail.bcc === undefined)).toBe(true)
  })

  it('fails when no mail server accepts the mail', async () => {
    const mailer = smtpMailer('smtp://127.0.0.1:1', from)
    await expect(
      mailer.send({ to: 'a@example.org', ...accountMail({ kind: 'confirm', url }, 'en') }),
    ).rejects.toThrow()
  })

  it('shows what a learner may have written as text, not as HTML', () => {
    const { html } = accountMail({ kind: 'change-email', url, newEmail: '<img src=x>@example.org' }, 'en')
    expect(html).not.toContain('<img')
  })
})

describe('outboxMailer', () => {
  it('writes each mail to a file that only this user can read, and logs the file and not the text', async () => {
    const dir = join(aDirectory(), 'outbox')
    const reports: unknown[] = []
    const mailer = outboxMailer(dir, from, (...what) => reports.push(what))
    await mailer.send({ to: 'anna@example.org', ...accountMail({ kind: 'reset', url }, 'ml') })
    const [name = ''] = readdirSync(dir)
    const file = join(dir, name)
    expect(name).toMatch(/\.eml$/)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(dir).mode & 0o777).toBe(0o700)
    const mail = await simpleParser(readFileSync(file))
    expect(mail.text).toContain(url)
    expect(reports).toEqual([[{ file }, 'There is no SMTP_URL: a mail stands in a file.']])
  })

  it('keeps the newest mails, and says so', async () => {
    const old = Array.from({ length: mostInOutbox + 3 }, (_, n) => `2020-01-01T00-00-00-${1000 + n}Z-old.eml`)
    const dir = aDirectory({ ...Object.fromEntries(old.map((name) => [name, 'old'])), 'mine.txt': 'kept' })
    const sentences: string[] = []
    const mailer = outboxMailer(dir, from, (_fact, sentence) => sentences.push(sentence))
    await mailer.send({ to: 'anna@example.org', ...accountMail({ kind: 'reset', url }, 'ml') })
    const names = readdirSync(dir).filter((name) => name.endsWith('.eml'))
    expect(names).toHaveLength(mostInOutbox)
    expect(names).not.toContain(old[3])
    expect(names).toContain(old[4])
    expect(readdirSync(dir)).toContain('mine.txt')
    expect(sentences.at(-1)).toBe(`The outbox has ${mostInOutbox} mails: its oldest are removed.`)
  })
})
