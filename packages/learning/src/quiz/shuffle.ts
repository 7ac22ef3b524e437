/** The items in a random order. `random` returns numbers from 0 up to, but not including, 1. */
export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const left = [...items]
  const shuffled: Item[] = []
  while (left.length > 0) shuffled.unshift(...left.splice(Math.floor(random() * left.length), 1))
  return shuffled
}
