import { useLayoutEffect } from 'react'

const ownKeys =
  'dialog, [popover], input:not([type=range], [type=checkbox]), select, textarea, [contenteditable]'

/** A focused checkbox takes the keys that tick it, and no others. */
const ticks = (key: string, focus: Element) =>
  (key === ' ' || key === 'Enter') && focus.matches('[type=checkbox]')

/**
 * Handles a page's keys, except keys with a modifier, keys that something else handled, and keys while
 * somebody types or something covers the page. `act` gets the key and the focused element, and returns
 * whether it did something.
 */
export function usePageKeys(act: (event: KeyboardEvent, focus: Element) => boolean) {
  // A layout effect runs before the paint: a learner who sees the page may press a key at once.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const focus = event.target instanceof Element ? event.target : document.body
      if (focus.closest(ownKeys) || ticks(event.key, focus)) return
      if (act(event, focus)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}

/** For `act`: says that something was done. */
export const done = (_did: unknown) => true
