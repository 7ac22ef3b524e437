import { useEffect } from 'react'

/** Milliseconds that the focus may take to go into another process's frame after Tab. */
const tabTakes = 500

/**
 * A provider's frame that is in focus hears the keys, and tells nobody of them: who only clicked or tapped in it would press the player's keys
 * in vain. So the focus comes back to the page, unless it went there by Tab. Of a pointer in a frame the page hears nothing: all that is no Tab
 * is one.
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
        // Not at once: the browser is about to put the focus there.
        if (frame instanceof HTMLIFrameElement && !byTab) setTimeout(() => frame.blur())
      },
      over,
    )
    return () => over.abort()
  }, [])
}
