import { defaultTopic, isTopicKey, type TopicKey, topicKeys, topicsByPage } from './topic.ts'

/**
 * The user level that opens a topic: its position on its level page, counted from 1. The first topic is open
 * to everyone.
 */
export function opensAt(topic: TopicKey): number {
  const pages: readonly (readonly TopicKey[])[] = topicsByPage
  for (const topics of pages) {
    const place = topics.indexOf(topic)
    if (place >= 0) return place + 1
  }
  throw new Error(`The topic ${topic} is on no level page.`)
}

export function isOpen(topic: TopicKey, userlevel: number): boolean {
  return userlevel >= opensAt(topic)
}

/**
 * The topic to play for a stored choice: the default topic if the choice is not a topic or is still locked.
 */
export function playableTopic(stored: unknown, userlevel: number): TopicKey {
  return isTopicKey(stored) && isOpen(stored, userlevel) ? stored : defaultTopic
}

/** The topic that follows in the order of the level pages, if the user level has opened it. */
export function topicAfter(topic: TopicKey, userlevel: number): TopicKey | undefined {
  const next = topicKeys[topicKeys.indexOf(topic) + 1]
  return next && isOpen(next, userlevel) ? next : undefined
}
