import { announce } from '../../ui/announce.ts'

/**
 * Announces a new page to screen readers, as a page load does: its title is said, and Tab continues from its
 * start. If the page has already moved the focus, the focus stays.
 */
export function announcePage() {
  const main = document.querySelector('main')
  if (main && !main.contains(document.activeElement) && !document.querySelector('dialog[open]')) {
    main.tabIndex = -1
    main.focus({ preventScroll: true })
  }
  announce(document.title)
}
