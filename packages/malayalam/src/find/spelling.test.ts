import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { easyLatin, latin } from '../sound/index.ts'
import { comparable, unlike, unlikeStart } from './spelling.ts'

describe('comparable', () => {
  it.each([
    ['Mazha', 'maḻa'],
    ['malayaalam', 'malayāḷaṁ'],
    ['poovu', 'pūvŭ'],
    ['kadha', 'katha'],
    ['chumma', 'chummaa'],
    ['kaal', 'kaalu'],
    ['wathil', 'vathil'],
  ])('writes %s and %s alike', (one, other) => {
    expect(comparable(one)).toBe(comparable(other))
  })

  it.each([
    ['mala', 'maala'],
    ['mazha', 'mala'],
    ['kali', 'kalli'],
    ['mutta', 'muttu'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(comparable(one)).not.toBe(comparable(other))
  })

  it.each(['മഴ', 'നാട്ടിൽ', 'കൃഷി', 'ഞാൻ', 'പൂച്ച'])('writes our two Latins of %s nearly alike', (word) => {
    expect(unlike(comparable(latin(word)), comparable(easyLatin(word)))).toBeLessThanOrEqual(3)
  })
})

/** Which of two words the spelling is closer to. */
describe('unlike', () => {
  it.each([
    ['kaalu', 'കാൽ', 'കല്ല്'],
    ['pallu', 'പല്ല്', 'പാൽ'],
    ['kutty', 'കുട്ടി', 'കൂടി'],
    ['mazha', 'മഴ', 'മാല'],
    ['manja', 'മഞ്ഞ', 'മാങ്ങ'],
    ['illa', 'ഇല്ല', 'ഇല'],
    ['sheri', 'ശരി', 'സാരി'],
    ['vayikkuka', 'വായിക്കുക', 'വെക്കുക'],
    ['kunju', 'കുഞ്ഞ്', 'കുന്ന്'],
    ['chumma', 'ചുമ്മാ', 'ചുമ'],
    ['ningl', 'നിങ്ങൾ', 'നീങ്ങൽ'],
    ['pathu', 'പത്ത്', 'പട്ട്'],
    ['matthi', 'മത്തി', 'മതി'],
    ['balam', 'ബലം', 'പാലം'],
  ])('%s is %s rather than %s', (typed, word, other) => {
    const from = (one: string) => unlike(comparable(typed), comparable(easyLatin(one)))
    expect(from(word)).toBeLessThan(from(other))
  })

  it('is 0 from a text to itself, the same both ways, and no less than to its nearest beginning', () => {
    const letters = fc.stringMatching(/^[a-h]{0,8}$/u)
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        expect(unlike(one, one)).toBe(0)
        expect(unlikeStart(other, one)).toBeLessThanOrEqual(unlike(one, other))
      }),
    )
  })

  it('counts a length left out for less than another letter', () => {
    expect(unlike('kada', 'kaada')).toBeLessThan(unlike('kada', 'kadda'))
    expect(unlike('kada', 'kaada')).toBeLessThan(unlike('kada', 'kata'))
  })
})

describe('unlikeStart', () => {
  it.each([
    ['veettil', 'veett', 0],
    ['mazha', 'maz', 0],
    ['vannu', 'vaann', 1],
    ['', 'ab', 6],
  ])('from %s to %s is %i', (long, short, expected) => {
    expect(unlikeStart(long, short)).toBe(expected)
  })
})
