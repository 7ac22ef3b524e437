import { isMalayalam } from '@app/malayalam'

/** Malayalam with nothing of the Latin script in it. */
export function isPureMalayalam(text: string): boolean {
  return isMalayalam(text) && !/\p{Script=Latin}/u.test(text)
}
