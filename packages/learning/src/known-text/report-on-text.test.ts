import { describe, expect, it } from 'vitest'
import type { SentencePiece } from '../course/content.ts'
import { sameMeaningIn } from '../course/senses.ts'
import { lettersIn } from '../letters/letters-in.ts'
import { anEntry } from '../testing/words.ts'
import { reportOnText } from './report-on-text.ts'

const letters = [
  { id: 'letter-ma', letter: 'മ' },
  { id: 'letter-zha', letter: 'ഴ' },
  { id: 'letter-va', letter: 'വ' },
]
const all = [
  anEntry('മഴ', 'rain'),
  anEntry('വെയിൽ', 'sun'),
  anEntry('പാൽ', 'milk', { topic: 'food' }),
  anEntry('മാരി', 'rain', { id: 'maari' }),
]
const path = {
  taught: new Map([
    ['word:sun', 0],
    ['letter:letter-ma', 0],
    ['word:rain', 4],
    ['letter:letter-zha', 4],
  ] as const),
  words: new Map(all.map((entry) => [entry.id, entry])),
  sameMeaning: sameMeaningIn(all, []),
  lettersIn: lettersIn(letters),
  letters: new Map(letters.map(({ id, letter }) => [id, letter])),
}
const piece = (text: string, ...entries: string[]): SentencePiece => ({
  text,
  items: entries.map((entry) => `word:${entry}` as const),
  endings: [],
})
const rain = piece('മഴ', 'rain')

describe('reportOnText', () => {
  it('says which unit teaches a word, and what could stand instead', () => {
    const { missing, known } = reportOnText([rain, piece('വെയിൽ', 'sun')], 0, path)
    expect(known).toBe(0.5)
    expect(missing).toMatchObject([
      { word: { id: 'rain' }, texts: ['മഴ'], taughtAt: 4, instead: [{ id: 'sun' }] },
    ])
  })

  it('says that no unit teaches a word, and offers the taught one that means the same', () => {
    const [maari] = reportOnText([piece('മാരി', 'maari')], 5, path).missing
    expect(maari).not.toHaveProperty('taughtAt')
    expect(maari?.instead.map(({ id }) => id)).toEqual(['rain', 'sun'])
  })

  it('names the letters that are not taught by then, and where they come', () => {
    expect(reportOnText([rain], 0, path).letters).toEqual([{ letter: 'ഴ', taughtAt: 4 }])
    expect(reportOnText([rain, piece('വ')], 4, path).letters).toEqual([{ letter: 'വ' }])
  })

  it('finds nothing in a text of taught words', () => {
    expect(reportOnText([rain], 4, path)).toMatchObject({ known: 1, missing: [], letters: [] })
  })
})
