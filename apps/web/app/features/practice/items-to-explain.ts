import type { Why } from '@app/learning/course'
import type { Item } from '@app/learning/practice'

/** The items of an answer, the most important first, each once. */
export function itemsToExplain(
  { looks, why }: { looks: readonly { item: Item; outcome: string }[]; why?: Why },
  asks: readonly { item: Item }[],
): Item[] {
  // A wrong order blames no word: it is told by itself.
  if (why?.type === 'order' || why?.type === 'other-order') return []
  const isOfGrammar = why?.type === 'english' && looks.length === 0
  if (isOfGrammar) return []
  const wrong = looks.filter(({ outcome }) => outcome === 'again').map(({ item }) => item)
  const about = wrong.length > 0 ? wrong : asks.slice(0, 1).map(({ item }) => item)
  return [...new Set([...about, ...givenIn(why)])].slice(0, mostShown)
}

const mostShown = 4

function givenIn(why: Why | undefined): Item[] {
  switch (why?.type) {
    case 'chosen':
    case 'that-is':
    case 'pair':
      return why.item ? [why.item] : []
    case 'ending':
      return [why.item, ...(why.given ? [why.given] : [])]
    case 'sounds':
      return [why.item]
    default:
      return []
  }
}
