/**
 * Ends once no finger, mouse or key is held down on anything. What comes late and makes room for itself waits for it: a button that is
 * moved while it is pressed is never clicked.
 */
export async function untilReleased() {
  while (document.querySelector(':active')) await new Promise(requestAnimationFrame)
}
