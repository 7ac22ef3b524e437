import { join } from 'node:path'
import type { Outside } from '../outside.ts'
import type { Settings } from '../settings.ts'
import type { Mailer } from './mail.ts'
import { type Sender, smtpMailer } from './mailer.ts'
import { outboxMailer } from './outbox.ts'

/** The mailer of the settings: by SMTP_URL, otherwise into the outbox. */
export function makeMailer(
  { smtpUrl, mailFrom, dataDir }: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  publicUrl: string,
  log: Outside['log'],
): Mailer {
  const from: Sender = mailFrom ?? {
    name: 'Malayalam for All',
    address: `no-reply@${new URL(publicUrl).hostname}`,
  }
  if (smtpUrl) return smtpMailer(smtpUrl, from)
  return outboxMailer(join(dataDir, 'outbox'), from, (fact, sentence) => log.info(fact, sentence))
}
