import { normalise } from '@app/malayalam'

/** A learner's text as it is sent: on one line, in our spelling, and empty if it has no visible character. */
export const tidy = (text: string) => {
  const line = normalise(text.replace(/[\p{Cc}\p{Cs}]+/gu, ' '))
    .replace(/\s+/gu, ' ')
    .trim()
  return /[^\p{Cf}\p{DI}\s\u2800]/u.test(line) ? line : ''
}
