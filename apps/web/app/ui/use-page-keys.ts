import { useLayoutEffect } from 'react'

const ownKeys =
  'dialog, [popover], input:not([type=range], [type=checkbox]), select, textarea, [contenteditable]'

/** A box that is ticked takes the keys that tick it, and no other. */
const ticks = (key: string, focus: Element) =>
  (key === ' ' || key === 'Enter') && focus.matches('[type=checkbox]')

/**
 * Hears a page's keys: none with a modifier, none that something else took, none while somebody types or something is laid over
 * the page. `act` gets the key and what is in focus, and says whether it did something with it.
 */
export function usePageKeys(act: (event: KeyboardEvent, focus: Element) => boolean) {
  // Not after the paint: who sees the page may press at once.
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

/** What one did was something. */
export const done = (_did: unknown) => true
