import { describe, expect, it } from 'vitest'
import { slots } from '../endings/slots.ts'
import { changedAlike, joined, jointBetween, stem } from './stem.ts'

describe('jointBetween', () => {
  it.each([
    ['മരം', 'മരത്ത', { was: 'ം', now: 'ത്ത്' }],
    ['വീട്', 'വീട്ട', { was: 'ട്', now: 'ട്ട്' }],
    ['അമ്മ', 'അമ്മയ', { was: '', now: 'യ' }],
    ['പേര്', 'പേര', { was: '്', now: '' }],
    ['അച്ഛൻ', 'അച്ഛന', { was: 'ൻ', now: 'ന' }],
    ['കഴിക്കുക', 'കഴിച്ചു', { was: 'ക്കുക', now: 'ച്ചു' }],
    ['മകൾ', 'മകൾ', undefined],
  ])('of %s and %s', (word, text, joint) => {
    expect(jointBetween(word, text)).toEqual(joint)
  })
})

describe('joined', () => {
  it('adds the change from the word to its stem', () => {
    expect(joined(stem('മരത്ത', 'in'), 'മരം').joint).toEqual({ was: 'ം', now: 'ത്ത്' })
  })

  it('adds nothing to a stem that is the word itself', () => {
    expect(joined(stem('മകൾ', 'noun'), 'മകൾ')).toEqual({
      text: 'മകൾ',
      of: slots('noun'),
      within: [],
      rank: 0,
    })
  })
})

describe('changedAlike', () => {
  it.each([
    ['ഇക്ക', 'ഇക്കാക്ക', 'ഇക്കാക്കമാർ', 'ഇക്കമാർ'],
    ['നിർമ്മിക്കുക', 'നിർമിക്കുക', 'നിർമിച്ചു', 'നിർമ്മിച്ചു'],
    ['ആവുക', 'ആകുക', 'ആയി', undefined],
    ['വീട', 'വീട്', 'വീട്ടിൽ', undefined],
    ['മഴ', 'മഴ', 'മഴ', 'മഴ'],
  ])('of %s, as %s becomes %s, is %s', (other, word, form, expected) => {
    expect(changedAlike(other, word, form)).toBe(expected)
  })
})
