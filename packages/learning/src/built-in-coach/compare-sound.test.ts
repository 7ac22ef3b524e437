import { describe, expect, it } from 'vitest'
import { compareSound } from './compare-sound.ts'
import { loanWordsIn } from './loan-words.ts'
import { someReadings } from './testing.ts'

const text = 'എനിക്ക് ഒരു ഗ്ലാസ് ചായ വേണം.'
const types = (guess: string, of = text) => compareSound(of, guess).words.map(({ type }) => type)
const allRight = Array.from({ length: 5 }, () => 'right')

describe('compareSound', () => {
  it.each([
    'enikku oru glaasu chaaya venam',
    'Enikk oru glass chaya venam!',
    'enik oru glas chaaya veenam',
    'enikkŭ oru glāsŭ cāya vēṇam',
    'enikkoru glass chaya venam',
    'enikku oru glass chaya ve nam',
    'എനിക്ക് ഒരു ഗ്ലാസ് ചായ വേണം',
  ])('takes "%s" for right', (guess) => expect(types(guess)).toEqual(allRight))

  it('says which word is otherwise, and at which letter', () => {
    const { words, extra } = compareSound(text, 'enikku oru glass choya vanam')
    expect(words.slice(3)).toEqual([
      { type: 'otherwise', word: 'ചായ', wrote: 'choya', letters: ['ചാ'] },
      { type: 'otherwise', word: 'വേണം', wrote: 'vanam', letters: ['വേ'] },
    ])
    expect(extra).toEqual([])
  })

  it('says which word is left out, and which is too many', () => {
    expect(compareSound(text, 'enikku glass chaya banana venam')).toMatchObject({
      words: [{ type: 'right' }, { type: 'missing', word: 'ഒരു' }, {}, {}, { type: 'right' }],
      extra: ['banana'],
    })
  })

  it('finds nothing in an empty guess or in one of signs', () => {
    for (const guess of ['', '…?', '123']) expect(types(guess)).toEqual(allRight.map(() => 'missing'))
  })

  it.each([
    { word: 'സ്കൂളിൽ', guess: 'schoolil', type: 'right' },
    { word: 'സ്കൂളിലേക്ക്', guess: 'schoolilekku', type: 'right' },
    { word: 'ബസ്', guess: 'bus', type: 'right' },
    { word: 'സ്റ്റേഷനിൽ', guess: 'stationil', type: 'right' },
    { word: 'ചാർജ്', guess: 'charge', type: 'right' },
    { word: 'കറിയിൽ', guess: 'curryil', type: 'right' },
    { word: 'സ്റ്റേഷനിൽ', guess: 'nationil', type: 'otherwise' },
    { word: 'സ്കൂളിൽ', guess: 'school', type: 'otherwise' },
    { word: 'കാപ്പി', guess: 'coffee', type: 'otherwise' },
    { word: 'മാങ്ങ', guess: 'mango', type: 'otherwise' },
  ])(
    'takes "$guess" for $word as $type: loan words may be spelt as English does',
    ({ word, guess, type }) => {
      expect(compareSound(word, guess, loanWordsIn(word, someReadings)).words).toMatchObject([{ type }])
    },
  )
})

describe('compareSound, of a length that makes another word', () => {
  const silk = 'പട്ട് വാങ്ങി'
  const song = 'പാട്ട് കേട്ടാൽ'
  const isWord = (word: string) => ['പട്ട്', 'പാട്ട്', 'ആന', 'അന'].includes(word)

  it.each([
    { of: silk, guess: 'paattu vaangi', first: 'otherwise' },
    { of: silk, guess: 'pāṭṭŭ vāṅṅi', first: 'otherwise' },
    { of: silk, guess: 'പാട്ട് വാങ്ങി', first: 'otherwise' },
    { of: silk, guess: 'pattu vaangi', first: 'right' },
    { of: song, guess: 'pattu kettaal', first: 'otherwise' },
    { of: song, guess: 'പട്ട് കേട്ടാൽ', first: 'otherwise' },
    { of: song, guess: 'pattu kettal', first: 'right' },
    { of: song, guess: 'paattu kettal', first: 'right' },
    { of: 'ചായ വാങ്ങി', guess: 'chaya vaangi', first: 'right' },
    { of: 'മഴ', guess: 'maazha', first: 'right' },
    { of: 'ആന', guess: 'അന', first: 'otherwise' },
  ])('takes the first word of "$guess" for $of as $first', ({ of, guess, first }) => {
    expect(compareSound(of, guess, [], isWord).words[0]?.type).toBe(first)
  })

  it('says at which letter', () => {
    expect(compareSound(silk, 'paattu vaangi', [], isWord).words[0]).toMatchObject({ letters: ['പ'] })
  })
})

describe('compareSound, of words joined and parted otherwise', () => {
  it.each([
    { of: 'ചുമ ഉണ്ട്', guess: 'chumayundu' },
    { of: 'രൂപയാണ്', guess: 'rupa aanu' },
    { of: 'പുറത്തുനിന്ന്', guess: 'purath ninnu' },
    { of: 'എനിക്ക് ഒരു പുതിയ വീട്', guess: 'enikkoruputhiya veedu' },
  ])('takes "$guess" for $of', ({ of, guess }) => {
    expect(new Set(types(guess, of))).toEqual(new Set(['right']))
  })

  it.each([
    { of: 'ചുമ ഉണ്ട്', guess: 'chumayilla' },
    { of: 'രൂപയാണ്', guess: 'rupa illa' },
    { of: 'എനിക്ക് ഒരു പുതിയ വീട്', guess: 'enikkoru pazhaya veedu' },
  ])('does not take "$guess" for $of', ({ of, guess }) => {
    expect(types(guess, of)).not.toEqual(types(of, of))
  })

  it('bears with a long guess that is one word', () => {
    expect(types('enikku'.repeat(2000))).not.toContain('right')
    expect(types(`${'a'.repeat(39)}b`, 'അ ആ '.repeat(50))).not.toContain('right')
  })
})
