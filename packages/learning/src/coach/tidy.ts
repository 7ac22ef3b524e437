import { normalise } from '@app/malayalam'

/** What a learner wrote, as it is sent: one line of our own spelling, empty where there is nothing to see. */
export const tidy = (text: string) => {
  const line = normalise(text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')).trim()
  return /[^\p{Cf}\p{DI}\s\u2800]/u.test(line) ? line : ''
}
