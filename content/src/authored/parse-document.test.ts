import { expect, it } from 'vitest'
import { formatFault } from '../fault.ts'
import { aQuestion, aTopic, aTopicOf } from '../testing/content.ts'
import { readDocument } from './document.ts'
import { parseDocument } from './parse-document.ts'
import { TopicFile } from './topic-file.ts'

const parse = (text: string) => parseDocument(readDocument('food.yaml', text), TopicFile)

it('reads a topic, each option as a text with its other fields', () => {
  const options = ['{ text: ka, audio: letter-ka }', 'ga', '20', 'No']
  expect(parse(aTopic(aQuestion({ options, more: 'also_correct: [2]' }))).value?.questions).toEqual([
    {
      id: 'food-tea',
      prompt: 'ചായ',
      also_correct: [2],
      options: [{ text: 'ka', audio: 'letter-ka' }, { text: 'ga' }, { text: '20' }, { text: 'No' }],
    },
  ])
})

it('returns every text in the one spelling of the project', () => {
  expect(parse(aTopic(aQuestion({ prompt: 'അവന്‍' }))).value?.questions[0]?.prompt).toBe('അവൻ')
})

it.each([
  {
    fault: 'an unknown key',
    text: aTopic(aQuestion({ more: 'promt: x' })),
    says: ['food.yaml:5  "promt" is no key that is known here.'],
  },
  {
    fault: 'a missing key',
    text: aTopic('  - id: tea\n    options: [a, b, c, d]'),
    says: ['food.yaml:3  "prompt" is missing here.'],
  },
  {
    fault: 'three options',
    text: aTopic(aQuestion({ options: ['a', 'b', 'c'] })),
    says: ['food.yaml:6  A question has four options.'],
  },
  {
    fault: 'an unknown key of an option',
    text: aTopic(aQuestion({ options: ['a', 'b', '{ text: c, sound: d }', 'd'] })),
    says: ['food.yaml:8  "sound" is no key that is known here.'],
  },
  {
    fault: 'an id that is no slug',
    text: aTopic(aQuestion({ id: 'Tea_1' })),
    says: ['food.yaml:3  An id is made of small letters, digits and single hyphens.'],
  },
  {
    fault: 'an empty text',
    text: aTopic(aQuestion({ prompt: '""' })),
    says: ['food.yaml:4  The text must not be empty.'],
  },
  {
    fault: 'a key with nothing behind it',
    text: aTopic(aQuestion({ prompt: '' })),
    says: ['food.yaml:4  The text must not be empty.'],
  },
  {
    fault: 'a list in place of a text',
    text: aTopic(aQuestion({ prompt: '[a, b]' })),
    says: ['food.yaml:4  A text is expected here.'],
  },
  {
    fault: 'a place that is no second option',
    text: aTopic(aQuestion({ more: 'also_correct: [1]' })),
    says: ['food.yaml:5  The place of an option is 2, 3 or 4; the first is correct anyway.'],
  },
  {
    fault: 'a topic whose kind is not said',
    text: aTopic(aQuestion()).replace('kind: meanings\n', ''),
    says: ['food.yaml:1  The kind of a topic is letters, meanings or phrases.'],
  },
  {
    fault: 'a kind that nobody knows',
    text: aTopic(aQuestion()).replace('meanings', 'songs'),
    says: ['food.yaml:10  The kind of a topic is letters, meanings or phrases.'],
  },
  {
    fault: 'phrases without the number of their words',
    text: aTopicOf(2, aQuestion()).replace('words: 2\n', ''),
    says: ['food.yaml:1  "words" is missing here.'],
  },
  {
    fault: 'a number of words where no phrases are asked for',
    text: `${aTopic(aQuestion())}words: 2\n`,
    says: ['food.yaml:11  "words" is no key that is known here.'],
  },
  {
    fault: 'an empty file',
    text: '',
    says: ['food.yaml:1  Keys with their values are expected here.'],
  },
  {
    fault: 'two faults at once',
    text: aTopic(aQuestion({ id: 'T', options: ['a'] })),
    says: [
      'food.yaml:3  An id is made of small letters, digits and single hyphens.',
      'food.yaml:6  A question has four options.',
    ],
  },
])('refuses $fault with line and sentence', ({ text, says }) => {
  expect(parse(text).faults.map(formatFault)).toEqual(says)
})
