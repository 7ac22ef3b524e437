import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalise } from './normalise.ts'
import { anyText, malayalamText } from './testing.ts'

describe('normalise', () => {
  it.each([
    { rule: 'an old chillu is one letter', old: 'അവന്\u200D', now: 'അവൻ' },
    { rule: 'an old chillu is one letter', old: 'തൂണ്\u200D', now: 'തൂൺ' },
    { rule: 'an old chillu is one letter', old: 'പാല്\u200D', now: 'പാൽ' },
    { rule: 'an old chillu is one letter', old: 'അവള്\u200D', now: 'അവൾ' },
    { rule: 'an old chillu is one letter', old: 'വാക്\u200D', now: 'വാൿ' },
    { rule: 'ര and റ close with the same chillu', old: 'അവര്\u200D', now: 'അവർ' },
    { rule: 'ര and റ close with the same chillu', old: 'അവറ്\u200D', now: 'അവർ' },
    { rule: 'an old chillu inside a word is one letter', old: 'വര്\u200Dഷം', now: 'വർഷം' },
    { rule: 'a dot reph is the chillu', old: 'വൎഷം', now: 'വർഷം' },
    { rule: 'nta with a chillu and a virama is ന്റ', old: 'എൻ്റെ', now: 'എന്റെ' },
    { rule: 'nta with a chillu alone is ന്റ', old: 'എൻറെ', now: 'എന്റെ' },
    { rule: 'nta with an old chillu is ന്റ', old: 'എന്\u200Dറെ', now: 'എന്റെ' },
    { rule: 'nta with an old chillu and a virama is ന്റ', old: 'എന്\u200D്റെ', now: 'എന്റെ' },
    { rule: 'nta before a half-u is ന്റ', old: 'സെൻറ്', now: 'സെന്റ്' },
    { rule: 'the old au sign is ൗ', old: 'മൌനം', now: 'മൗനം' },
    { rule: 'the half-u is a virama alone', old: 'അതു്', now: 'അത്' },
    { rule: 'the half-u is a virama alone, however many u are typed', old: 'അതുുു്', now: 'അത്' },
    { rule: 'the viramas of old prints are the virama', old: 'അത\u0D3B കണ\u0D3Cണ്', now: 'അത് കണ്ണ്' },
    { rule: 'a vowel in two parts is one letter', old: 'ഇൗ', now: 'ഈ' },
    { rule: 'a vowel in two parts is one letter', old: 'ഉൗഞ്ഞാൽ', now: 'ഊഞ്ഞാൽ' },
    { rule: 'a vowel in two parts is one letter', old: 'ഒൗഷധം', now: 'ഔഷധം' },
    { rule: 'a vowel in two parts is one letter', old: 'ഒാണം', now: 'ഓണം' },
    { rule: 'a vowel in two parts is one letter', old: 'എെക്യം', now: 'ഐക്യം' },
    { rule: 'a vowel in two parts is one letter', old: 'അാന', now: 'ആന' },
    { rule: 'a sign in two parts is one letter', old: 'ക\u0D46\u0D46', now: 'കൈ' },
    { rule: 'a sign in two parts is one letter', old: 'ക\u0D46\u0D3Eക്ക്', now: 'കൊക്ക്' },
    { rule: 'a sign in two parts is one letter', old: 'ക\u0D47\u0D3Eഴി', now: 'കോഴി' },
    { rule: 'a sign in two parts is one letter', old: 'മ\u0D46\u0D57നം', now: 'മൗനം' },
    { rule: 'a ZWJ that joins nothing goes', old: 'അ\u200Dമ്മ\u200D', now: 'അമ്മ' },
    { rule: 'a ZWNJ behind a chillu goes', old: 'അവൻ\u200C', now: 'അവൻ' },
    { rule: 'a ZWNJ at the end of a word goes', old: 'കാട്\u200C പാട്ട്\u200C', now: 'കാട് പാട്ട്' },
    { rule: 'a ZWNJ before a vowel goes', old: 'കാട്\u200Cഅല്ല', now: 'കാട്അല്ല' },
    { rule: 'a zero width space goes', old: '\u200Bഅമ്മ\u200B', now: 'അമ്മ' },
    { rule: 'a byte order mark and a word joiner go', old: '\uFEFFഅമ്മ\u2060', now: 'അമ്മ' },
    { rule: 'ക് with a ZWJ before a consonant is no chillu', old: 'പക്\u200Dഷേ', now: 'പക്ഷേ' },
    { rule: 'a chillu k before a consonant is ക്', old: 'പൿഷേ', now: 'പക്ഷേ' },
    { rule: 'a soft hyphen goes', old: 'മല\u00ADയാ\u00ADളം', now: 'മലയാളം' },
    {
      rule: 'a mark of direction goes',
      old: '\u200Eകാപ്പി\u200F \u202Bചായ\u202C \u2067പാൽ\u2069',
      now: 'കാപ്പി ചായ പാൽ',
    },
    { rule: 'a space that does not break is a space', old: 'നല്ല\u00A0ദിവസം\u202Fഇന്ന്', now: 'നല്ല ദിവസം ഇന്ന്' },
    { rule: 'wide letters and marks are the usual ones', old: 'ｂｕｓ（１２）！', now: 'bus(12)!' },
    { rule: 'a mark of another script on a letter goes', old: 'മ\u0301ഴ\u0308\u0302', now: 'മഴ' },
    { rule: 'a mark of another script on nothing goes', old: '\u0301മഴ \u0301', now: 'മഴ ' },
    { rule: 'a circle for a missing letter goes', old: '\u25CCാ', now: 'ാ' },
    { rule: 'a soft hyphen is no bar to another rule', old: 'അവന്\u00AD\u200D അതു\u00AD്', now: 'അവൻ അത്' },
    { rule: 'a joiner is no bar to another rule', old: 'അതു\u200C്', now: 'അത്' },
    {
      rule: 'of several joiners that stop a conjunct one stays',
      old: 'സോഫ്റ്റ്\u200C\u200B\u200Cവെയർ',
      now: 'സോഫ്റ്റ്\u200Cവെയർ',
    },
  ])('$rule: $old', ({ old, now }) => {
    expect(normalise(old)).toBe(now)
  })

  it.each([
    { rule: 'keeps a ZWNJ between virama and consonant', text: 'സോഫ്റ്റ്\u200Cവെയർ' },
    { rule: 'keeps ററ, which a word can hold', text: 'തിയറ്ററിൽ ടെററിസം തെററ്' },
    { rule: 'keeps ൻ before റ്റ', text: 'സെൻറ്റർ' },
    { rule: 'keeps ൻ before any other letter', text: 'അവൻ റേഡിയോ കേട്ടു, എൻജിൻ' },
    { rule: 'keeps ളള, which lint points out', text: 'വെളളം' },
    { rule: 'keeps ൗ behind a consonant', text: 'കൗതുകം' },
    { rule: 'keeps a chillu k at the end of a word', text: 'വാൿ വാൿ.' },
    { rule: 'keeps a vowel sign that stands alone', text: 'ാ ി ം' },
    { rule: 'keeps curly marks', text: '“മഴ” ‘അത്’ don’t – …' },
    { rule: 'keeps the marks on Latin letters', text: 'vīṭŭ naṉṉi r\u0325ṣi' },
    { rule: 'keeps the shape of emoji', text: '❤\uFE0F 1\uFE0F\u20E3' },
    { rule: 'keeps Malayalam digits', text: '൧൨൩' },
    { rule: 'keeps the joiners of emoji', text: '👨\u200D👩\u200D👧 കുടുംബം' },
    { rule: 'keeps the joiners of other scripts', text: 'می\u200Cخواهم क्\u200Dष' },
    { rule: 'keeps English, digits and punctuation', text: 'Kerala, 1956 (nov. 1)!' },
    { rule: 'keeps an unpaired surrogate', text: '\uD83D അമ്മ \uDC67' },
    { rule: 'keeps a text of nothing', text: '' },
  ])('$rule', ({ text }) => {
    expect(normalise(text)).toBe(text)
  })

  it('composes other scripts too', () => {
    expect(normalise('namaska\u0304ram')).toBe('namaskāram')
  })

  it('takes every dotted circle before a sign away at once', () => {
    expect(normalise('\u25CC\u25CCി')).toBe('ി')
  })

  it('never changes what is normal already, however broken', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, malayalamText), (text) => {
        const once = normalise(text)
        expect(normalise(once)).toBe(once)
        expect(once.normalize('NFC')).toBe(once)
      }),
    )
  })

  it('leaves a joiner beside Malayalam only as a ZWNJ between virama and consonant', () => {
    fc.assert(
      fc.property(malayalamText, (text) => {
        const others = normalise(text).replace(/\u0D4D\u200C(?=[\u0D15-\u0D3A])/gu, '\u0D4D')
        expect(others).not.toMatch(
          /[\u0D00-\u0D7F](?:\u200B|\u200C|\u200D)|(?:\u200B|\u200C|\u200D)[\u0D00-\u0D7F]/u,
        )
      }),
    )
  })

  it('takes time in proportion to the text', () => {
    const long = ['ു', '\u200C', 'ക്\u200C', '\u0D46', 'ൻ്', 'ന്\u200D'].map((part) => part.repeat(100_000))
    for (const text of long) expect(normalise(`${text}റ`).length).toBeGreaterThan(0)
  })
})
