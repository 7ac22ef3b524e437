import * as v from 'valibot'

/**
 * The addresses that better-auth and common mail servers accept. All our forms read addresses with this
 * schema, because an address that one form accepts and the next refuses helps nobody.
 */
const atom = `[A-Za-z0-9_'+-]+`
const label = `[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?`
const address = new RegExp(
  String.raw`^(?=[^@]{1,64}@)(?:${atom}\.)*${atom}(?<!')@(?:${label}\.)+[A-Za-z]{2,63}$`,
)

/** Letters of other scripts, and letters with marks. */
const otherLetters = /(?=\P{ASCII})[\p{L}\p{M}\p{N}]/u

/**
 * An e-mail address of one person, with its domain in lower case. The schema cannot know whether mail arrives
 * there.
 */
export const EmailAddress = v.pipe(
  v.string('email-missing'),
  v.trim(),
  v.nonEmpty('email-missing'),
  v.maxLength(254, 'email-long'),
  v.check((email) => !otherLetters.test(email), 'email-letters'),
  v.regex(address, 'email-invalid'),
  v.transform((email) => email.replace(/[^@]+$/, (domain) => domain.toLowerCase())),
)

export const isEmailAddress = (text: string) => v.is(EmailAddress, text)
