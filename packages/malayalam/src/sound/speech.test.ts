import { describe, expect, it } from 'vitest'
import { speech } from './speech.ts'

describe('speech', () => {
  it.each([
    { rule: 'each word is told in phonemes', text: 'ഞാൻ വരും.', told: "[[n^'a:n]] [[v'arum]]." },
    { rule: 'English is told as it is', text: 'Say പാൽ!', told: "Say [[p'a:l]]!" },
    { rule: 'the first syllable bears the stress', text: 'മലയാളം', told: "[[m'alaja:l.am]]" },
    { rule: 'the first syllable bears the stress', text: 'പന', told: "[[p'ana]]" },
    { rule: 'a long first syllable keeps it', text: 'വാഴാലൻ', told: "[[v'a:r.a:lan]]" },
    { rule: 'a closed first syllable keeps it', text: 'അമ്മാവൻ', told: "[['amma:van]]" },
    { rule: 'a light first syllable yields it to a long second', text: 'പരാതി', told: "[[par'a:d[i]]" },
    { rule: 'a light first syllable yields it to a long second', text: 'വിമാനം', told: "[[vim'a:nam]]" },
    { rule: 'a light vowel at the start yields it too', text: 'അനേകം', told: "[[an'e:gam]]" },
    { rule: 'a word of one vowel bears it there', text: 'പാൽ', told: "[[p'a:l]]" },
    { rule: 'a double stop is written once and lengthened', text: 'പത്ത്', told: "[[p'at:y]]" },
    { rule: 'a double stop is written once and lengthened', text: 'ചക്ക', told: "[[c'ak:a]]" },
    { rule: 'a double stop is written once and lengthened', text: 'പൂച്ച', told: "[[p'u:c:a]]" },
    { rule: 'a double stop is written once and lengthened', text: 'വീട്ടിൽ', told: "[[v'i:t.:il]]" },
    { rule: 'a double stop is written once and lengthened', text: 'കാറ്റ്', told: "[[k'a:t2:y]]" },
    { rule: 'റ്റ after a consonant is not lengthened', text: 'സ്റ്റേഷൻ', told: "[[st2'e:s.an]]" },
    { rule: 'a double stop is written once and lengthened', text: 'അപ്പം', told: "[['ap:am]]" },
    { rule: 'other double consonants are written twice', text: 'അമ്മ', told: "[['amma]]" },
    { rule: 'other double consonants are written twice', text: 'എല്ലാം', told: "[['ella:m]]" },
    { rule: 'voicing is told', text: 'അത്', told: "[['ad[y]]" },
    { rule: 'voicing is told', text: 'എന്റെ', told: "[['end2e]]" },
    { rule: 'a digit is told as the usual one', text: '൧൦ പേർ', told: "10 [[p'e:r]]" },
    { rule: 'a digit keeps out of the phonemes', text: '൧൦ാം', told: "10[['a:m]]" },
    { rule: 'a mark without a sound is not told', text: 'കോഽപി൹', told: "[[k'o:pi]]" },
    { rule: 'a word without a vowel has no stress', text: 'ൽ', told: '[[l]]' },
    { rule: 'nothing is told of nothing', text: '', told: '' },
  ])('$rule: $text', ({ text, told }) => {
    expect(speech(text)).toBe(told)
  })
})
