import { describe, expect, it } from 'vitest'
import { compareMeaning } from './compare-meaning.ts'
import { aMeantWord } from './testing.ts'

const words = [
  aMeantWord('പേടിക്കേണ്ട', 'no need to fear', { senses: ['to be afraid'] }),
  aMeantWord('ഈ', 'this', { senses: ['this'] }),
  aMeantWord('പട്ടി', 'dog', { senses: ['dog'] }),
  aMeantWord('ആരെയും', 'anyone', { senses: ['anybody'] }),
  aMeantWord('കടിക്കില്ല', 'will not bite', { senses: ['to bite'] }),
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
    const shop = [aMeantWord('കട', 'shop')]
    expect(compareMeaning(shop, 'Isn’t this the shop?', 'is this the shop').right).toBe(true)
    const tea = [aMeantWord('ചായ', 'tea')]
    expect(compareMeaning(tea, 'I want tea', 'I do not want tea')).toMatchObject({
      right: false,
      denial: 'extra',
    })
  })

  it('takes the natural translation for right where the glosses use other words', () => {
    const leg = [aMeantWord('കാലിന്', 'to the leg'), aMeantWord('വേദനയുണ്ട്', 'there is suffering')]
    expect(compareMeaning(leg, 'The leg hurts.', 'leg hurts').right).toBe(true)
  })

  it.each([
    { says: 'I do not know', guess: 'I don’t know' },
    { says: 'I do not know', guess: "i don't know" },
    { says: 'I do not know', guess: 'I dont know' },
    { says: 'I want a glass of tea', guess: 'I would like a cup of tea' },
    { says: 'I want a glass of tea', guess: "I'd like a cup of tea" },
    { says: 'Mother is going to school', guess: 'mom goes to school' },
    { says: 'What are you seeing?', guess: 'what did you see' },
    { says: 'It has not rained for two weeks', guess: 'it hasn’t rained for 2 weeks' },
    { says: 'My favourite colour', guess: 'my favorite color' },
    { says: 'My younger brother', guess: 'my little brother' },
    { says: 'Isn’t this the shop?', guess: 'is this the shop' },
    { says: 'The sari is nice, isn’t it?', guess: 'the sari is nice' },
    { says: 'Why are you crying for nothing?', guess: 'why are you crying for nothing' },
    { says: 'Mother came', guess: 'my mother came' },
  ])('takes "$guess" for "$says"', ({ says, guess }) => {
    expect(compareMeaning([aMeantWord('…', says)], says, guess)).toMatchObject({ right: true, extra: [] })
  })

  it.each([
    { says: 'I do not know', guess: 'I know' },
    { says: 'I want tea', guess: 'I like tea' },
    { says: 'I want tea', guess: 'I would not like tea' },
    { says: 'I go early', guess: 'I go by ear' },
    { says: 'Why didn’t you come?', guess: 'why did you come' },
    { says: 'I came', guess: 'you came' },
    { says: 'Don’t talk, okay?', guess: 'talk, okay?' },
  ])('does not take "$guess" for "$says"', ({ says, guess }) => {
    expect(compareMeaning([aMeantWord('…', says)], says, guess).right).toBe(false)
  })

  it('takes a denial or none where the glosses deny and the translation does not', () => {
    const ear = [aMeantWord('കേൾക്കില്ല', 'does not hear')]
    for (const guess of ['grandfather is hard of hearing', 'grandfather does not hear'])
      expect(compareMeaning(ear, 'Grandfather is hard of hearing', guess).denial).toBeUndefined()
  })

  it('takes what is in brackets for shown, not for asked', () => {
    const went = [aMeantWord('പോയില്ല', 'go (did not; that did (before a noun); indeed)', { denial: 'yes' })]
    expect(compareMeaning(went, undefined, 'not go')).toMatchObject({ right: true, missing: [] })
  })

  it('takes nothing for nothing', () => {
    for (const guess of ['', '...', 'the a of']) expect(compare(guess).right).toBe(false)
  })
})
