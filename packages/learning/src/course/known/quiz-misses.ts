import { isTopicKey, type TopicKey } from '../../levels/topic.ts'
import { type Item, kindOf } from '../../practice/item.ts'
import type { ToCanonicalItem } from '../../practice/memory.ts'
import type { Practice } from '../../practice/practice.ts'

/** What was missed in the quiz of a topic and was not right since. */
export type QuizMisses = { topic: TopicKey; letters: number; words: number }

/** What was missed in quizzes and not right since, by the topic of the latest miss: it comes in the next session. */
export function quizMisses(practised: readonly Practice[], toCanonicalItem: ToCanonicalItem): QuizMisses[] {
  const missed = new Map<Item, TopicKey>()
  for (const { exercise, looks } of practised.toSorted((one, other) => one.at - other.at)) {
    const topic = topicOf(exercise)
    for (const { item, outcome } of looks) {
      const name = toCanonicalItem(item)
      if (outcome !== 'again') missed.delete(name)
      else if (topic) missed.set(name, topic)
    }
  }
  return [...Map.groupBy(missed, ([, topic]) => topic)].flatMap(([topic, found]) => {
    const letters = found.filter(([item]) => kindOf(item) === 'letter').length
    const words = found.filter(([item]) => kindOf(item) === 'word' || kindOf(item) === 'english').length
    return letters + words > 0 ? [{ topic, letters, words }] : []
  })
}

/** The topic of a quiz's exercise, by its name in the log: `quiz:daily_food/3`. */
function topicOf(exercise: string): TopicKey | undefined {
  const [, topic] = /^quiz:([^/]+)\//.exec(exercise) ?? []
  return isTopicKey(topic) ? topic : undefined
}
