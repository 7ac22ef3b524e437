import { domainToASCII } from 'node:url'
import { AppError } from '../errors/app-error.ts'

/**
 * The same for all spellings of one e-mail address: capitals do not count, nor how a domain in another script
 * is written. Throws `invalid` when the domain cannot exist.
 */
export function addressKey(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = domainToASCII(email.slice(at + 1))
  if (!domain) throw new AppError('invalid', 'email-invalid')
  return `${email.slice(0, at).toLowerCase()}@${domain}`
}
