import { describe, expect, it } from 'vitest'
import { aSavedWord } from '../testing/device.ts'
import { eachWordOnce, readSavedWords } from './saved-word.ts'

describe('eachWordOnce', () => {
  it('keeps the first saving of a word, however it is spelt', () => {
    const he = aSavedWord('അവൻ', 'he')
    expect(eachWordOnce([he, aSavedWord('അമ്മ'), aSavedWord('അവന്\u200D', 'him')])).toEqual([
      he,
      aSavedWord('അമ്മ'),
    ])
  })
})

describe('readSavedWords', () => {
  it.each([undefined, null, 7, 'words', {}])('%j is no list of words', (stored) => {
    expect(readSavedWords(stored, 10)).toEqual([])
  })

  it('leaves damaged words out, and what is not a word’s out of words', () => {
    const sound = aSavedWord('അമ്മ')
    const damaged = [{ word: 7 }, null, { ...sound, word: '\u200D' }, { ...sound, meaning: '\u0007' }]
    expect(readSavedWords([...damaged, { ...sound, extra: 1 }], 10)).toEqual([sound])
  })

  it('reads no more than it is asked for', () => {
    expect(readSavedWords([aSavedWord('അമ്മ'), aSavedWord('അവൻ')], 1)).toEqual([aSavedWord('അമ്മ')])
  })
})
