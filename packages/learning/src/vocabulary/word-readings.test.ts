import { makeLexicon } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { anEntry } from '../testing/words.ts'
import { needWholeLexicon, wordReadings } from './word-readings.ts'

const lexicon = makeLexicon([
  anEntry('കൊച്ചി', 'Kochi'),
  anEntry('മഴ', 'rain'),
  anEntry('കാലം', 'time'),
  anEntry('കത്തി', 'knife'),
  anEntry('കത്തുക', 'to burn', { pos: 'verb', past: 'കത്തി' }),
  anEntry('കാൽ', 'leg'),
  anEntry('ബോട്ട്', 'boat'),
  anEntry('ബോട്ടിൽ', 'bottle', { use: 3 }),
  anEntry('മഴയിൽ', 'hail'),
  anEntry('കാൽ', 'a quarter', { pos: 'numeral' }),
])
const told = (word: string) =>
  wordReadings(word, lexicon).map(({ entry, endings }) => [entry.means[0], ...endings.map(({ id }) => id)])

describe('wordReadings', () => {
  it('says what each part of a word does', () => {
    expect(told('കൊച്ചിയിലേക്കാണോ')[0]).toEqual(['Kochi', 'allative', 'is', 'question'])
  })

  it('has every entry with this spelling', () => {
    expect(told('കാൽ')).toEqual([['leg'], ['a quarter']])
  })

  it('has a past form beside another word with the same spelling', () => {
    expect(told('കത്തി')).toEqual([['knife'], ['to burn', 'past']])
  })

  it('has a case of a commoner noun beside a rare one', () => {
    expect(told('ബോട്ടിൽ')).toEqual([['bottle'], ['boat', 'locative']])
    expect(told('മഴയിൽ')).toEqual([['hail']])
  })

  it('explains no word without an entry', () => {
    expect(told('ബ്ലബ്ല')).toEqual([])
  })
})

describe('needWholeLexicon', () => {
  it.each([
    { word: 'കൊച്ചിയിൽ', whole: false },
    { word: 'മഴക്കാലം', whole: true },
    { word: 'ബ്ലബ്ല', whole: true },
  ])('$word: $whole', ({ word, whole }) => {
    expect(needWholeLexicon(wordReadings(word, lexicon))).toBe(whole)
  })
})
