/** Milliseconds. Screen readers only follow a live region that was on the page before its text. */
const settled = 150

/** Has a screen reader say something that it would not find in the page's reading order. */
export function announce(text: string) {
  const said = region()
  said.textContent = ''
  setTimeout(() => {
    said.textContent = text
  }, settled)
}

function region(): HTMLElement {
  const known = document.getElementById('said')
  if (known) return known
  const made = document.createElement('p')
  made.id = 'said'
  made.className = 'sr-only'
  made.ariaLive = 'polite'
  document.body.append(made)
  return made
}
