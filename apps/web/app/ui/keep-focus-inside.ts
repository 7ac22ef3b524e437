/**
 * For the `ref` of an element with `tabIndex` -1 whose buttons come and go: when a focused button disappears,
 * the focus moves to the element. Otherwise the keyboard would start at the beginning of the page.
 */
export function keepFocusInside(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined
  let left: EventTarget | null = null
  const went = ({ target }: FocusEvent) => {
    left = target
    setTimeout(() => {
      left = null
    })
  }
  // It runs in the task that removes a button. If the learner moves the focus elsewhere, that is done by
  // then.
  const observer = new MutationObserver(() => {
    const taken = left instanceof Node && !left.isConnected
    if (taken && document.activeElement === document.body) part.focus({ preventScroll: true })
  })
  part.addEventListener('focusout', went)
  observer.observe(part, { childList: true, subtree: true })
  return () => {
    part.removeEventListener('focusout', went)
    observer.disconnect()
  }
}
