import { createTransport } from 'nodemailer'
import type { Mail, Mailer } from './mail.ts'

/** Whom the mails are from. */
export type Sender = { name: string; address: string }

/** Sends by the mail server at `url`. */
export function smtpMailer(url: string, from: Sender): Mailer {
  const transport = createTransport(url)
  return {
    async send(mail) {
      await transport.sendMail(letterOf(mail, from))
    },
  }
}

/** The message as nodemailer takes it. An address in a string of its own could smuggle a second one in; a pair cannot. */
export function letterOf({ to, ...mail }: Mail, from: Sender) {
  return { ...mail, from, to: { name: '', address: to } }
}
