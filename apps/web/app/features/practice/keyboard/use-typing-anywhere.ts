import { useEffect } from 'react'

/** What takes letters itself. */
const takesLetters = 'input, textarea, select, [contenteditable], dialog, [popover]'

/**
 * Who types a letter while the focus is elsewhere means the field: `focus` sets the focus into it before the letter is
 * written. Without `focus` nothing happens.
 */
export function useTypingAnywhere(focus: (() => void) | undefined) {
  useEffect(() => {
    if (!focus) return
    function onKeyDown({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) {
      if (defaultPrevented || ctrlKey || metaKey || altKey || !/^\p{L}$/u.test(key)) return
      if (target instanceof Element && target.closest(takesLetters)) return
      focus?.()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [focus])
}
