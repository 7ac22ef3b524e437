import { normalise } from '@app/malayalam'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aReview } from '../../testing/reviews.ts'
import type { SavedWord } from '../../vocabulary/saved-word.ts'
import { eachWordOnce, readSavedWords } from '../../vocabulary/saved-words.ts'
import { ankiFields, fieldsOfWord, ownWordOfFields } from './anki-fields.ts'
import { planImport } from './plan-import.ts'
import { type WordFile, wordsOfFile } from './sheets.ts'
import { readWordsCsv, writeWordsCsv } from './words-csv.ts'
import { readWordsJson, writeWordsJson } from './words-json.ts'

const nasty = ['=1+1', '+x', '-x', '@x', "'=x", 'a,b', 'say "x"', '<b>&amp;', ' x ', 'a;b', '&lt;', "'", '']
const text = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'grapheme', maxLength: 30 }))
const some = text.filter((one) => one !== '')
const seconds = fc.double({ min: 0, max: 1e6, noNaN: true }).map(Math.abs)
const place = fc.record(
  { sentence: some, translation: some, video: some, start: seconds, duration: seconds },
  { requiredKeys: ['sentence'] },
)
const word = fc.record(
  {
    word: fc.oneof(fc.constantFrom('വെള്ളം', '=വീട്', '@home'), some),
    meaning: text,
    pronunciation: text,
    metAt: place,
  },
  { requiredKeys: ['word', 'meaning', 'pronunciation'] },
)
/** Any list of valid words in our spelling, as the app saves them. */
const words = fc
  .array(word, { minLength: 1 })
  .map((list) => list.map((saved) => ({ ...saved, word: normalise(saved.word) })))
  .map((list) => eachWordOnce(readSavedWords(list, 1000)))
  .filter((list) => list.length > 0)

const saved = (word: string, meaning: string): SavedWord => ({ word, meaning, pronunciation: '' })
const wordsOf = (file: WordFile) => {
  const read = wordsOfFile(file)
  return read.type === 'sound' ? read.words : read
}

describe('a table of words', () => {
  it('brings back just what was written', () => {
    fc.assert(
      fc.property(words, (list) => {
        expect(wordsOf(readWordsCsv(writeWordsCsv(list)))).toEqual(list)
      }),
    )
  })

  it('has no cell that a spreadsheet would run, and begins with the mark that tells it the letters', () => {
    const table = writeWordsCsv([saved('=cmd', '@x'), saved('വെള്ളം', '-1')])
    expect(table.charCodeAt(0)).toBe(0xfeff)
    expect(table.slice(1).split('\r\n').slice(1, 3)).toEqual(["'=cmd,'@x,,,,,,", "വെള്ളം,'-1,,,,,,"])
  })

  it.each([
    ['semicolons', 'word;meaning\nമഴ;rain, rains\n'],
    ['tabs and other columns', 'Meaning\tnote\tWord\nrain, rains\tx\tമഴ'],
    ['a quoted line break between rows', '"word","meaning"\r\n\r\n"മഴ","rain, rains"\r\n'],
  ])('is read with %s', (_, table) => {
    expect(wordsOf(readWordsCsv(table))).toEqual([saved('മഴ', 'rain, rains')])
  })

  it.each([
    ['nothing', '', { why: 'foreign' }],
    ['another table', 'a,b\n1,2', { why: 'foreign' }],
    ['a head only', 'word,meaning\n', { why: 'no words' }],
  ])('is refused: %s', (_, table, refusal) => {
    expect(readWordsCsv(table)).toEqual({ type: 'refused', refusal })
  })
})

describe('a JSON file of words', () => {
  it('brings back the words and their reviews', () => {
    const reviews = [aReview(1, 1_790_000_000_000), { ...aReview(2, 0), review: null }]
    fc.assert(
      fc.property(words, (list) => {
        expect(readWordsJson(writeWordsJson(list, reviews))).toEqual({
          type: 'sound',
          words: list,
          reviews,
          skipped: 0,
        })
      }),
    )
  })

  it.each([
    ['no JSON', '{', 'foreign'],
    ['another’s', '{"app":"x","kind":"words","version":1,"words":[]}', 'foreign'],
    ['a later version’s', '{"app":"malayalam-for-all","kind":"words","version":2}', 'newer'],
    ['damaged', '{"app":"malayalam-for-all","kind":"words","version":1,"words":[{}]}', 'damaged'],
    ['empty', '{"app":"malayalam-for-all","kind":"words","version":1,"words":[]}', 'no words'],
  ])('is refused: %s', (_, file, why) => {
    expect(readWordsJson(file)).toEqual({ type: 'refused', refusal: { why } })
  })
})

describe('a note of Anki’s', () => {
  it('brings back just the word that was written', () => {
    fc.assert(
      fc.property(words, (list) => {
        for (const one of list) expect(ownWordOfFields(ankiFields, fieldsOfWord(one, 'x.mp3'))).toEqual(one)
      }),
    )
  })
})

describe('planImport', () => {
  const met = { sentence: 'മഴ പെയ്യുന്നു.' }

  it('tells new words from changed ones and from those that stay', () => {
    const mine = [saved('മഴ', 'rain'), saved('പുഴ', 'river'), { ...saved('വീട്', 'house'), metAt: met }]
    const theirs = [saved('മഴ', 'rain'), saved('പുഴ', 'a river'), saved('വീട്', 'house'), saved('കടൽ', 'sea')]
    expect(planImport(mine, theirs)).toEqual({
      fresh: [saved('കടൽ', 'sea')],
      changed: [saved('പുഴ', 'a river')],
      same: 2,
    })
  })

  it('loses nothing that the file does not say', () => {
    const mine = [{ ...saved('മഴ', 'rain'), pronunciation: 'mazha', metAt: met }]
    expect(planImport(mine, [saved('മഴ', 'the rain')]).changed).toEqual([
      { ...saved('മഴ', 'the rain'), pronunciation: 'mazha', metAt: met },
    ])
  })
})
