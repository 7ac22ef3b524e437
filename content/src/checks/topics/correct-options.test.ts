import { expect, it } from 'vitest'
import { aQuestion, aTopic, aTopicOf, faultsOf } from '../../testing/content.ts'
import { correctOptions } from './correct-options.ts'

const double = (id: string, places = '[2]') => aQuestion({ id, more: `also_correct: ${places}` })

it('accepts one letters question with two correct options', () => {
  expect(
    faultsOf(correctOptions, {
      'data/topics/beginner_l.yaml': aTopicOf('letters', double('a'), aQuestion()),
    }),
  ).toEqual([])
})

it.each([
  {
    fault: 'another topic with two',
    files: { 'data/topics/daily_food.yaml': aTopic(aQuestion(), double('a')) },
    says: [
      'content/data/topics/daily_food.yaml:12  Only a letters question may have a second correct option.',
    ],
  },
  {
    fault: 'two letters questions with two',
    files: {
      'data/topics/beginner_l.yaml': aTopicOf('letters', double('a')),
      'data/topics/advanced_l.yaml': aTopicOf('letters', double('b')),
    },
    says: [
      'content/data/topics/advanced_l.yaml:5  Another letters question has a second correct option, and one is to have it.',
    ],
  },
  {
    fault: 'three correct options',
    files: { 'data/topics/beginner_l.yaml': aTopicOf('letters', double('a', '[2, 3]')) },
    says: ['content/data/topics/beginner_l.yaml:5  This question has two correct options and no more.'],
  },
  {
    fault: 'no such letters question',
    files: { 'data/topics/advanced_l.yaml': aTopicOf('letters', aQuestion()) },
    says: [
      'content/data/topics/advanced_l.yaml:1  No letters question has a second correct option, and one is to have it.',
    ],
  },
])('refuses $fault', ({ files, says }) => {
  expect(faultsOf(correctOptions, files)).toEqual(says)
})
