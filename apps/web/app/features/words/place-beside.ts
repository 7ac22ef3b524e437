type Box = { left: number; top: number; bottom: number }
type View = { width: number; height: number; scrollX: number; scrollY: number }

/** CSS pixels between a word and its explanation, and at the edges of the screen. */
const gap = 8
const width = 416

export type BesidePlace = { left: number; width: number; maxHeight: number } & (
  | { top: number }
  | { bottom: number }
)

/**
 * Where an explanation stands beside a word, in the page's own coordinates, so that it scrolls with the word:
 * below it, or above if there is more room. Undefined if the word is out of sight.
 */
export function placeBeside(word: Box, view: View): BesidePlace | undefined {
  if (word.bottom < 0 || word.top > view.height) return undefined
  const maxWidth = Math.min(width, view.width - 2 * gap)
  const left = Math.max(gap, Math.min(word.left, view.width - maxWidth - gap)) + view.scrollX
  const below = view.height - word.bottom - 2 * gap
  const above = word.top - 2 * gap
  if (below >= above || below >= view.height / 2)
    return { left, width: maxWidth, maxHeight: below, top: word.bottom + gap + view.scrollY }
  return { left, width: maxWidth, maxHeight: above, bottom: view.height - word.top + gap - view.scrollY }
}
