import { domainToASCII } from 'node:url'
import { AppError } from '../error.ts'

/**
 * What two spellings of one e-mail address have in common: capitals do not count, nor how a domain's name in another script is
 * written. Throws `invalid` where no such domain can be.
 */
export function addressKey(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = domainToASCII(email.slice(at + 1))
  if (!domain) throw new AppError('invalid', 'email-invalid')
  return `${email.slice(0, at).toLowerCase()}@${domain}`
}
