import { createTransport } from 'nodemailer'
import type { Mail, Mailer } from '../outside/mailer.ts'
import type { Sender } from '../settings/read-mail-settings.ts'

/** Sends by the mail server at `url`. */
export function smtpMailer(url: string, from: Sender): Mailer {
  const transport = createTransport(url)
  return {
    async send(mail) {
      await transport.sendMail(letterOf(mail, from))
    },
  }
}

/**
 * The message in nodemailer's format. An address in a single string could contain a second one; a pair of
 * name and address cannot.
 */
export function letterOf({ to, ...mail }: Mail, from: Sender) {
  return { ...mail, from, to: { name: '', address: to } }
}
