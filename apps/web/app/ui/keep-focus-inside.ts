/**
 * For the `ref` of a part with `tabIndex` -1 whose buttons come and go: where one in focus goes, the focus stays with the part. Without
 * this a keyboard is thrown back to the beginning of the page.
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
  // It runs in the task in which a button is taken away, and that in which somebody goes elsewhere is over by then.
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
