import { remove } from 'confusables'

/**
 * What usernames that look alike have in common: capitals do not count, and a letter that looks like one of the Latin alphabet is
 * taken for it. Names in Malayalam letters alone are compared as they are: nobody takes those for Latin ones.
 */
export function usernameKey(username: string): string {
  const small = username.toLowerCase()
  const isMalayalam = /^[\p{Script=Malayalam}\p{N}._-]*$/u.test(small)
  return isMalayalam ? small : remove(small).toLowerCase()
}
