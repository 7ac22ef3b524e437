import { useLayoutEffect } from 'react'
import { keyNameOf, writesSign } from './key-name.ts'

const ownKeys =
  'dialog, [popover], input:not([type=range], [type=checkbox]), select, textarea, [contenteditable]'

/** A focused checkbox takes the keys that tick it, and no others. */
const ticks = (key: string, focus: Element) =>
  (key === ' ' || key === 'Enter') && focus.matches('[type=checkbox]')

/**
 * Handles a page's keys, except keys with a modifier, keys that something else handled, and keys while
 * somebody types or something covers the page. `act` gets the key by its name (`keyNameOf`), whether it is held,
 * and the focused element, and returns whether it did something.
 */
export function usePageKeys(act: (press: { key: string; repeat: boolean }, focus: Element) => boolean) {
  // A layout effect runs before the paint: a learner who sees the page may press a key at once.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || hasModifier(event)) return
      const focus = event.target instanceof Element ? event.target : document.body
      if (focus.closest(ownKeys) || ticks(event.key, focus)) return
      const { repeat } = event
      if (act({ key: keyNameOf(event), repeat }, focus)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}

/** A modifier without which the keyboard could not write the sign does not count. */
const hasModifier = (event: KeyboardEvent) =>
  event.metaKey || ((event.ctrlKey || event.altKey) && !writesSign(event, event.getModifierState('AltGraph')))

/** For `act`: says that something was done. */
export const done = (_did: unknown) => true
