import { describe, expect, it } from 'vitest'
import { someReadings } from '../testing.ts'
import { compareSound } from './compare-sound.ts'
import { loanWordsIn } from './loan-words.ts'

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

  it('does not point at the letters that are written, where only the beginning of a word is', () => {
    const [said] = compareSound('മഴക്കാലം', 'mazha').words
    expect(said).toEqual({ type: 'otherwise', word: 'മഴക്കാലം', wrote: 'mazha', letters: ['ക്കാ', 'ലം'] })
  })

  it('says of a word in another place that it is right, and of one twice that it is once too many', () => {
    const turned = compareSound(text, 'venam chaaya glaas oru enikku')
    expect(turned.words.map(({ type }) => type).toSorted()).toEqual([
      'moved',
      'moved',
      'moved',
      'moved',
      'right',
    ])
    expect(turned).toMatchObject({ again: [], extra: [] })
    const twice = compareSound(text, 'enikku oru glass chaya venam enikku oru')
    expect(twice).toMatchObject({ again: ['enikku', 'oru'], extra: [] })
    expect(twice.words.map(({ type }) => type)).toEqual(allRight)
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
    { word: 'ഐസ്ക്രീം', guess: 'ice cream', type: 'right' },
    { word: 'ഐസ്ക്രീമാണ്', guess: 'icecreamaanu', type: 'right' },
    { word: 'മീൻകറിയുടെ', guess: 'meencurryude', type: 'right' },
    { word: 'മീൻകറി', guess: 'meen curry', type: 'right' },
    { word: 'വൈഫൈ', guess: 'wifi', type: 'right' },
    { word: 'ഇന്റർവ്യൂ', guess: 'interview', type: 'right' },
    { word: 'നഴ്സാണ്', guess: 'nursanu', type: 'right' },
    { word: 'നഴ്സാണ്', guess: 'nurse aanu', type: 'right' },
    { word: 'പാഴ്സൽ', guess: 'parcel', type: 'right' },
    { word: 'ഷോയ്ക്ക്', guess: 'showkku', type: 'right' },
    { word: 'റെയിൽവേ', guess: 'railway', type: 'right' },
    { word: 'പോസ്റ്റോഫീസിൽ', guess: 'post officil', type: 'right' },
    { word: 'ഓറഞ്ച്', guess: 'orange', type: 'right' },
    { word: 'മെസേജ്', guess: 'message', type: 'right' },
    { word: 'സയൻസ്', guess: 'science', type: 'right' },
    { word: 'അക്കൗണ്ടിൽ', guess: 'accountil', type: 'right' },
    { word: 'ഒടിപി', guess: 'OTP', type: 'right' },
    { word: 'ഹോക്കി', guess: 'hockey', type: 'right' },
    { word: 'ടേപ്പിൽ', guess: 'tapeil', type: 'right' },
    { word: 'സ്കൂൾ', guess: 'schoolu', type: 'right' },
    { word: 'ബാംഗ്ലൂരിലേക്ക്', guess: 'bangalorilekku', type: 'right' },
    { word: 'ബാംഗ്ലൂരിൽ', guess: 'bangaloreil', type: 'right' },
    { word: 'ബാംഗ്ലൂരിൽ', guess: 'bangaloril', type: 'right' },
    { word: 'ടിക്കറ്റെടുത്തില്ലെങ്കിൽ', guess: 'ticketteduthillenkil', type: 'right' },
    { word: 'ടിക്കറ്റെടുത്തില്ലെങ്കിൽ', guess: 'busteduthillenkil', type: 'otherwise' },
    { word: 'ബാംഗ്ലൂരിൽ', guess: 'bangalorekku', type: 'otherwise' },
    { word: 'ടേപ്പിൽ', guess: 'tapil', type: 'otherwise' },
    { word: 'ചരട്', guess: 'cord', type: 'otherwise' },
    { word: 'പുത്തൻ', guess: 'new', type: 'missing' },
    { word: 'മീൻകറി', guess: 'kozhicurry', type: 'otherwise' },
    { word: 'ഐസ്ക്രീം', guess: 'cream', type: 'otherwise' },
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

describe('compareSound, of another sound, or one that makes another word', () => {
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
    { of: 'പാട്ട് ആ', guess: 'pattu aa', first: 'right' },
    { of: 'പാട്ട് ആന', guess: 'pattu aana', first: 'otherwise' },
    { of: 'മഴ', guess: 'maazha', first: 'otherwise' },
    { of: 'മഴ', guess: 'mazha', first: 'right' },
    { of: 'വെള്ളം വേണം', guess: 'velam venam', first: 'right' },
    { of: 'ആന', guess: 'അന', first: 'otherwise' },
  ])('takes the first word of "$guess" for $of as $first', ({ of, guess, first }) => {
    expect(compareSound(of, guess, [], isWord).words[0]?.type).toBe(first)
  })

  it('says at which letter', () => {
    expect(compareSound(silk, 'paattu vaangi', [], isWord).words[0]).toMatchObject({ letters: ['പ'] })
  })
})

describe('compareSound, of ways to type', () => {
  it.each([
    { of: 'നാളെ', guess: 'naaley' },
    { of: 'അച്ഛൻ', guess: 'athchan' },
  ])('takes "$guess" for $of', ({ of, guess }) => expect(types(guess, of)).toEqual(['right']))

  it.each([
    { of: 'നാളെ', guess: 'naaloy' },
    { of: 'അച്ഛൻ', guess: 'athan' },
  ])('does not take "$guess" for $of', ({ of, guess }) => expect(types(guess, of)).not.toEqual(['right']))
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
