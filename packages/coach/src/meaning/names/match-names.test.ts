import { describe, expect, it } from 'vitest'
import { aMeantWord } from '../../testing.ts'
import { compareMeaning } from '../compare-meaning.ts'

/** What is in no entry: it may mean anything, a denial too. */
const unknown = (word: string) =>
  aMeantWord(word, '…', { entries: [], senses: [], kind: 'other', denial: 'either' })

const came = aMeantWord('വന്നു', 'come (did)', { kind: 'verb', endings: ['did'] })
const cameNot = aMeantWord('വന്നില്ല', 'come (did not)', { kind: 'verb', endings: ['did not'], denial: 'yes' })
const saw = aMeantWord('കണ്ടു', 'see (did)', { kind: 'verb', endings: ['did'] })

describe('of a word that is in no entry', () => {
  it.each([
    { words: [unknown('ടോം'), came], guess: 'Tom came' },
    { words: [unknown('ടോം'), cameNot], guess: 'Tom didn’t come' },
    { words: [unknown('മേരി'), unknown('ജോണിനെ'), saw], guess: 'Mary saw John' },
    { words: [unknown('ടോമും'), unknown('മേരിയും'), came], guess: 'Tom and Mary came' },
  ])('takes the name: "$guess"', ({ words, guess }) => {
    expect(compareMeaning(words, undefined, guess)).toMatchObject({ right: true, missing: [], extra: [] })
  })

  it('tells another name, and that the word is missing', () => {
    const tom = unknown('ടോം')
    expect(compareMeaning([tom, came], undefined, 'Peter came')).toMatchObject({
      right: false,
      missing: [tom],
      extra: ['Peter'],
    })
    expect(compareMeaning([tom, came], undefined, 'he came')).toMatchObject({ right: false, missing: [tom] })
  })

  it('still hears what is denied, and who does what', () => {
    expect(compareMeaning([unknown('ടോം'), cameNot], undefined, 'Tom came')).toMatchObject({
      right: false,
      denial: 'missing',
    })
    const words = [unknown('മേരി'), unknown('ജോണിനെ'), saw]
    expect(compareMeaning(words, undefined, 'John saw Mary')).toMatchObject({
      right: false,
      turnedRound: true,
    })
  })
})
