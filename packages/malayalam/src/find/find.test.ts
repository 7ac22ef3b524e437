import { englishMeanings } from '@app/english'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeLexicon } from '../forms/lexicon.ts'
import { aLexicon, anEntry } from '../forms/testing.ts'
import { anyText } from '../testing.ts'
import { find, findApart } from './find.ts'
import { makeFindIndex } from './find-index.ts'

const index = makeFindIndex(aLexicon(), englishMeanings)
const found = (query: string) => find(query, index).map(({ word }) => word)

describe('find', () => {
  it.each([
    ['sugamano', 'സുഖം'],
    ['sukham', 'സുഖം'],
    ['vellam', 'വെള്ളം'],
    ['velam', 'വെള്ളം'],
    ['vellathil', 'വെള്ളം'],
    ['skool', 'സ്കൂൾ'],
    ['veedu', 'വീട്'],
    ['vedu', 'വീട്'],
    ['veettil', 'വീട്'],
    ['veetilek', 'വീട്'],
    ['vettil', 'വീട്'],
    ['vettilekku', 'വീട്'],
    ['autorickshaw', 'ഓട്ടോ'],
    ['autoyil', 'ഓട്ടോ'],
    ['ammayude', 'അമ്മ'],
    ['achante', 'അച്ഛൻ'],
    ['kuttikal', 'കുട്ടി'],
    ['kazhicho', 'കഴിക്കുക'],
    ['poyilla', 'പോകുക'],
    ['ponam', 'പോകുക'],
    ['varunnundo', 'വരുക'],
    ['paranju', 'പറയുക'],
    ['enikku', 'ഞാൻ'],
    ['ningalude', 'നിങ്ങൾ'],
    ['evideya', 'എവിടെ'],
    ['manasilayilla', 'മനസ്സിലാകുക'],
    ['maravum', 'മരം'],
    ['busil', 'ബസ്'],
    ['officil', 'ഓഫീസ്'],
    ['malayaḷam', 'മലയാളം'],
    ['maḻa', 'മഴ'],
    ['വെള്ളത്തിൽ', 'വെള്ളം'],
    ['വീട്ടിലേക്കാണ്', 'വീട്'],
    ['പുസ്ത', 'പുസ്തകം'],
    ['pusth', 'പുസ്തകം'],
    ['water', 'വെള്ളം'],
    ['to eat', 'കഴിക്കുക'],
    ['eat', 'കഴിക്കുക'],
    ['older brother', 'ചേട്ടൻ'],
    ['Teacher?', 'ടീച്ചർ'],
  ])('%s: %s is among the first three', (query, word) => {
    expect(found(query).slice(0, 3)).toContain(word)
  })

  it('gives for several words the best of each', () => {
    expect(found('vellam venam').slice(0, 4)).toEqual(expect.arrayContaining(['വെള്ളം', 'വേണം']))
  })

  it('forgives one letter, not two', () => {
    const kept = makeFindIndex(
      makeLexicon([anEntry('നന്ദി', 'noun', 'thanks'), anEntry('പട്ടണം', 'noun', 'town')]),
      englishMeanings,
    )
    expect(find('nanni', kept).map(({ word }) => word)).toEqual(['നന്ദി'])
    expect(find('nakki', kept)).toEqual([])
  })

  it('puts the commoner of two equal words first', () => {
    const kept = makeFindIndex(
      makeLexicon([anEntry('കറ', 'noun', 'stain', { use: 3 }), anEntry('കര', 'noun', 'shore', { use: 1 })]),
      englishMeanings,
    )
    expect(find('kara', kept).map(({ word }) => word)).toEqual(['കര', 'കറ'])
  })

  it('finds other spellings of an entry', () => {
    const kept = makeFindIndex(
      makeLexicon([anEntry('വെക്കുക', 'verb', 'to put', { past: 'വെച്ചു', also: ['വയ്ക്കുക'] })]),
      englishMeanings,
    )
    expect(find('vaykkuka', kept)).toHaveLength(1)
    expect(find('വയ്ക്കും', kept)).toHaveLength(1)
  })

  it.each(['', '   ', '?', '123', 'hmhmh', '🙂', 'ഝഝഝ'])('finds nothing for %j', (query) => {
    expect(found(query)).toEqual([])
  })

  it('gives no more than it is asked for, and each entry once, for any text', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 5 }), (text, most) => {
        const entries = find(text, index, most)
        expect(entries.length).toBeLessThanOrEqual(most)
        expect(new Set(entries).size).toBe(entries.length)
      }),
    )
  })
})

describe('findApart', () => {
  const apart = (query: string) => {
    const { found, alike } = findApart(query, index)
    return { found: found.map(({ word }) => word), alike: alike.map(({ word }) => word) }
  }

  it.each(['വെള്ളം', 'വെള്ളത്തിൽ', 'വെള്ള', 'vellam', 'velam', 'water', 'sukhamaano'])(
    'finds %s as a word, a form, a beginning or a meaning',
    (query) => expect(apart(query).found.length).toBeGreaterThan(0),
  )

  it.each(['വെല്ലം', 'പുസ്തഗം', 'nolkkuka'])('has nothing for %s, and what it looks like apart', (query) => {
    const { found, alike } = apart(query)
    expect(found).toEqual([])
    expect(alike.length).toBeGreaterThan(0)
  })

  it('has a word in one of the two lists', () => {
    const { found, alike } = apart('കാട')
    expect(found.filter((word) => alike.includes(word))).toEqual([])
    expect([...found, ...alike].sort()).toEqual(
      find('കാട', index)
        .map(({ word }) => word)
        .sort(),
    )
  })
})
