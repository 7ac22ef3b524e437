import { done, usePageKeys } from '../ui/keys/use-page-keys.ts'

/** What each key does; a key without a function does nothing. */
export type AskingKeys = Readonly<Partial<Record<string, (() => unknown) | undefined>>>

/**
 * The keys of a screen that asks. Enter and Space keep their own meaning on a focused control, except where pressing it
 * would do nothing: on what is disabled, and on the option that is already chosen.
 */
export function useAskingKeys(keys: AskingKeys) {
  usePageKeys(({ key, repeat }, focus) => {
    const act = keys[key]
    if (repeat || !act) return false
    if ((key === 'Enter' || key === ' ') && !isFree(focus)) return false
    return done(act())
  })
}

function isFree(focus: Element) {
  const control = focus.closest('button, a, summary, video, [role=button]')
  return !control || control.matches('[aria-disabled=true], [data-option][aria-pressed=true]')
}
