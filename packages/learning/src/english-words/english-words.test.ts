import { englishPieces, wordsOfEnglish } from '@app/english'
import { describe, expect, it } from 'vitest'
import type { LexiconEntry } from '../vocabulary/lexicon-entry.ts'
import { englishVocabulary, examplesOf, meaningIn, savedOf } from './english-vocabulary.ts'
import { readEnglish } from './read-english.ts'
import { turnLexicon } from './turn-lexicon.ts'

type Line = [word: string, pos: LexiconEntry['pos'], means: string[], use?: LexiconEntry['use']]

const lines: Line[] = [
  ['മഴ', 'noun', ['rain']],
  ['വീട്', 'noun', ['house', 'home']],
  ['ഇല', 'noun', ['leaf']],
  ['വിടുക', 'verb', ['to leave, to let go']],
  ['അവധി', 'noun', ['leave, holiday']],
  ['കാണുക', 'verb', ['to see']],
  ['വാൾ', 'noun', ['sword', 'saw'], 2],
  ['വീഴുക', 'verb', ['to fall']],
  ['വീഴ്ച', 'noun', ['fall'], 2],
  ['വെളിച്ചം', 'noun', ['light']],
  ['ലഘുവായ', 'adjective', ['light'], 2],
  ['കത്തിക്കുക', 'verb', ['to light (a lamp)', 'to burn']],
  ['സ്റ്റോപ്പ്', 'noun', ['bus stop']],
  ['നിർത്തുക', 'verb', ['to stop']],
  ['ബസ്', 'noun', ['bus']],
  ['വലിയ', 'adjective', ['big']],
  ['സന്തോഷമുള്ള', 'adjective', ['happy']],
  ['നല്ല', 'adjective', ['good, nice']],
  ['ഷൂസ്', 'noun', ['shoes']],
  ['വിൽപത്രം', 'noun', ['will'], 3],
  ['മേയ്', 'name', ['May']],
  ['ചെയ്യുക', 'verb', ['to do']],
  ['ഓണം', 'name', ['Onam, a festival']],
  ['അമേരിക്ക', 'name', ['US']],
  ['അണിയുക', 'verb', ['to put on']],
  ['കുട്ടി', 'noun', ['child']],
  ['ചെവി', 'noun', ['ear']],
  ['മാങ്ങ', 'noun', ['mango']],
  ['കത്തി', 'noun', ['knife']],
  ['പാറ്റ', 'noun', ['moth']],
  ['അമ്മ', 'noun', ['mother']],
  ['കട', 'noun', ['shop']],
  ['ഷോപ്പിങ്', 'noun', ['shopping']],
  ['തേങ്ങ', 'noun', ['“coconut” 🥥']],
  ['ഇടത്', 'noun', ['left']],
  ['എന്ന', 'particle', ['called']],
  ['വിളിക്കുക', 'verb', ['to call'], 2],
  ['ഇഷ്ടപ്പെടുക', 'verb', ['to like'], 2],
  ['ഇങ്ങനെ', 'adverb', ['like this']],
  ['പറയൂ', 'phrase', ['tell me']],
  ['പറയുക', 'verb', ['to tell']],
  ['അല്ലോ', 'particle', ['you know']],
  ['അറിയുക', 'verb', ['to know']],
  ['ജില്ല', 'noun', ['district'], 2],
  ['എറണാകുളം', 'name', ['Ernakulam, a district', 'part of Kochi']],
]

const lexicon = lines.map(
  ([word, pos, means, use = 1], at): LexiconEntry => ({
    ...{ id: `entry-${at}`, word, pos, means, use, topic: 'home', audio: '' },
  }),
)

const english = turnLexicon(lexicon, {
  said: { rain: 'റെയിൻ', bus: 'ബസ്', stop: 'സ്റ്റോപ്പ്', big: 'ബിഗ്' },
  small: {
    will: { means: ['-ഉം'], note: 'ഇനി നടക്കാനുള്ളത്.' },
    not: { means: ['അല്ല', 'ഇല്ല'] },
    is: { means: ['ആണ്'] },
    may: { means: ['-ആം'] },
    i: { means: ['ഞാൻ'] },
    us: { means: ['നമ്മളെ'] },
    do: { means: ['ചെയ്യുക'] },
  },
})

it('has what a learner of English learns of an entry, with the Malayalam that is shown beside it', () => {
  const entry = (
    id: string,
    word: string,
    means: string,
    english: LexiconEntry['english'],
  ): LexiconEntry => ({
    ...{ id, word, pos: 'noun', means: [means], use: 1, topic: 'home', audio: '', english },
  })
  const { byWord } = turnLexicon(
    [
      entry('vayaru', 'വയറ്', 'belly', { word: 'stomach', also: ['tummy'] }),
      entry('choodu', 'ചൂട്', 'heat', { word: 'hot', malayalam: 'ചൂടുള്ള' }),
    ],
    { said: {}, small: {} },
  )
  expect([...byWord.values()].map((entry) => `${entry.word}: ${meaningIn(entry)}`)).toEqual([
    'belly: വയറ്',
    'stomach: വയറ്',
    'tummy: വയറ്',
    'heat: ചൂട്',
    'hot: ചൂടുള്ള',
  ])
})

/** What the word before the stroke means in its text: /rains. */
function read(text: string) {
  const words = wordsOfEnglish(text.replace('/', ''))
  const at = wordsOfEnglish(text.slice(0, text.indexOf('/'))).length
  return readEnglish(words, at, english).map(({ entry }) => `${entry.word}: ${meaningIn(entry)}`)
}

describe('readEnglish', () => {
  it.each([
    ['the /rain', 'rain: മഴ'],
    ['heavy /rains', 'rain: മഴ'],
    ['three /houses', 'house: വീട്'],
    ['the /leaves', 'leaf: ഇല'],
    ['give /us', 'us: നമ്മളെ, അമേരിക്ക'],
    ['she /leaves', 'leave: വിടുക, അവധി'],
    ['he /saw us', 'see: കാണുക'],
    ['they are /falling', 'fall: വീഴുക, വീഴ്ച'],
    ['a /fall', 'fall: വീഴ്ച, വീഴുക'],
    ['to /light the lamp', 'light: കത്തിക്കുക, വെളിച്ചം, ലഘുവായ'],
    ['the /light', 'light: വെളിച്ചം, ലഘുവായ, കത്തിക്കുക'],
    ['it is /light', 'light: വെളിച്ചം, ലഘുവായ, കത്തിക്കുക'],
    ['a /bigger bag', 'big: വലിയ'],
    ['the /happiest', 'happy: സന്തോഷമുള്ള'],
    ['the /children', 'child: കുട്ടി'],
    ['one /shoe', 'shoes: ഷൂസ്'],
    ['He /will come', 'will: -ഉം, വിൽപത്രം'],
    ['/ONAM', 'Onam: ഓണം'],
    ['the /child’s', 'child: കുട്ടി'],
    ['/I', 'I: ഞാൻ'],
    ['you /may go', 'may: -ആം, മേയ്'],
    ['five /mangoes', 'mango: മാങ്ങ'],
    ['two /knives', 'knife: കത്തി'],
    ['my /mother', 'mother: അമ്മ'],
    ['we went /shopping', 'shopping: ഷോപ്പിങ്'],
  ])('%s is %s', (text, meant) => {
    expect(read(text)[0]).toBe(meant)
  })

  it('reads a phrase at each of its words, and then the word', () => {
    expect(read('at the /bus stops')).toEqual(['bus stop: സ്റ്റോപ്പ്', 'bus: ബസ്'])
    expect(read('at the bus /stops')[0]).toBe('bus stop: സ്റ്റോപ്പ്')
    expect(read('the bus will /stop')).toEqual(['stop: നിർത്തുക'])
  })

  it.each([
    ['they /left', 'leave: വിടുക, അവധി'],
    ['to the /left', 'left: ഇടത്'],
    ['when I /called', 'call: വിളിക്കുക'],
  ])('reads a verb where somebody does something: %s', (text, meant) => {
    expect(read(text)[0]).toBe(meant)
  })

  it.each([
    ['do it /like this', 'like this: ഇങ്ങനെ'],
    ['I /like this song', 'like: ഇഷ്ടപ്പെടുക'],
    ['she /likes this song', 'like: ഇഷ്ടപ്പെടുക'],
    ['please /tell me', 'tell me: പറയൂ'],
    ['he /told me', 'tell: പറയുക'],
    ['it is late, you /know', 'you know: അല്ലോ'],
    ['do you /know him', 'know: അറിയുക'],
  ])('reads a phrase only where it stands for itself: %s', (text, meant) => {
    expect(read(text)[0]).toBe(meant)
  })

  it('reads both words of a contraction', () => {
    expect(read('I /don’t')).toEqual(['do: ചെയ്യുക', 'not: അല്ല, ഇല്ല'])
    expect(read("I /won't")).toEqual(['will: -ഉം, വിൽപത്രം', 'not: അല്ല, ഇല്ല'])
  })

  it.each(['/early', '/constructor', '/toString', '/xyz', '/raining-cats', "/n't"])(
    'knows nothing of %s',
    (text) => {
      expect(read(text)).toEqual([])
    },
  )

  it('is empty where there is no word', () => {
    expect(readEnglish(['rain'], 1, english)).toEqual([])
  })
})

describe('turnLexicon', () => {
  it('takes what is said of a name for no other way to say it', () => {
    expect(read('the /district')).toEqual(['district: ജില്ല'])
    expect(read('a part of /Kochi')).toEqual([])
    expect(read('/Ernakulam')).toEqual(['Ernakulam: എറണാകുളം'])
  })

  it('says a phrase only if all its words are known', () => {
    expect(english.byWord.get('bus stop')?.said).toBe('ബസ് സ്റ്റോപ്പ്')
    expect(english.byWord.get('put on')?.said).toBeUndefined()
  })

  it('says when a word has a meaning', () => {
    expect(english.byWord.get('light')?.senses.find(({ malayalam }) => malayalam === 'കത്തിക്കുക')?.only).toBe(
      'a lamp',
    )
  })

  it('leaves out what is no word', () => {
    expect([...english.byWord.keys()].filter((word) => word.includes('coconut'))).toEqual([])
  })

  it('keeps the note and the entry of a small word', () => {
    const known = english.byWord.get('do')
    expect(known?.senses).toHaveLength(1)
    expect(known?.senses[0]?.entry?.word).toBe('ചെയ്യുക')
    expect(english.byWord.get('will')?.note).toBe('ഇനി നടക്കാനുള്ളത്.')
  })
})

it('saves the word, how it is said and its meaning', () => {
  const entry = english.byWord.get('rain')
  expect(entry && savedOf(entry)).toEqual({ word: 'rain', meaning: 'മഴ', pronunciation: 'റെയിൻ' })
})

it.each(['', 'It’s raining – again!', 'മഴ rain, bus-stop', '…', 'naïve café'])(
  'cuts "%s" without losing a sign',
  (text) => {
    expect(
      englishPieces(text)
        .map(({ text }) => text)
        .join(''),
    ).toBe(text)
  },
)

it('finds the words of a text', () => {
  expect(wordsOfEnglish('It’s 5 o’clock; മഴ, bus-stop.')).toEqual(['It’s', 'o’clock', 'bus-stop'])
})

it('gathers the words of a text under their headwords', () => {
  const { words, headKeys } = englishVocabulary(['Leaves fall.', 'It falls; rain, glorp, Glorp'], english)
  expect(words.map(({ word, meaning, count, line, said }) => [word, meaning, count, line, said])).toEqual([
    ['leaf', 'ഇല', 1, 0, undefined],
    ['fall', 'വീഴുക, വീഴ്ച', 2, 0, undefined],
    ['It', '', 1, 1, undefined],
    ['rain', 'മഴ', 1, 1, 'റെയിൻ'],
    ['glorp', '', 2, 1, undefined],
  ])
  expect(headKeys.get('falls')).toBe('fall')
})

it('shows sentences in which the word stands', () => {
  const example = (english: string) => ({ english, text: 'മഴ', gloss: [] })
  const [rain, ...others] = lexicon
  const told = rain && { ...rain, examples: [example('It rained.'), example('Bring an umbrella.')] }
  const entry = told && turnLexicon([told, ...others], { said: {}, small: {} }).byWord.get('rain')
  expect(entry && examplesOf(entry)).toEqual([{ text: 'It rained.', malayalam: 'മഴ' }])
})

it('has examples with the whole of a phrase, and with a plural in -oes', () => {
  const entry = (id: string, word: string, english: string, ...examples: string[]): LexiconEntry => ({
    ...{ id, word, pos: 'noun', means: [english], use: 1, topic: 'food', audio: '' },
    examples: examples.map((text) => ({ text: word, english: text, gloss: [] })),
  })
  const { byWord } = turnLexicon(
    [
      entry('ola', 'ഓല', 'palm leaf', 'A palm frond fell.', 'Palm leaves are dry.'),
      entry('thakkaali', 'തക്കാളി', 'tomato', 'I bought tomatoes.'),
    ],
    { said: {}, small: {} },
  )
  const shown = ['palm leaf', 'tomato'].flatMap((word) => byWord.get(word) ?? []).flatMap(examplesOf)
  expect(shown.map(({ text }) => text)).toEqual(['Palm leaves are dry.', 'I bought tomatoes.'])
})
