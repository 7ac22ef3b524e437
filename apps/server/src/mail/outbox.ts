import { randomUUID } from 'node:crypto'
import { chmod, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { makeDir } from '../disk/make-dir.ts'
import type { Mailer } from '../outside/mailer.ts'
import type { Sender } from '../settings/read-mail-settings.ts'
import { letterOf } from './mailer.ts'

type Report = (fact: { file: string; removed?: number }, sentence: string) => void

/** The most mails in the folder: of more, the oldest go. */
export const mostInOutbox = 500

/**
 * The mailer without a mail server: each mail becomes a file that only this user can read. The log has the
 * name of the file, not its text. The newest mails are kept.
 */
export function outboxMailer(dir: string, from: Sender, report: Report): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(letterOf(mail, from))
      makeDir(dir)
      await chmod(dir, 0o700)
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
      const file = join(dir, name)
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
      report({ file }, 'There is no SMTP_URL: a mail stands in a file.')
      const removed = await removeOldest(dir)
      if (removed > 0)
        report({ file, removed }, `The outbox has ${mostInOutbox} mails: its oldest are removed.`)
    },
  }
}

/** The names of the files begin with their time. */
async function removeOldest(dir: string): Promise<number> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.eml')).sort()
  const old = names.slice(0, Math.max(0, names.length - mostInOutbox))
  await Promise.all(old.map((name) => rm(join(dir, name), { force: true })))
  return old.length
}
