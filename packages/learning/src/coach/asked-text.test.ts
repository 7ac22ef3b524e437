import { describe, expect, it } from 'vitest'
import { longestGuess, longestText, longestTopic } from './asked-lengths.ts'
import { refusalOf } from './asked-text.ts'
import type { CoachQuestion } from './messages.ts'
import { tidy } from './tidy.ts'

const long = (length: number) => 'മ'.repeat(length)

describe('refusalOf', () => {
  it.each<{ question: CoachQuestion; sentence: string | undefined }>([
    { question: { type: 'generate', topic: long(longestTopic), seen: [] }, sentence: undefined },
    {
      question: { type: 'generate', topic: long(longestTopic + 1), seen: [] },
      sentence: 'The topic may have 100 characters at most.',
    },
    { question: { type: 'generate', topic: '\u200B\u200D', seen: [] }, sentence: 'Please enter a topic.' },
    { question: { type: 'analyze', text: long(longestText) }, sentence: undefined },
    {
      question: { type: 'analyze', text: long(longestText + 1) },
      sentence: 'The text may have 500 characters at most.',
    },
    {
      question: { type: 'check', text: long(longestText + 1), pronunciation: '', meaning: '' },
      sentence: 'The text may have 500 characters at most.',
    },
    {
      question: { type: 'check', text: 'മഴ', pronunciation: '', meaning: long(longestGuess + 1) },
      sentence: 'A guess may have 500 characters at most.',
    },
  ])('$question.type: $sentence', ({ question, sentence }) => {
    expect(refusalOf(question)).toBe(sentence)
  })
})

describe('tidy', () => {
  it('makes one line of a text', () => expect(tidy(' മഴ \n പെയ്തു ')).toBe('മഴ പെയ്തു'))

  it.each(['', ' \n', '\u200B', '\u200D\u200C', '\uFEFF', '\u00AD', '\u2060 \u3164', '\u2800', '\uFE0F'])(
    'takes %j, of which nothing is seen, for nothing',
    (text) => expect(tidy(text)).toBe(''),
  )

  it('leaves the joiners of what is seen', () => expect(tidy('👨‍👩‍👧 സോഫ്റ്റ്‌വെയർ')).toBe('👨‍👩‍👧 സോഫ്റ്റ്‌വെയർ'))
})
