import { describe, expect, it } from 'vitest'
import { sheetsOfNotes } from './anki-notes.ts'
import { wordsOfFile } from './sheets.ts'

const types = (fields: string[], fronts: string[] = []) => new Map([['1', { fields, fronts }]])
const notes = (...all: string[][]) => all.map((fields, place) => ({ id: String(place), type: '1', fields }))
const wordsOfNotes = (...all: Parameters<typeof sheetsOfNotes>) => wordsOfFile(sheetsOfNotes(...all))
const wordsOf = (file: ReturnType<typeof wordsOfNotes>) =>
  file.type === 'sound'
    ? file.words.map(({ word, meaning, pronunciation }) => [word, meaning, pronunciation])
    : file

describe('the words of notes', () => {
  it.each([
    ['names', ['Malayalam', 'Transliteration', 'English'], ['മഴ', 'mazha', 'rain'], ['മഴ', 'rain', 'mazha']],
    ['names, a number first', ['No', 'Malayalam', 'English'], ['1', 'മഴ', 'rain'], ['മഴ', 'rain', '']],
    ['what is in them', ['Front', 'Sound', 'Back'], ['മഴ', 'mazha', 'rain'], ['മഴ', 'rain', 'mazha']],
    ['what is in them, a part of speech first', ['A', 'B', 'C'], ['noun', 'മഴ', 'rain'], ['മഴ', 'rain', '']],
  ])('are found by %s', (_, names, fields, word) => {
    expect(wordsOf(wordsOfNotes(types(names), notes(fields), []))).toEqual([word])
  })

  it('are the answers of gaps, and the sentence is where they were met', () => {
    const file = wordsOfNotes(types(['Text', 'Extra']), notes(['{{c1::കടൽ::?}} കാണാം', 'sea']), [])
    expect(file).toMatchObject({ words: [{ word: 'കടൽ', meaning: 'sea', metAt: { sentence: 'കടൽ കാണാം' } }] })
  })

  it('are told by their number where there are none, and counted where a whole type has none', () => {
    const both = new Map([...types(['A', 'B']), ['2', { fields: ['A', 'B'], fronts: [] }]])
    const german = { id: 'g', type: '2', fields: ['Baum', 'tree'] }
    expect(wordsOfNotes(both, [...notes(['മഴ', 'rain'], ['Haus', 'house']), german], [])).toMatchObject({
      skipped: 1,
      left: [{ line: 2, why: 'no-malayalam', shown: 'Haus, house' }],
    })
  })
})

describe('the reviews of notes', () => {
  const review = { at: 1_700_000_000_000, card: '1600000000000', note: '0', ord: 0, ease: 3, took: 4000 }
  const reviewsOf = (fronts: string[], ...reviews: (typeof review)[]) => {
    const file = wordsOfNotes(types(['Malayalam', 'English'], fronts), notes(['മഴ', 'rain']), reviews)
    return file.type === 'sound' ? file.reviews : file
  }

  it('keep their time, their grade and their card', () => {
    expect(reviewsOf(['{{Malayalam}}', '{{English}}'], review, { ...review, ord: 1, ease: 1 })).toEqual([
      {
        id: '018bcfe56800017487' + '6e8000',
        review: { word: 'മഴ', card: 'read', grade: 'good', at: review.at, took: 4000 },
      },
      {
        id: '018bcfe56800017487' + '6e8000',
        review: { word: 'മഴ', card: 'say', grade: 'again', at: review.at, took: 4000 },
      },
    ])
  })

  it.each([
    ['{{Malayalam}}', 'read'],
    ['<b>{{ Malayalam }}</b>', 'read'],
    ['{{tts ml_IN:Malayalam}}', 'read'],
    ['{{English}}', 'say'],
    ['{{type:English}}', 'say'],
    ['', 'read'],
  ])('with %s on the front are of the card "%s"', (front, card) => {
    expect(reviewsOf([front], review)).toMatchObject([{ review: { card } }])
  })

  it('are left out if nobody answered, or their note is none', () => {
    expect(reviewsOf([], { ...review, ease: 0 }, { ...review, note: '9' }, { ...review, at: -1 })).toEqual([])
  })

  it('do not take longer than a thought', () => {
    expect(reviewsOf([], { ...review, took: 99_999_999 })).toMatchObject([{ review: { took: 600_000 } }])
  })
})
