import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { aSavedWord } from '../testing/device.ts'
import { SavedWord } from './saved-word.ts'
import { eachWordOnce, readSavedWords } from './saved-words.ts'
import { isSoundAtAGlance } from './sound-at-a-glance.ts'

describe('eachWordOnce', () => {
  it('keeps the first saving of a word, however it is spelt', () => {
    const he = aSavedWord('അവൻ', 'he')
    expect(eachWordOnce([he, aSavedWord('അമ്മ'), aSavedWord('അവന്\u200D', 'him')])).toEqual([
      he,
      aSavedWord('അമ്മ'),
    ])
  })
})

describe('where a word was met', () => {
  const met = { sentence: 'വെള്ളം വേണം.', video: 'food', start: 3.5, duration: 2 }
  const water = aSavedWord('വെള്ളം', 'water')

  it('stays what its first saving says of it', () => {
    const later = { ...water, metAt: { sentence: 'വെള്ളം തരൂ.' } }
    expect(eachWordOnce([{ ...water, metAt: met }, later])).toEqual([{ ...water, metAt: met }])
  })

  it('is filled by a later saving where the first says nothing of it', () => {
    const later = { ...aSavedWord('വെള്ളം', 'other'), metAt: met }
    expect(eachWordOnce([water, aSavedWord('വെള്ളം'), later])).toEqual([{ ...water, metAt: met }])
  })
})

describe('readSavedWords', () => {
  it('accepts in its quick check only words that the schema would return unchanged', () => {
    const text = fc.constantFrom('', 'അമ്മ', 'a b', '\u200D', '\u0007', 'x'.repeat(1001), '\ud800', '7')
    const place = fc.record(
      { sentence: text, translation: text, video: text, start: fc.double(), duration: fc.nat(), extra: text },
      { requiredKeys: ['sentence'] },
    )
    const anything = fc.oneof(place, fc.constantFrom(null, 7, 'x', undefined, []))
    const item = fc.record(
      { word: text, meaning: text, pronunciation: text, metAt: anything, extra: text },
      { requiredKeys: ['word', 'meaning'] },
    )
    fc.assert(
      fc.property(fc.oneof(item, fc.anything()), (item) => {
        if (!isSoundAtAGlance(item)) return
        expect(v.safeParse(SavedWord, item)).toMatchObject({ success: true, output: item })
      }),
    )
    expect(isSoundAtAGlance({ ...aSavedWord('അമ്മ', 'mother'), metAt: { sentence: 'അമ്മ' } })).toBe(true)
  })

  it.each([undefined, null, 7, 'words', {}])('reads %j as an empty list', (stored) => {
    expect(readSavedWords(stored, 10)).toEqual([])
  })

  it('leaves out damaged words, and unknown fields of words', () => {
    const sound = aSavedWord('അമ്മ')
    const damaged = [{ word: 7 }, null, { ...sound, word: '\u200D' }, { ...sound, meaning: '\u0007' }]
    expect(readSavedWords([...damaged, { ...sound, extra: 1 }], 10)).toEqual([sound])
  })

  it('reads no more than it is asked for', () => {
    expect(readSavedWords([aSavedWord('അമ്മ'), aSavedWord('അവൻ')], 1)).toEqual([aSavedWord('അമ്മ')])
  })
})
