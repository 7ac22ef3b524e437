import * as v from 'valibot'

/** Letters of any script: mail addresses in Malayalam exist, and their words need joiners. */
const inWord = String.raw`\p{L}\p{M}\p{N}\u200c\u200d`
const atom = `[${inWord}!#$%&'*+/=?^_\`{|}~-]+`
const label = `[\\p{L}\\p{N}](?:[${inWord}-]{0,61}[${inWord}])?`
const address = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${atom}(?:\.${atom})*@(?:${label}\.)+(?=[^.]*\p{L})${label}$`,
  'u',
)

/** An e-mail address of one person at one domain, whose name reads in small letters. Whether mail arrives there it cannot say. */
export const EmailAddress = v.pipe(
  v.string('The e-mail address is missing.'),
  v.trim(),
  v.normalize('NFC'),
  v.nonEmpty('The e-mail address is missing.'),
  v.maxLength(254, 'This is too long for an e-mail address.'),
  v.regex(address, 'This does not look like an e-mail address.'),
  v.transform((email) => email.replace(/[^@]+$/, (domain) => domain.toLowerCase())),
)

export const isEmailAddress = (text: string) => v.is(EmailAddress, text)
