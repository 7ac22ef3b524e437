import { useEffect } from 'react'

/** Milliseconds that the focus may take to enter a frame of another process after Tab. */
const tabTakes = 500

/**
 * A focused provider's frame receives the key presses and reports none of them. After a click or tap in it
 * the player's keys would not work. So the focus returns to the page, unless Tab moved it there. The page
 * cannot see a pointer in a frame, so everything except Tab counts as one.
 */
export function useKeysBack() {
  useEffect(() => {
    const over = new AbortController()
    let tabbedAt = Number.NEGATIVE_INFINITY
    const noteTab = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') tabbedAt = performance.now()
    }
    window.addEventListener('keydown', noteTab, { signal: over.signal, capture: true })
    window.addEventListener(
      'blur',
      () => {
        const frame = document.activeElement
        const byTab = performance.now() - tabbedAt < tabTakes
        // Not at once: the browser is about to move the focus there.
        if (frame instanceof HTMLIFrameElement && !byTab) setTimeout(() => frame.blur())
      },
      over,
    )
    return () => over.abort()
  }, [])
}
