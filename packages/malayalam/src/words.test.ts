import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMalayalam } from './language-of.ts'
import { anyText } from './testing.ts'
import { runs, words } from './words.ts'

describe('words', () => {
  it.each([
    { rule: 'words between spaces', text: 'ഞാൻ നാളെ വരും', found: ['ഞാൻ', 'നാളെ', 'വരും'] },
    { rule: 'words without their punctuation', text: '“അമ്മേ, വരൂ!”', found: ['അമ്മേ', 'വരൂ'] },
    { rule: 'only the Malayalam ones', text: 'How do you say പഴം in English?', found: ['പഴം'] },
    { rule: 'a word with a ZWNJ as one', text: 'സോഫ്റ്റ്\u200Cവെയർ', found: ['സോഫ്റ്റ്\u200Cവെയർ'] },
    { rule: 'a word with an old chillu as one', text: 'അവന്\u200D വന്നു', found: ['അവന്\u200D', 'വന്നു'] },
    {
      rule: 'a word with soft hyphens as one',
      text: 'മല\u00ADയാ\u00ADളം പഠി',
      found: ['മല\u00ADയാ\u00ADളം', 'പഠി'],
    },
    { rule: 'a word after a mark of direction', text: '\u200Eകാപ്പി', found: ['കാപ്പി'] },
    { rule: 'the ending behind a number', text: '10-ാം ക്ലാസ്', found: ['ാം', 'ക്ലാസ്'] },
    { rule: 'both parts of a word with a hyphen', text: 'അച്ഛൻ-അമ്മ', found: ['അച്ഛൻ', 'അമ്മ'] },
    { rule: 'no numbers', text: '12 ൧൨ 3.5', found: [] },
    { rule: 'nothing in English', text: 'Kerala', found: [] },
    { rule: 'nothing in an empty text', text: '', found: [] },
    { rule: 'nothing in joiners alone', text: '\u200D \u200C', found: [] },
  ])('finds $rule', ({ text, found }) => {
    expect(words(text)).toEqual(found)
  })
})

describe('isMalayalam', () => {
  it.each(['അ', 'Ok, ശരി', 'ാ', '൧'])('is true of %s', (text) => expect(isMalayalam(text)).toBe(true))
  it.each(['', 'ok', '12', 'தமிழ்', '\u200D'])('is false of %s', (text) =>
    expect(isMalayalam(text)).toBe(false),
  )
})

/** The Malayalam runs in brackets. */
const bracketed = (text: string) =>
  runs(text)
    .map((run) => (run.malayalam ? `[${run.text}]` : run.text))
    .join('')

describe('runs', () => {
  it.each([
    { rule: 'one run for one language', marked: '[നന്ദി]' },
    { rule: 'one run for one language', marked: 'thanks' },
    { rule: 'English around a word', marked: 'Say “[നന്ദി]” to him.' },
    { rule: 'spaces and marks between Malayalam words with them', marked: 'He said: [ഞാൻ, നാളെ... വരും]!' },
    { rule: 'a number between Malayalam words with them', marked: '[എനിക്ക് 2 മക്കൾ ഉണ്ട്].' },
    { rule: 'a number at an end with its neighbour', marked: '12 [മാസം] 30' },
    { rule: 'a line break between Malayalam lines with them', marked: '[ഒന്ന്\nരണ്ട്]\n' },
    { rule: 'an emoji before English whole', marked: '[അമ്മ] 👩\u200D👧 mother' },
    { rule: 'joiners with their word', marked: '[അവന്\u200D] he' },
    { rule: 'languages by turns', marked: '[അമ്മ] amma, [അച്ഛൻ] acchan' },
    { rule: 'Tamil as another script', marked: '[മലയാളം] தமிழ் [മലയാളം]' },
  ])('keeps $rule: $marked', ({ marked }) => {
    expect(bracketed(marked.replaceAll('[', '').replaceAll(']', ''))).toBe(marked)
  })

  it('finds no run in an empty text', () => {
    expect(runs('')).toEqual([])
  })

  it('joins back to the exact text, in turns of language, none of them empty', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const found = runs(text)
        expect(found.map((run) => run.text).join('')).toBe(text)
        found.forEach((run, at) => {
          expect(run.text).not.toBe('')
          expect(run.malayalam).toBe(isMalayalam(run.text))
          expect(run.malayalam).not.toBe(found[at - 1]?.malayalam)
        })
      }),
    )
  })
})
