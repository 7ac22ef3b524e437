import { describe, expect, it } from 'vitest'
import { makeLexicon } from './lexicon.ts'
import { anEntry } from './testing.ts'

const tree = anEntry('മരം', 'noun', 'tree')
const rain = anEntry('മഴ', 'noun', 'rain')
const i = anEntry('ഞാൻ', 'pronoun', 'I')
const software = anEntry('സോഫ്റ്റ്\u200Cവെയർ', 'noun', 'software')

describe('makeLexicon', () => {
  it.each(['ഞാൻ', 'ഞാന്\u200D', ' ഞാൻ '])('finds an entry by its dictionary form in any spelling: %j', (word) => {
    expect(makeLexicon([rain, i]).entries(word)).toEqual([i])
  })

  it('finds an entry by its other spellings', () => {
    const entry = anEntry('അധ്യാപകൻ', 'noun', 'teacher', { also: ['അദ്ധ്യാപകൻ'] })
    expect(makeLexicon([entry]).entries('അദ്ധ്യാപകൻ')).toEqual([entry])
  })

  it('finds all entries with one spelling, the first one first', () => {
    const knife = anEntry('കത്തി', 'noun', 'knife')
    const name = anEntry('കത്തി', 'name', 'Kathi')
    expect(makeLexicon([name, knife]).entries('കത്തി')).toEqual([name, knife])
  })

  it('finds no entry by a form of it', () => {
    expect(makeLexicon([tree]).entries('മരത്തിൽ')).toEqual([])
  })

  it('finds the stems of its words', () => {
    const lexicon = makeLexicon([tree])
    expect(lexicon.stems('മരത്ത').every(({ entry }) => entry === tree)).toBe(true)
    expect(lexicon.stems('മരത്ത').length).toBeGreaterThan(0)
    expect(lexicon.stems('മഴ')).toEqual([])
  })

  it('finds a stem with a ZWNJ by its text without it', () => {
    expect(makeLexicon([software]).stems('സോഫ്റ്റ്വെയർ').length).toBeGreaterThan(0)
  })

  it('knows how its forms may begin', () => {
    const lexicon = makeLexicon([tree])
    expect([lexicon.beginsWith('മര'), lexicon.beginsWith('മഴ'), lexicon.beginsWith('')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('keeps all entries in their order, those added later last', () => {
    const lexicon = makeLexicon([tree])
    lexicon.add([rain, i])
    expect(lexicon.all()).toEqual([tree, rain, i])
    expect(lexicon.entries('മഴ')).toEqual([rain])
    expect(lexicon.stems('എന്ന').map(({ entry }) => entry)).toContain(i)
  })

  it('lists every stem under its text', () => {
    const lexicon = makeLexicon([tree, rain, i])
    for (const [text, stems] of lexicon.allStems()) {
      expect(lexicon.stems(text)).toEqual(stems)
      for (const stem of stems) expect(stem.text).toBe(text)
    }
  })
})
