import { expect, it } from 'vitest'
import { longestGuess, longestText, longestTopic } from './asked-lengths.ts'
import type { CoachQuestion } from './messages.ts'
import { type TooLong, tooLongIn } from './too-long.ts'

const long = (length: number) => 'മ'.repeat(length)
const text: TooLong = { part: 'text', most: longestText }
const guess: TooLong = { part: 'guess', most: longestGuess }

it.each<{ question: CoachQuestion; found: TooLong | undefined }>([
  { question: { type: 'generate', topic: long(longestTopic), seen: [] }, found: undefined },
  {
    question: { type: 'generate', topic: long(longestTopic + 1), seen: [] },
    found: { part: 'topic', most: longestTopic },
  },
  { question: { type: 'analyze', text: ` ${long(longestText)}\n` }, found: undefined },
  { question: { type: 'analyze', text: long(longestText + 1) }, found: text },
  {
    question: { type: 'check', text: long(longestText + 1), pronunciation: '', meaning: '' },
    found: text,
  },
  {
    question: { type: 'check', text: 'മഴ', pronunciation: long(longestGuess + 1), meaning: '' },
    found: guess,
  },
  {
    question: { type: 'check', text: 'മഴ', pronunciation: '', meaning: long(longestGuess + 1) },
    found: guess,
  },
  {
    question: { type: 'check', text: 'മഴ', pronunciation: '', meaning: long(longestGuess) },
    found: undefined,
  },
])('finds the part of a question to $question.type that is too long: $found', ({ question, found }) => {
  expect(tooLongIn(question)).toEqual(found)
})
