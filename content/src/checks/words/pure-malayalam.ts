import { isMalayalam } from '@app/malayalam'

/** Whether a text is Malayalam without any Latin letter. */
export function isPureMalayalam(text: string): boolean {
  return isMalayalam(text) && !/\p{Script=Latin}/u.test(text)
}
