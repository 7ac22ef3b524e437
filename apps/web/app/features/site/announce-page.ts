import { announce } from '../../ui/announce.ts'

/**
 * Tells who hears the page that another one is there, as a load would: its title is said, and Tab goes on from its beginning. Where
 * the page has taken the focus itself, it stays.
 */
export function announcePage() {
  const main = document.querySelector('main')
  if (main && !main.contains(document.activeElement) && !document.querySelector('dialog[open]')) {
    main.tabIndex = -1
    main.focus({ preventScroll: true })
  }
  announce(document.title)
}
