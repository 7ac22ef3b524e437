import { describe, expect, it } from 'vitest'
import { anId, aWord, someProgress } from '../testing/progress.ts'
import { merge } from './merge.ts'
import { removalOf, savedWords, unknownWords } from './saved-words.ts'

const textsOf = (progress: Parameters<typeof savedWords>[0]) => savedWords(progress).map(({ word }) => word)

describe('savedWords', () => {
  it('lists a word once, however it was spelt and wherever it was saved, in the order of saving', () => {
    const words = [aWord(anId(1), 'അവൻ'), aWord(anId(2), 'അമ്മ'), aWord(anId(2, 5), 'അവന്\u200D')]
    expect(textsOf({ words })).toEqual(['അവൻ', 'അമ്മ'])
  })

  it('does not list a word that was removed', () => {
    expect(textsOf({ words: [{ id: anId(1), word: null }] })).toEqual([])
  })
})

describe('removalOf', () => {
  const words = [aWord(anId(1), 'അവൻ'), aWord(anId(2), 'അമ്മ'), aWord(anId(2, 5), 'അവന്\u200D')]

  it('empties every saving of the word that is known', () => {
    const removal = removalOf({ words }, 'അവൻ')
    expect(removal).toEqual([
      { id: anId(1), word: null },
      { id: anId(2, 5), word: null },
    ])
    expect(textsOf(merge(someProgress({ words }), someProgress({ words: removal })))).toEqual(['അമ്മ'])
  })

  it('is empty for a word that is not saved', () => {
    expect(removalOf({ words }, 'വെള്ളം')).toEqual([])
  })

  it('lets the word be saved again', () => {
    const all = [...words, ...removalOf({ words }, 'അമ്മ'), aWord(anId(3), 'അമ്മ')]
    expect(textsOf(merge(someProgress({ words: all }), someProgress()))).toEqual(['അവൻ', 'അമ്മ'])
  })
})

describe('unknownWords', () => {
  const water = { word: 'വെള്ളം', meaning: 'water', pronunciation: '' }

  it('takes the valid words of a stored list that are not saved yet', () => {
    const he = { ...water, word: 'അവന്\u200D' }
    expect(unknownWords({ words: [aWord(anId(1), 'അവൻ')] }, [he, water, 7, { word: '' }, null])).toEqual([
      water,
    ])
  })

  it.each([undefined, null, 7, 'വെള്ളം', { 0: water }])('takes nothing of %j', (stored) => {
    expect(unknownWords({ words: [] }, stored)).toEqual([])
  })
})
