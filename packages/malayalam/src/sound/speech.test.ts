import { describe, expect, it } from 'vitest'
import { speech } from './speech.ts'

describe('speech', () => {
  it.each([
    { rule: 'each word is given in phonemes', text: 'ഞാൻ വരും.', output: "[[n^'a:n]] [[v'arum]]." },
    { rule: 'English stays as it is', text: 'Say പാൽ!', output: "Say [[p'a:l]]!" },
    { rule: 'the first syllable bears the stress', text: 'മലയാളം', output: "[[m'alaja:l.am]]" },
    { rule: 'the first syllable bears the stress', text: 'പന', output: "[[p'ana]]" },
    { rule: 'a long first syllable keeps the stress', text: 'വാഴാലൻ', output: "[[v'a:r.a:lan]]" },
    { rule: 'a closed first syllable keeps the stress', text: 'അമ്മാവൻ', output: "[['amma:van]]" },
    {
      rule: 'the stress moves from a light first syllable to a long second one',
      text: 'പരാതി',
      output: "[[par'a:d[i]]",
    },
    {
      rule: 'the stress moves from a light first syllable to a long second one',
      text: 'വിമാനം',
      output: "[[vim'a:nam]]",
    },
    { rule: 'the stress moves from a light vowel at the start too', text: 'അനേകം', output: "[[an'e:gam]]" },
    { rule: 'a word with one vowel has the stress there', text: 'പാൽ', output: "[[p'a:l]]" },
    { rule: 'a double stop is written once and lengthened', text: 'പത്ത്', output: "[[p'at:y]]" },
    { rule: 'a double stop is written once and lengthened', text: 'ചക്ക', output: "[[c'ak:a]]" },
    { rule: 'a double stop is written once and lengthened', text: 'പൂച്ച', output: "[[p'u:c:a]]" },
    { rule: 'a double stop is written once and lengthened', text: 'വീട്ടിൽ', output: "[[v'i:t.:il]]" },
    { rule: 'a double stop is written once and lengthened', text: 'കാറ്റ്', output: "[[k'a:t2:y]]" },
    { rule: 'റ്റ after a consonant is not lengthened', text: 'സ്റ്റേഷൻ', output: "[[st2'e:s.an]]" },
    { rule: 'a double stop is written once and lengthened', text: 'അപ്പം', output: "[['ap:am]]" },
    { rule: 'other double consonants are written twice', text: 'അമ്മ', output: "[['amma]]" },
    { rule: 'other double consonants are written twice', text: 'എല്ലാം', output: "[['ella:m]]" },
    { rule: 'voicing is given', text: 'അത്', output: "[['ad[y]]" },
    { rule: 'voicing is given', text: 'എന്റെ', output: "[['end2e]]" },
    { rule: 'a Malayalam digit becomes 0 to 9', text: '൧൦ പേർ', output: "10 [[p'e:r]]" },
    { rule: 'a digit stands outside the phonemes', text: '൧൦ാം', output: "10[['a:m]]" },
    { rule: 'a mark without a sound is left out', text: 'കോഽപി൹', output: "[[k'o:pi]]" },
    { rule: 'a word without a vowel has no stress', text: 'ൽ', output: '[[l]]' },
    { rule: 'an empty text gives an empty output', text: '', output: '' },
  ])('$rule: $text', ({ text, output }) => {
    expect(speech(text)).toBe(output)
  })
})
