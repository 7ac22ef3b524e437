import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { expect, it, onTestFinished } from 'vitest'
import { smtpMailer } from '../mail/mailer.ts'
import { freshDatabase, openDatabase } from '../testing/start-app.ts'
import { errorForLog } from './error-for-log.ts'

const email = 'asha.menon@example.org'

/** What the log says about an error. */
async function logged(work: () => Promise<unknown>) {
  const lines: string[] = []
  const log = pino({ serializers: { err: errorForLog } }, { write: (line: string) => void lines.push(line) })
  await work().catch((err: unknown) => log.error({ err }, 'Something broke.'))
  expect(lines).toHaveLength(1)
  return lines.join('')
}

it('says why the database refused a row, and nothing of what is in it', async () => {
  const db = openDatabase(await freshDatabase())
  const insert = () =>
    db.insertInto('auth.user').values({ name: 'Asha', email, emailVerified: true }).execute()
  await insert()
  const text = await logged(insert)
  expect(text).toContain('user_email_key')
  expect(text).toContain('23505')
  expect(text).toContain('error-for-log.test.ts')
  expect(text).not.toContain(email)
})

it('says why a mail could not be sent, and not to whom', async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(new Error(`No such user here: <${address}>`)),
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, { name: 'Us', address: 'us@example.org' })
  const text = await logged(() =>
    mailer.send({ to: email, subject: 'Hello', text: 'Hello', html: '<p>Hello' }),
  )
  expect(text).toContain('No such user here')
  expect(text).not.toContain('asha.menon')
})

it('logs causes, with the same care', async () => {
  const cause = Object.assign(new Error(`no row for ${email}`), { detail: email })
  const text = await logged(() => Promise.reject(new Error('outer', { cause })))
  expect(text).toContain('outer')
  expect(text).toContain('no row for')
  expect(text).not.toContain(email)
})

it('leaves values alone that are not errors', () => {
  expect(errorForLog('thrown')).toBe('thrown')
  expect(errorForLog(undefined)).toBeUndefined()
})
