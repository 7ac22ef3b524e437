import { englishMeanings } from '@app/english'
import { describe, expect, it } from 'vitest'
import { makeLexicon } from '../forms/lexicon.ts'
import { anEntry } from '../forms/testing.ts'
import { find } from './find.ts'
import { makeFindIndex } from './find-index.ts'

const noun = (word: string, use: 1 | 2 | 3 = 1) => anEntry(word, 'noun', 'thing', { use })
const kept = makeFindIndex(
  makeLexicon([
    ...'കല്ല് കാൽ പാൽ പല്ല് കൂടി കുട്ടി മാല മഴ മാങ്ങ മഞ്ഞ ഇല ഇല്ല സാരി ശരി കുന്ന് കുഞ്ഞ് ചുമ പാലം നാട് വില കട കഥ സമയം'
      .split(' ')
      .map((word) => noun(word)),
    anEntry('പറ്റി', 'postposition', 'about'),
    noun('പട്ടി'),
    anEntry('വരെ', 'adverb', 'until'),
    anEntry('നിങ്ങൾ', 'pronoun', 'you'),
    ...'ചുമ്മാ ബലം'.split(' ').map((word) => noun(word, 2)),
    ...'വാൻ നാടൻ വിള'.split(' ').map((word) => noun(word, 3)),
    anEntry('വെക്കുക', 'verb', 'to put', { past: 'വെച്ചു' }),
    anEntry('വായിക്കുക', 'verb', 'to read', { past: 'വായിച്ചു' }),
    anEntry('വരുക', 'verb', 'to come', { past: 'വന്നു' }),
    anEntry('നടക്കുക', 'verb', 'to walk', { past: 'നടന്നു' }),
    anEntry('തുടങ്ങുക', 'verb', 'to begin', { past: 'തുടങ്ങി' }),
    anEntry('നീങ്ങുക', 'verb', 'to move', { past: 'നീങ്ങി', use: 2 }),
    anEntry('പോകുക', 'verb', 'to go', { past: 'പോയി' }),
    anEntry('കയറുക', 'verb', 'to climb', { past: 'കയറി' }),
    noun('കയർ', 2),
  ]),
  englishMeanings,
)
const found = (query: string) => find(query, kept).map(({ word }) => word)

describe('among words of one key', () => {
  it.each([
    ['kaalu', 'കാൽ', 'കല്ല്'],
    ['kallu', 'കല്ല്', 'കാൽ'],
    ['pallu', 'പല്ല്', 'പാൽ'],
    ['paalu', 'പാൽ', 'പല്ല്'],
    ['kutty', 'കുട്ടി', 'കൂടി'],
    ['koodi', 'കൂടി', 'കുട്ടി'],
    ['mazha', 'മഴ', 'മാല'],
    ['maala', 'മാല', 'മഴ'],
    ['maḻa', 'മഴ', 'മാല'],
    ['māla', 'മാല', 'മഴ'],
    ['manja', 'മഞ്ഞ', 'മാങ്ങ'],
    ['illa', 'ഇല്ല', 'ഇല'],
    ['ila', 'ഇല', 'ഇല്ല'],
    ['sheri', 'ശരി', 'സാരി'],
    ['kunju', 'കുഞ്ഞ്', 'കുന്ന്'],
    ['kunnu', 'കുന്ന്', 'കുഞ്ഞ്'],
    ['kadha', 'കഥ', 'കട'],
    ['chumma', 'ചുമ്മാ', 'ചുമ'],
    ['balam', 'ബലം', 'പാലം'],
    ['mazh', 'മഴ', 'മാല'],
  ])('%s is %s before %s, by its spelling', (query, word, other) => {
    expect(found(query)[0]).toBe(word)
    expect(found(query).slice(1)).toContain(other)
  })

  it('lets the commoner be first where the spelling does not tell', () => {
    expect(found('vila').slice(0, 2)).toEqual(['വില', 'വിള'])
  })

  it('lets a name be before a word that only joins', () => {
    expect(found('patti').slice(0, 2)).toEqual(['പട്ടി', 'പറ്റി'])
  })
})

describe('forms', () => {
  it.each([
    ['vannu', 'വരുക'],
    ['varunnu', 'വരുക'],
    ['varanam', 'വരുക'],
    ['vannathu', 'വരുക'],
    ['vaayikkuka', 'വായിക്കുക'],
    ['vayikuka', 'വായിക്കുക'],
    ['vannappol', 'വരുക'],
    ['vaayikkanam', 'വായിക്കുക'],
    ['vaayikkanda', 'വായിക്കുക'],
    ['nadannu', 'നടക്കുക'],
    ['ningl', 'നിങ്ങൾ'],
    ['pokanda', 'പോകുക'],
  ])('%s is of %s before what is only near', (query, word) => {
    expect(found(query)[0]).toBe(word)
  })

  it.each([
    ['vaan', 'വാൻ'],
    ['naadan', 'നാടൻ'],
    ['vare', 'വരെ'],
  ])('%s is still the word %s itself', (query, word) => {
    expect(found(query)[0]).toBe(word)
  })
})

describe('two letters that changed places', () => {
  it.each([
    ['samayma', 'സമയം'],
    ['thudnaguka', 'തുടങ്ങുക'],
    ['vaayikkkua', 'വായിക്കുക'],
  ])('%s is %s', (query, word) => {
    expect(found(query)[0]).toBe(word)
  })

  it.each([
    ['amsayma', 'സമയം'],
    ['aml', 'മാല'],
  ])('%s is not %s', (query, word) => {
    expect(found(query)).not.toContain(word)
  })
})
