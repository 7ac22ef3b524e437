import { englishMeanings } from '@app/english'
import { describe, expect, it } from 'vitest'
import { makeLexicon } from '../forms/lexicon.ts'
import { anEntry } from '../forms/testing.ts'
import { add, best, Costs, cost, isAnswered, isSure } from './costs.ts'
import { foldText, inOne, makeFindIndex } from './find-index.ts'

const sit = anEntry('ഇരിക്കുക', 'verb', 'to sit, to stay (somewhere)', { past: 'ഇരുന്നു' })
const stand = { ...anEntry('ബസ് സ്റ്റാൻഡ്', 'noun', 'bus stand'), means: ['the bus stand', 'Depot!'] }
const index = makeFindIndex(makeLexicon([sit, stand]), englishMeanings)
const sensesOf = (entry: typeof sit) => index.senses.filter((sense) => sense.entry === entry)

describe('makeFindIndex', () => {
  it('splits a meaning at its commas, without to, articles and remarks', () => {
    expect(sensesOf(sit).map(({ text }) => text)).toEqual(['sit', 'stay'])
    expect(sensesOf(stand).map(({ text }) => text)).toEqual(['bus stand', 'depot'])
  })

  it('lets a later meaning cost more', () => {
    const costs = sensesOf(stand).map(({ later }) => later)
    expect(costs[0]).toBe(0)
    expect(costs[1]).toBeGreaterThan(0)
  })

  it('knows a verb by its to', () => {
    expect(sensesOf(sit).every(({ isVerb }) => isVerb)).toBe(true)
    expect(sensesOf(stand).some(({ isVerb }) => isVerb)).toBe(false)
  })

  it('has every spelling of an entry under its key', () => {
    const teacher = anEntry('അധ്യാപകൻ', 'noun', 'teacher', { also: ['അദ്ധ്യാപകൻ'] })
    const words = makeFindIndex(makeLexicon([teacher]), englishMeanings).words
    expect(words.map(({ word }) => word)).toEqual(['അധ്യാപകൻ', 'അദ്ധ്യാപകൻ'])
    expect(new Set(words.map(({ key }) => key)).size).toBe(1)
  })
})

describe('foldText', () => {
  it('joins the keys of the words of a text', () => {
    expect(foldText('ബസ് സ്റ്റാൻഡ്')).toBe(foldText('ബസ്') + foldText('സ്റ്റാൻഡ്'))
  })
})

describe('inOne', () => {
  it('removes spaces and hyphens', () => {
    expect(inOne('auto-rickshaw bus stand')).toBe('autorickshawbusstand')
  })
})

describe('costs', () => {
  const common = anEntry('പട്ടി', 'noun', 'dog')
  const rare = anEntry('ശ്വാനൻ', 'noun', 'dog', { use: 3 })
  const joining = anEntry('പറ്റി', 'postposition', 'about')
  const costsOf = (...found: [typeof common, number][]) => {
    const costs = new Costs<typeof common>()
    for (const [entry, price] of found) add(costs, entry, price)
    return costs
  }

  it('puts the cheapest entry first', () => {
    expect(best(costsOf([rare, cost.exact], [common, cost.prefix]))).toEqual([rare, common])
  })

  it('puts the commoner of two equal entries first', () => {
    expect(best(costsOf([rare, cost.exact], [common, cost.exact]))).toEqual([common, rare])
  })

  it('puts a word that names something before one that joins words', () => {
    expect(best(costsOf([joining, cost.exact], [common, cost.exact]))).toEqual([common, joining])
  })

  it('keeps the lowest cost of an entry', () => {
    const costs = costsOf([common, cost.near], [common, cost.exact], [common, cost.slip])
    expect(costs.get(common)).toBe(cost.exact)
  })

  it('leaves out entries that cost too much', () => {
    expect(best(costsOf([common, cost.exact], [rare, cost.near]), cost.senseWord)).toEqual([common])
  })

  it.each([
    ['an exact match', cost.exact, true, true],
    ['another script', cost.script, false, true],
    ['a slip', cost.slip, false, false],
  ])('of %s: sure %s, answered %s', (_, price, sure, answered) => {
    const costs = costsOf([common, price])
    expect([isSure(costs), isAnswered(costs)]).toEqual([sure, answered])
  })

  it('of nothing are neither', () => {
    expect([isSure(costsOf()), isAnswered(costsOf())]).toEqual([false, false])
  })
})
