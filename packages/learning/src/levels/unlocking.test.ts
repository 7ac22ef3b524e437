import { describe, expect, it } from 'vitest'
import { topicKeys, topicsByPage } from './topic.ts'
import { isOpen, opensAt, playableTopic, topicAfter } from './unlocking.ts'

describe('opensAt', () => {
  it.each([0, 1, 2])('runs from 1 to 9 down the list of page %d', (page) => {
    expect(topicsByPage[page]?.map(opensAt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it.each([
    { topic: 'beginner_l', level: 1 },
    { topic: 'advanced_l', level: 3 },
    { topic: 'common', level: 9 },
    { topic: 'verbs', level: 1 },
    { topic: 'advanced_s', level: 9 },
    { topic: 'daily_food', level: 4 },
    { topic: 'directions_malayalam', level: 9 },
  ] as const)('$topic needs level $level', ({ topic, level }) => {
    expect(opensAt(topic)).toBe(level)
    expect(isOpen(topic, level)).toBe(true)
    expect(isOpen(topic, level - 1)).toBe(false)
  })

  it('knows 27 topics, each once', () => {
    expect(new Set(topicKeys).size).toBe(27)
    expect(topicKeys).toHaveLength(27)
  })
})

describe('playableTopic', () => {
  it.each([
    { stored: 'intermediate_l', userlevel: 2, topic: 'intermediate_l' },
    { stored: 'intermediate_l', userlevel: 1, topic: 'beginner_l' },
    { stored: 'directions_malayalam', userlevel: 8, topic: 'beginner_l' },
    { stored: 'nonsense', userlevel: 30, topic: 'beginner_l' },
    { stored: '__proto__', userlevel: 30, topic: 'beginner_l' },
    { stored: 42, userlevel: 30, topic: 'beginner_l' },
    { stored: undefined, userlevel: 30, topic: 'beginner_l' },
  ])('plays $topic for $stored at level $userlevel', ({ stored, userlevel, topic }) => {
    expect(playableTopic(stored, userlevel)).toBe(topic)
  })
})

describe('topicAfter', () => {
  it.each([
    { topic: 'beginner_l', level: 2, next: 'intermediate_l' },
    { topic: 'common', level: 9, next: 'verbs' },
    { topic: 'beginner_l', level: 1, next: undefined },
    { topic: 'directions_malayalam', level: 30, next: undefined },
  ] as const)('after $topic at level $level comes $next', ({ topic, level, next }) => {
    expect(topicAfter(topic, level)).toBe(next)
  })
})
