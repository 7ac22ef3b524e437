import { isEmailAddress } from '@app/api'
import { StartError } from '../errors/start-error.ts'

/** The sender of the mails. */
export type Sender = { name: string; address: string }

/** The sentence does not repeat the URL, which may contain a password. */
export function readSmtpUrl(text: string): string {
  const url = URL.parse(text)
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname && isDecodable(url)) return text
  throw new StartError('SMTP_URL must be an address like smtps://user:password@mail.example.org:465.')
}

/** Whether user and password are written as in a URL: a percent sign is %25. */
function isDecodable({ username, password }: URL): boolean {
  try {
    return decodeURIComponent(username + password) !== undefined
  } catch {
    return false
  }
}

export function readMailFrom(text: string): Sender {
  const { name = '', inside = text } = /^(?<name>[^<>]*)<(?<inside>[^<>]*)>$/.exec(text)?.groups ?? {}
  if (isEmailAddress(inside)) return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: inside }
  throw new StartError(`MAIL_FROM must be like "Malayalam for All <hello@example.org>", not "${text}".`)
}
