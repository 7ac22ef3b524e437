import { describe, expect, it } from 'vitest'
import { type TopicKey, topicKeys } from '../levels/topic.ts'
import { nextTopic } from './next-topic.ts'
import type { TopicResult } from './topic-results.ts'

const played = (best: number, most = 150): TopicResult => ({ best, most, passed: best > 30, mistakes: [] })
const results = (entries: Partial<Record<TopicKey, TopicResult>>) =>
  new Map(Object.entries(entries) as [TopicKey, TopicResult][])

describe('nextTopic', () => {
  it('is the first topic for a newcomer', () => {
    expect(nextTopic(new Map(), 1)).toBe('beginner_l')
  })

  it('is a topic that was played and not passed, before those that follow', () => {
    expect(nextTopic(results({ beginner_l: played(30), intermediate_l: played(100) }), 3)).toBe('beginner_l')
  })

  it('is no topic that is still locked', () => {
    expect(nextTopic(results({ beginner_l: played(140) }), 1)).toBe('verbs')
  })

  it('is the weakest once all open topics are passed', () => {
    const all = new Map(topicKeys.map((topic) => [topic, played(topic === 'numbers' ? 60 : 150)]))
    expect(nextTopic(all, 30)).toBe('numbers')
  })
})
