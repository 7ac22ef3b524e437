import { describe, expect, it } from 'vitest'
import { quotesOf } from './quotes-of.ts'

describe('quotesOf', () => {
  it.each([
    { guess: 'Every morning Grandpa heads to the field.', words: ['heads'], says: ['heads'] },
    { guess: 'A tree came down yesterday.', words: ['came', 'down'], says: ['came down'] },
    { guess: "Move back, a big wave's on its way!", words: ['way'], says: ['on its way'] },
    { guess: 'The game will go on even if it rains.', words: ['go'], says: ['go on'] },
    { guess: 'My father has bought a brand-new car.', words: ['brand'], says: ['brand-new'] },
    { guess: "My kid sister's a doctor.", words: ['kid'], says: ['kid sister'] },
    { guess: 'My buddy isn’t well.', words: ['buddy'], says: ['buddy'] },
    { guess: "I'd like four tickets.", words: ["I'd", "I'd like"], says: ["I'd like"] },
    {
      guess: 'This is big; give me a cheaper one, or the cheaper.',
      words: ['cheaper', 'cheaper'],
      says: ['cheaper'],
    },
    { guess: 'Pass me that book, that is lying there.', words: ['Pass', 'lying'], says: ['Pass', 'lying'] },
  ])('quotes of “$guess” $says', ({ guess, words, says }) => {
    expect(quotesOf(words, guess)).toEqual(says)
  })

  it('leaves out a verb that only does the thing after it', () => {
    expect(quotesOf(['take'], 'Could you take a look?')).toEqual([])
    expect(quotesOf(['take', 'photo'], 'Could you take a photo?')).toEqual(['take a photo'])
  })
})
