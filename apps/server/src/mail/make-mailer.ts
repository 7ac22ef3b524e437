import { join } from 'node:path'
import type { Mailer } from '../outside/mailer.ts'
import type { Outside } from '../outside/outside.ts'
import type { Sender } from '../settings/read-mail-settings.ts'
import type { Settings } from '../settings/read-settings.ts'
import { smtpMailer } from './mailer.ts'
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
