import { englishMeanings } from '@app/english'
import { describe, expect, it } from 'vitest'
import { makeLexicon } from '../forms/lexicon.ts'
import { anEntry } from '../forms/testing.ts'
import { find } from './find.ts'
import { makeFindIndex } from './find-index.ts'

const entries = [
  anEntry('മഴ', 'noun', 'rain'),
  anEntry('റൺ', 'noun', 'run in cricket'),
  anEntry('പെരുമഴ', 'noun', 'heavy rain'),
  anEntry('മാൻ', 'noun', 'deer'),
  anEntry('പുരുഷൻ', 'noun', 'man'),
  anEntry('അയാൾ', 'pronoun', 'that man'),
  anEntry('ഞാൻ', 'pronoun', 'I'),
  anEntry('നമ്മൾ', 'pronoun', 'we, you and I'),
  anEntry('ലേറ്റ്', 'adjective', 'late'),
  anEntry('വിൽപത്രം', 'noun', 'will (legal paper)'),
  anEntry('ഇല്ല', 'particle', 'there is not, not'),
  anEntry('അരുത്', 'particle', 'do not, must not'),
  anEntry('വേണ്ട', 'particle', 'don’t, not needed'),
  anEntry('തൊണ്ട്', 'noun', 'husk'),
  anEntry('പറ്റില്ല', 'phrase', 'cannot'),
  anEntry('ചന്ത', 'noun', 'market'),
  anEntry('ചെന്നായ', 'noun', 'wolf'),
  anEntry('അമ്മ', 'noun', 'mother'),
  anEntry('പത്ത്', 'numeral', 'ten'),
  anEntry('തേൻ', 'noun', 'honey'),
  anEntry('അഞ്ച്', 'numeral', 'five'),
  anEntry('ആണ്', 'particle', 'is'),
  anEntry('മഞ്ഞ', 'adjective', 'yellow'),
  anEntry('ഇഞ്ചി', 'noun', 'ginger'),
  anEntry('ഇനി', 'adverb', 'from now on'),
  anEntry('പേർ', 'noun', 'people (after a number)'),
  anEntry('പേര്', 'noun', 'name'),
  anEntry('ഉറങ്ങുക', 'verb', 'to sleep', { past: 'ഉറങ്ങി' }),
  anEntry('ഓറഞ്ച്', 'noun', 'orange'),
  anEntry('ഓടുക', 'verb', 'to run', { past: 'ഓടി' }),
  anEntry('ഊതുക', 'verb', 'to blow', { past: 'ഊതി' }),
  anEntry('നിർത്തുക', 'verb', 'to stop', { past: 'നിർത്തി' }),
  anEntry('മലയാളം', 'noun', 'Malayalam'),
]
const index = makeFindIndex(makeLexicon(entries), englishMeanings)
const first = (query: string) => find(query, index)[0]?.word

describe('marks around a query', () => {
  it.each([
    '“rain”',
    '"rain"',
    '‘rain’',
    '(rain)',
    '[rain]',
    'rain:',
    'rain…',
    'rain;',
    '- rain',
    'ｒａｉｎ',
    'ra\u00ADin',
  ])('%s is the query rain', (query) => expect(find(query, index)).toEqual(find('rain', index)))
  it.each(['“മഴ”', 'മഴ…', '«മഴ»', '\u200Eമഴ', 'മ\u00ADഴ'])('%s is the query മഴ', (query) =>
    expect(first(query)).toBe('മഴ'),
  )
  it.each(['…', '“”', "'", '- -', '\u00AD'])('%s finds nothing', (query) =>
    expect(find(query, index)).toEqual([]),
  )
})

describe('English contractions', () => {
  it.each([
    ['I’ll', 'ഞാൻ'],
    ["I'm", 'ഞാൻ'],
    ['im', 'ഞാൻ'],
    ['don’t', 'വേണ്ട'],
    ["don't", 'വേണ്ട'],
    ['can’t', 'പറ്റില്ല'],
    ['cant', 'പറ്റില്ല'],
    ['mother’s', 'അമ്മ'],
    ['let’s', 'നമ്മൾ'],
    ['let us', 'നമ്മൾ'],
    ['won’t', 'ഇല്ല'],
  ])('%s finds %s', (query, word) => expect(first(query)).toBe(word))

  it.each([
    ['I’ll', 'ഇല്ല'],
    ['don’t', 'തൊണ്ട്'],
    ['can’t', 'ചന്ത'],
  ])('%s does not find %s, which only sounds like it, before the meaning', (query, word) => {
    expect(first(query)).not.toBe(word)
  })
})

describe('meanings and sounds', () => {
  it.each([
    ['rain', 'മഴ'],
    ['ten', 'പത്ത്'],
    ['wolves', 'ചെന്നായ'],
    ['stopped', 'നിർത്തുക'],
    ['slept', 'ഉറങ്ങുക'],
  ])('%s finds its meaning first, %s', (query, word) => expect(first(query)).toBe(word))

  it('of a word with a meaning, finds the words of meanings before what only sounds like it', () => {
    const found = find('rain', index).map(({ word }) => word)
    expect(found).toEqual(expect.arrayContaining(['മഴ', 'പെരുമഴ', 'റൺ']))
    expect(found.indexOf('പെരുമഴ')).toBeLessThan(found.indexOf('റൺ'))
  })

  it('keeps before them what is spelt as typed, but for a length', () => {
    expect(find('man', index).slice(0, 3)).toMatchObject([{ word: 'പുരുഷൻ' }, { word: 'മാൻ' }, { word: 'അയാൾ' }])
  })

  it('still finds what sounds like an English word', () => {
    expect(find('ten', index).map(({ word }) => word)).toContain('തേൻ')
  })

  it.each([
    ['anju', 'അഞ്ച്'],
    ['anchu', 'അഞ്ച്'],
    ['aanu', 'ആണ്'],
    ['inji', 'ഇഞ്ചി'],
    ['ini', 'ഇനി'],
    ['manja', 'മഞ്ഞ'],
    ['peru', 'പേര്'],
    ['per', 'പേർ'],
    ['orangi', 'ഉറങ്ങുക'],
    ['oranju', 'ഓറഞ്ച്'],
    ['odi', 'ഓടുക'],
    ['oodi', 'ഓടുക'],
  ])('%s finds %s first', (query, word) => expect(first(query)).toBe(word))
})

describe('a long query', () => {
  it('finds nothing above two hundred letters', () => {
    expect(find('rain '.repeat(40).trim(), index).map(({ word }) => word)).toContain('മഴ')
    expect(find('rain '.repeat(41), index)).toEqual([])
  })
})
