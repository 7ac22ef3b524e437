const listeners = new Set<() => void>()

/** Calls `listener` whenever what is due has changed on this page. Returns a function that ends that. */
export function onDueChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says that a card was reviewed here, or that a review was undone. */
export function noteDueChange() {
  for (const listener of listeners) listener()
}
