import { useEffect } from 'react'

/**
 * A provider's frame that is in focus hears the keys, and tells nobody of them: who only clicked or tapped in it would press the player's keys
 * in vain. So the focus comes back to the page, unless it went there by Tab. Of a pointer in a frame the page hears nothing: all that is no Tab
 * is one.
 */
export function useKeysBack() {
  useEffect(() => {
    const over = new AbortController()
    const listening = { signal: over.signal, capture: true }
    let tabbing = false
    const noteTab = ({ type, key }: KeyboardEvent) => {
      tabbing = type === 'keydown' && key === 'Tab'
    }
    window.addEventListener('keydown', noteTab, listening)
    window.addEventListener('keyup', noteTab, listening)
    window.addEventListener(
      'blur',
      () => {
        const frame = document.activeElement
        // Not at once: the browser is about to put the focus there.
        if (frame instanceof HTMLIFrameElement && !tabbing) setTimeout(() => frame.blur())
        tabbing = false
      },
      over,
    )
    return () => over.abort()
  }, [])
}
