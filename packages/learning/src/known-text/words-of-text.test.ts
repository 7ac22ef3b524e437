import { describe, expect, it } from 'vitest'
import type { SentencePiece } from '../course/content.ts'
import { knownShare, missingEntries, wordsOfText } from './words-of-text.ts'

const piece = (text: string, ...entries: string[]): SentencePiece => ({
  text,
  items: entries.map((entry) => `word:${entry}` as const),
  endings: [],
})

const reader = {
  knows: (entry: string) => ['amma', 'vellam'].includes(entry),
  isName: (entry: string) => entry === 'ravi',
}
const read = (...pieces: SentencePiece[]) => wordsOfText(pieces, reader)

describe('wordsOfText', () => {
  it.each([
    ['a known word', piece('അമ്മ', 'amma'), 'known', []],
    ['a name', piece('രവി', 'ravi'), 'name', []],
    ['a new word', piece('മഴ', 'mazha'), 'new', ['mazha']],
    ['two words in one, of which one is new', piece('മഴവെള്ളം', 'mazha', 'vellam'), 'new', ['mazha']],
    ['a name joined to a known word', piece('രവിയമ്മ', 'ravi', 'amma'), 'name', []],
    ['a word without an entry', piece('ടും'), 'unread', []],
  ])('tells %s', (_what, one, standing, missing) => {
    expect(read(one)).toEqual([{ text: one.text, standing, missing }])
  })

  it('does not take an ending for a word', () => {
    const ended: SentencePiece = { ...piece('അമ്മയുടെ', 'amma'), items: ['word:amma', 'ending:genitive'] }
    expect(read(ended)[0]?.standing).toBe('known')
  })
})

describe('knownShare', () => {
  it('counts names as known, and running words, not different ones', () => {
    const words = read(piece('അമ്മ', 'amma'), piece('അമ്മ', 'amma'), piece('രവി', 'ravi'), piece('മഴ', 'mazha'))
    expect(knownShare(words)).toBe(0.75)
  })

  it('counts a word without an entry as unknown', () => {
    expect(knownShare(read(piece('അമ്മ', 'amma'), piece('ടും')))).toBe(0.5)
  })

  it('is whole of a text without words', () => {
    expect(knownShare([])).toBe(1)
  })
})

describe('missingEntries', () => {
  it('names each entry with the words that need it, most needed first', () => {
    const words = read(piece('പശു', 'pashu'), piece('മഴ', 'mazha'), piece('മഴയിൽ', 'mazha'))
    expect(missingEntries(words)).toEqual([
      { entry: 'mazha', texts: ['മഴ', 'മഴയിൽ'] },
      { entry: 'pashu', texts: ['പശു'] },
    ])
  })
})
