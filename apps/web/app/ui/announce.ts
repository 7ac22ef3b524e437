/** A live region is only listened to when it stood there before its text: milliseconds. */
const settled = 150

/** Has a screen reader say what nothing in the page's order of reading would tell. */
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
