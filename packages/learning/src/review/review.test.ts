import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { aReview } from '../testing/reviews.ts'
import { Review, ReviewRecord, reviewId, reviewIdLength } from './review.ts'

const { id, review } = aReview(1, 1_790_000_000_000)

describe('Review', () => {
  it('accepts a valid review', () => {
    expect(v.parse(Review, review)).toEqual(review)
  })

  it.each([
    { damage: 'no word', fields: { word: '' } },
    { damage: 'a word with a control character', fields: { word: 'മഴ\u0007' } },
    { damage: 'a word that is too long', fields: { word: 'മ'.repeat(401) } },
    { damage: 'a kind of card that does not exist', fields: { card: 'smell' } },
    { damage: 'a grade that does not exist', fields: { grade: 'perfect' } },
    { damage: 'a time before 1970', fields: { at: -1 } },
    { damage: 'a time after the year 9999', fields: { at: 253_402_214_400_001 } },
    { damage: 'half a millisecond', fields: { at: 1.5 } },
    { damage: 'a thought of negative length', fields: { took: -1 } },
    { damage: 'a thought of more than ten minutes', fields: { took: 600_001 } },
  ])('refuses $damage', ({ fields }) => {
    expect(v.is(Review, { ...review, ...fields })).toBe(false)
  })
})

describe('ReviewRecord', () => {
  it('accepts a review, and a review that was undone', () => {
    expect(v.is(ReviewRecord, { id, review })).toBe(true)
    expect(v.is(ReviewRecord, { id, review: null })).toBe(true)
  })

  it.each(['', id.slice(1), `${id}0`, id.replace(/.$/u, 'g'), id.toUpperCase().replace(/.$/u, 'F')])(
    'refuses the id "%s"',
    (other) => {
      expect(v.is(ReviewRecord, { id: other, review })).toBe(false)
    },
  )

  it('refuses a record without a review', () => {
    expect(v.is(ReviewRecord, { id })).toBe(false)
  })
})

describe('reviewId', () => {
  it('writes each byte with two digits', () => {
    expect(reviewId(Uint8Array.of(0, 1, 15, 16, 255))).toBe('00010f10ff')
  })

  it('makes an id that a record accepts', () => {
    const made = reviewId(new Uint8Array(reviewIdLength).fill(7))
    expect(v.is(ReviewRecord, { id: made, review })).toBe(true)
  })
})
