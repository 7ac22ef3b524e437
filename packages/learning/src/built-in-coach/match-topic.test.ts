import { describe, expect, it } from 'vitest'
import { matchTopic } from './match-topic.ts'
import { aSentence, aSentenceTopic } from './testing.ts'

const rain = aSentenceTopic({ also: ['umbrella', 'storm'] })
const food = aSentenceTopic({
  key: 'food',
  title: { en: 'Food', ml: 'ഭക്ഷണം' },
  also: ['lunch', 'rice', 'ചോറ്'],
  sentences: [
    aSentence({
      id: 'food-1',
      text: 'അമ്മ',
      english: 'Mother made the pancake with you; may I?',
      gloss: ['pancake'],
    }),
  ],
})
const topics = [rain, food]

describe('matchTopic', () => {
  it.each(['Rain', ' rain. ', 'rains', 'മഴ', 'mazha', 'maḻa', 'Umbrellas', 'a storm at night', 'strom'])(
    'knows what "%s" is about',
    (asked) => {
      expect(matchTopic(asked, topics)).toEqual({ type: 'topic', topic: rain })
    },
  )

  it.each(['food', 'bhakshanam', 'ചോറ്', 'choru', 'my lunch'])('knows what "%s" is about', (asked) => {
    expect(matchTopic(asked, topics)).toEqual({ type: 'topic', topic: food })
  })

  it('finds sentences with the very word where no topic has it for a name', () => {
    expect(matchTopic('pancakes', topics)).toEqual({ type: 'word', sentences: food.sentences })
  })

  it.each(['the', 'a', 'of', 'is', 'with', 'you', 'May', 'quantum physics', 'ക്വാണ്ടം', '?!', 'x', '🦄', '<b>'])(
    'names the nearest topics for "%s"',
    (asked) => {
      expect(matchTopic(asked, topics)).toEqual({ type: 'unknown', nearest: expect.arrayContaining(topics) })
    },
  )

  it('does not look for little words beside others', () => {
    expect(matchTopic('the pancake', topics)).toEqual({ type: 'word', sentences: food.sentences })
  })

  it('names the one that is most like it first', () => {
    expect(matchTopic('foodie', topics)).toMatchObject({ nearest: [food, rain] })
  })
})
