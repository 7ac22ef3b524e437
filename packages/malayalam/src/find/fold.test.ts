import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smallLexicon } from '../forms/testing.ts'
import { easyLatin, latin } from '../sound/index.ts'
import { anyText } from '../testing.ts'
import { foldLatin, foldMalayalam } from './fold.ts'

describe('folding', () => {
  it.each([
    ['വെള്ളം', 'vellam velam veḷḷam vellam'],
    ['കഴിക്കുക', 'kazhikkuka kazikuka kaḻikkuka'],
    ['ഞാൻ', 'njan naan njaan ñān'],
    ['അഞ്ച്', 'anju anchu añcŭ'],
    ['നിങ്ങൾ', 'ningal ninnal niṅṅaḷ'],
    ['സംഗീതം', 'sangeetham sangeetam saṅgītam'],
    ['ഭാഷ', 'bhasha basha bhaasha bhāṣa'],
    ['കാറ്റ്', 'kaattu kattu kāṯṯŭ'],
    ['എന്റെ', 'ente ende enṯe'],
    ['ചെയ്തു', 'cheythu cheytu ceytu'],
    ['കൈ', 'kai kay'],
    ['പൂവ്', 'poovu puvu pūvŭ'],
    ['ചോറ്', 'choru chooru cōṟŭ'],
    ['ഫോൺ', 'fon phon fōṇ'],
    ['കൃഷി', 'krishi kr̥ṣi'],
    ['വാതിൽ', 'wathil vaathil vātil'],
    ['ക്ഷമ', 'kshama ksama xama'],
    ['ഓട്ടോ', 'otto auto ōṭṭō'],
  ])('brings all ways to type %s together: %s', (word, typed) => {
    const key = foldMalayalam(word)
    expect(typed.split(' ').filter((one) => !foldLatin(one).includes(key))).toEqual([])
  })

  it.each([
    ['മല', 'മാവ്'],
    ['വീട്', 'വേദ'],
    ['അമ്മ', 'ആന'],
    ['പാട്ട്', 'പൂട്ട്'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(foldMalayalam(one)).not.toBe(foldMalayalam(other))
  })

  it('reads what our own Latin and easy Latin write', () => {
    const lost = smallLexicon.filter(({ word }) => {
      const key = foldMalayalam(word)
      return !(foldLatin(latin(word)).includes(key) && foldLatin(easyLatin(word)).includes(key))
    })
    expect(lost.map(({ word }) => word)).toEqual([])
  })

  it('gives small Latin letters and few keys for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldMalayalam(text)).toMatch(/^[a-z]*$/u)
        expect(foldLatin(text).length).toBeLessThanOrEqual(24)
        for (const key of foldLatin(text)) expect(key).toMatch(/^[a-z]+$/u)
      }),
    )
  })
})
