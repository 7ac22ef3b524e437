import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyOf, sameWord } from './compare.ts'
import { normalise } from './normalise.ts'
import { anyText } from './testing.ts'

describe('sameWord', () => {
  it.each([
    { rule: 'an old chillu and a new one', one: 'അവന്\u200D', other: 'അവൻ' },
    { rule: 'the three spellings of nta', one: 'എൻ്റെ', other: 'എന്റെ' },
    { rule: 'the three spellings of nta', one: 'എൻറെ', other: 'എന്റെ' },
    { rule: 'the old half-u and the new one', one: 'അതു്', other: 'അത്' },
    { rule: 'the old au sign and the new one', one: 'മൌനം', other: 'മൗനം' },
    { rule: 'a word with and without a ZWNJ', one: 'സോഫ്റ്റ്\u200Cവെയർ', other: 'സോഫ്റ്റ്വെയർ' },
    { rule: 'a ZWNJ and the spelling it parts', one: 'എൻ്\u200Cറെ', other: 'എന്റെ' },
    { rule: 'white space of any kind and length', one: ' സുപ്രഭാതം\u00A0 അമ്മേ\n', other: 'സുപ്രഭാതം അമ്മേ' },
    { rule: 'ക് with a ZWJ and without', one: 'പക്\u200Dഷേ', other: 'പക്ഷേ' },
    { rule: 'a chillu k before a consonant and ക്', one: 'പൿഷേ', other: 'പക്ഷേ' },
    { rule: 'a word with and without soft hyphens', one: 'മല\u00ADയാ\u00ADളം', other: 'മലയാളം' },
    { rule: 'a word with and without a mark of direction', one: '\u200Eകാപ്പി', other: 'കാപ്പി' },
    { rule: 'wide and usual letters', one: 'ｂｕｓ', other: 'bus' },
    { rule: 'curly and straight marks', one: 'don’t “go” bus–stop', other: 'don\'t "go" bus-stop' },
    { rule: 'a first vowel as it is said', one: 'എല', other: 'ഇല' },
    { rule: 'a vowel that is swallowed', one: 'എവിടെ', other: 'എവ്ടെ' },
    { rule: 'capital and small Latin letters', one: 'Namaskāram', other: 'namaska\u0304ram' },
  ])('takes as one: $rule', ({ one, other }) => {
    expect(sameWord(one, other)).toBe(true)
  })

  it.each([
    { rule: 'length', one: 'പട്ട്', other: 'പാട്ട്' },
    { rule: 'length', one: 'മല', other: 'മാല' },
    { rule: 'length', one: 'കുടി', other: 'കൂടി' },
    { rule: 'length', one: 'എട്', other: 'ഏട്' },
    { rule: 'length', one: 'കൊട്ട', other: 'കോട്ട' },
    { rule: 'doubling', one: 'പന', other: 'പന്ന' },
    { rule: 'doubling', one: 'കട', other: 'കട്ട' },
    { rule: 'doubling', one: 'പുക', other: 'പുക്ക' },
    { rule: 'place of articulation', one: 'കര', other: 'കറ' },
    { rule: 'place of articulation', one: 'മുല', other: 'മുള' },
    { rule: 'place of articulation', one: 'പഴം', other: 'പളം' },
    { rule: 'place of articulation', one: 'ആന', other: 'ആണ' },
    { rule: 'place of articulation', one: 'കാറ്റ്', other: 'കാട്ട്' },
    { rule: 'aspiration', one: 'കഥ', other: 'കത' },
    { rule: 'voice', one: 'ഗാനം', other: 'കാനം' },
    { rule: 'the half-u', one: 'കണ്ണ്', other: 'കണ്ണു' },
    { rule: 'a chillu and a whole letter', one: 'അവൻ', other: 'അവന' },
    { rule: 'a chillu k and ക് at the end', one: 'വാൿ', other: 'വാക്' },
    { rule: 'the anusvara', one: 'മരം', other: 'മര' },
    { rule: 'white space', one: 'വരാം', other: 'വര ാം' },
  ])('keeps apart by $rule: $one, $other', ({ one, other }) => {
    expect(sameWord(one, other)).toBe(false)
  })
})

describe('keyOf', () => {
  it('is its own key, and the key of the normalised text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(keyOf(keyOf(text))).toBe(keyOf(text))
        expect(keyOf(normalise(text))).toBe(keyOf(text))
      }),
    )
  })

  it.each(['', ' \n', '\u200D', '\u200C\u200D'])('is nothing for a text without letters', (text) => {
    expect(keyOf(text)).toBe('')
  })
})
