import { describe, expect, it } from 'vitest'
import { aTranscript, aWordOfLine } from '../testing/video.ts'
import { joinTranscripts } from './join-transcripts.ts'

const none = { TranscriptMal: null, TranscriptEng: null, Words: null }
const spoken = aTranscript([
  { text: 'ചായ വേണോ?', start: 1, duration: 2 },
  { text: 'വേണം.', start: 4, duration: 1 },
])
const translated = aTranscript([
  { text: 'ചായ വേണോ?', start: 1, duration: 2, translation: 'Would you like tea?' },
  { text: 'വേണം.', start: 4, duration: 1, translation: 'Yes, please.' },
])
const words = aTranscript([
  {
    text: 'ചായ വേണോ?',
    start: 1,
    duration: 2,
    words: [aWordOfLine('ചായ', 'tea'), aWordOfLine('വേണോ', 'want?')],
  },
  { text: 'വേണം.', start: 4, duration: 1, words: [aWordOfLine('വേണം', 'want')] },
])

const told = (lines: ReturnType<typeof joinTranscripts>) =>
  lines.map(({ text, translation, words }) => [
    text,
    translation,
    words.map(({ meaning }) => meaning).join(' '),
  ])

describe('joinTranscripts', () => {
  it('gives each line its translation and its words', () => {
    expect(told(joinTranscripts({ TranscriptMal: spoken, TranscriptEng: translated, Words: words }))).toEqual(
      [
        ['ചായ വേണോ?', 'Would you like tea?', 'tea want?'],
        ['വേണം.', 'Yes, please.', 'want'],
      ],
    )
  })

  it('works with the transcripts that there are', () => {
    expect(joinTranscripts(none)).toEqual([])
    expect(told(joinTranscripts({ ...none, TranscriptMal: spoken }))[1]).toEqual(['വേണം.', undefined, ''])
    expect(told(joinTranscripts({ ...none, Words: words }))[1]).toEqual(['വേണം.', undefined, 'want'])
    expect(told(joinTranscripts({ ...none, TranscriptEng: translated }))[1]).toEqual([
      'വേണം.',
      'Yes, please.',
      '',
    ])
  })

  it('says of a translation which service made it', () => {
    const snippets = translated.snippets.map((snippet, place) =>
      place === 1 ? { ...snippet, translatedBy: 'a-model' } : snippet,
    )
    const lines = joinTranscripts({
      ...none,
      TranscriptMal: spoken,
      TranscriptEng: { ...translated, snippets },
    })
    expect(lines.map(({ translatedBy }) => translatedBy)).toEqual([undefined, 'a-model'])
  })

  it('takes the text of English captions for the translation', () => {
    const english = aTranscript([{ text: 'Yes, please.', start: 4.2, duration: 1 }])
    expect(told(joinTranscripts({ ...none, TranscriptMal: spoken, TranscriptEng: english }))).toEqual([
      ['ചായ വേണോ?', undefined, ''],
      ['വേണം.', 'Yes, please.', ''],
    ])
  })

  it('puts the lines in the order of their starts, and joins by time where a line is missing', () => {
    const mixed = aTranscript(spoken.snippets.toReversed())
    const second = aTranscript(words.snippets.slice(1))
    expect(told(joinTranscripts({ TranscriptMal: mixed, TranscriptEng: translated, Words: second }))).toEqual(
      [
        ['ചായ വേണോ?', 'Would you like tea?', ''],
        ['വേണം.', 'Yes, please.', 'want'],
      ],
    )
  })

  it('joins ten thousand lines at once', () => {
    const many = aTranscript(
      Array.from({ length: 10_000 }, (_, at) => ({ text: `${at}`, start: at, duration: 1 })),
    )
    const shifted = aTranscript(
      many.snippets.map((line) => ({ ...line, start: line.start + 0.2, translation: line.text })),
    )
    const lines = joinTranscripts({ ...none, TranscriptMal: many, TranscriptEng: shifted })
    expect(lines.every(({ text, translation }) => text === translation)).toBe(true)
  })
})
