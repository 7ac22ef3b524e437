/**
 * Resolves when no finger, mouse button or key is held down. Late content that moves the page waits for it: a
 * button that moves while it is pressed is never clicked.
 */
export async function untilReleased() {
  while (document.querySelector(':active')) await new Promise(requestAnimationFrame)
}
