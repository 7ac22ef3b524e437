import type { Feedback } from '@app/learning/course'
import type { Item } from '@app/learning/practice'

/** The items of an answer, the most important first, each once. */
export function itemsToExplain(
  { looks, feedback }: { looks: readonly { item: Item; outcome: string }[]; feedback?: Feedback },
  targets: readonly { item: Item }[],
): Item[] {
  // A wrong order blames no word: it is told by itself.
  if (feedback?.type === 'order' || feedback?.type === 'other-order') return []
  const isOfGrammar = feedback?.type === 'english' && looks.length === 0
  if (isOfGrammar) return []
  const wrong = looks.filter(({ outcome }) => outcome === 'again').map(({ item }) => item)
  const about = wrong.length > 0 ? wrong : targets.slice(0, 1).map(({ item }) => item)
  return [...new Set([...about, ...givenIn(feedback)])].slice(0, mostShown)
}

const mostShown = 4

function givenIn(feedback: Feedback | undefined): Item[] {
  switch (feedback?.type) {
    case 'chosen':
    case 'that-is':
    case 'pair':
      return feedback.item ? [feedback.item] : []
    case 'ending':
      return [feedback.item, ...(feedback.given ? [feedback.given] : [])]
    case 'sounds':
      return [feedback.item]
    default:
      return []
  }
}
