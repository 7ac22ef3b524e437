import { describe, expect, it } from 'vitest'
import { compareMeaning } from './compare-meaning.ts'

const words = [
  { word: 'പേടിക്കേണ്ട', gloss: 'no need to fear', senses: ['to be afraid'] },
  { word: 'ഈ', gloss: 'this', senses: ['this'] },
  { word: 'പട്ടി', gloss: 'dog', senses: ['dog'] },
  { word: 'ആരെയും', gloss: 'anyone', senses: ['anybody'] },
  { word: 'കടിക്കില്ല', gloss: 'will not bite', senses: ['to bite'] },
]
const english = "Don't be afraid; this dog won't bite anyone."
const compare = (guess: string) => compareMeaning(words, english, guess)
const found = (guess: string) => compare(guess).found.map(({ word }) => word)

describe('compareMeaning', () => {
  it.each([
    english,
    'Do not be scared, the dog will not bite anybody',
    'No need to fear: this dog does not bite anyone',
    'dont fear this dog wont bite anyone',
  ])('takes "%s" for right', (guess) =>
    expect(compare(guess)).toMatchObject({ right: true, missing: [], extra: [] }),
  )

  it('says what is found, what is missing and what is too much', () => {
    const { right, missing, extra } = compare('the dogs are eating bananas')
    expect(right).toBe(false)
    expect(found('the dogs are eating bananas')).toEqual(['പട്ടി'])
    expect(missing.map(({ word }) => word)).toEqual(['പേടിക്കേണ്ട', 'ആരെയും', 'കടിക്കില്ല'])
    expect(extra).toEqual(['eating', 'bananas'])
  })

  it('hears that the guess denies less, or more', () => {
    expect(compare('be afraid, this dog will bite anyone')).toMatchObject({ right: false, denial: 'missing' })
    const shop = [{ word: 'കട', gloss: 'shop', senses: [] }]
    expect(compareMeaning(shop, 'Isn’t this the shop?', 'is this the shop').right).toBe(true)
    const tea = [{ word: 'ചായ', gloss: 'tea', senses: [] }]
    expect(compareMeaning(tea, 'I want tea', 'I do not want tea')).toMatchObject({
      right: false,
      denial: 'extra',
    })
  })

  it('takes the natural translation for right where the glosses use other words', () => {
    const leg = [
      { word: 'കാലിന്', gloss: 'to the leg', senses: [] },
      { word: 'വേദനയുണ്ട്', gloss: 'there is suffering', senses: [] },
    ]
    expect(compareMeaning(leg, 'The leg hurts.', 'leg hurts').right).toBe(true)
  })

  it('takes nothing for nothing', () => {
    for (const guess of ['', '...', 'the a of']) expect(compare(guess).right).toBe(false)
  })
})
