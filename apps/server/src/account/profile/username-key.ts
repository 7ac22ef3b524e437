import { remove } from 'confusables'

/**
 * The same for all usernames that look alike: capitals do not count, and a letter that looks like a Latin one
 * becomes that letter. Names in Malayalam letters alone are compared as they are, because nobody takes those
 * for Latin letters.
 */
export function usernameKey(username: string): string {
  const small = username.toLowerCase()
  const isMalayalam = /^[\p{Script=Malayalam}\p{N}._-]*$/u.test(small)
  return isMalayalam ? small : remove(small).toLowerCase()
}
