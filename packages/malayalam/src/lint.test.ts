import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lint } from './lint.ts'
import { notComposed, rules } from './lint-rules.ts'
import { normalise } from './normalise.ts'
import { anyText, malayalamText } from './testing.ts'

const misspelt: readonly { code: string; text: string; found: string; fix?: string }[] = [
  { code: 'old-chillu', text: 'അവന്\u200D വന്നു', found: 'ന്\u200D', fix: 'ൻ' },
  { code: 'old-chillu', text: 'വര്\u200Dഷം', found: 'ര്\u200D', fix: 'ർ' },
  { code: 'old-chillu', text: 'വൎഷം', found: 'ൎ', fix: 'ർ' },
  { code: 'chillu-k-inside', text: 'പൿഷേ', found: 'ൿ', fix: 'ക്' },
  { code: 'stray-joiner', text: 'അ\u200Dമ്മ', found: '\u200D', fix: '' },
  { code: 'stray-joiner', text: 'അവൻ\u200C വന്നു', found: '\u200C', fix: '' },
  { code: 'stray-joiner', text: 'കാട്\u200C', found: '\u200C', fix: '' },
  { code: 'stray-joiner', text: '\u200Bഅമ്മ', found: '\u200B', fix: '' },
  { code: 'stray-joiner', text: 'സോഫ്റ്റ്\u200C\u200Cവെയർ', found: '\u200C\u200C', fix: '\u200C' },
  { code: 'not-plain', text: 'മഴ\u00ADക്കാലം', found: '\u00AD', fix: '' },
  { code: 'not-plain', text: 'നല്ല\u00A0മഴ', found: '\u00A0', fix: ' ' },
  { code: 'not-plain', text: 'ശരി！', found: '！', fix: '!' },
  { code: 'old-virama', text: 'അത\u0D3B', found: '\u0D3B', fix: '്' },
  { code: 'split-vowel', text: 'ഇൗ വീട്', found: 'ഇൗ', fix: 'ഈ' },
  { code: 'split-vowel', text: 'ഉൗഞ്ഞാൽ', found: 'ഉൗ', fix: 'ഊ' },
  { code: 'split-vowel', text: 'ഒൗഷധം', found: 'ഒൗ', fix: 'ഔ' },
  { code: 'split-vowel', text: 'ഒാണം', found: 'ഒാ', fix: 'ഓ' },
  { code: 'split-vowel', text: 'എെക്യം', found: 'എെ', fix: 'ഐ' },
  { code: 'split-vowel', text: 'അാന', found: 'അാ', fix: 'ആ' },
  { code: 'split-vowel', text: 'ക\u0D46\u0D46', found: '\u0D46\u0D46', fix: 'ൈ' },
  { code: 'split-vowel', text: 'ക\u0D46\u0D3Eക്ക്', found: '\u0D46\u0D3E', fix: 'ൊ' },
  { code: 'split-vowel', text: 'ക\u0D47\u0D3Eഴി', found: '\u0D47\u0D3E', fix: 'ോ' },
  { code: 'split-vowel', text: 'മ\u0D46\u0D57നം', found: '\u0D46\u0D57', fix: 'ൗ' },
  { code: 'old-au', text: 'മൌനം', found: 'ൌ', fix: 'ൗ' },
  { code: 'nta', text: 'എൻ്റെ', found: 'ൻ്റ', fix: 'ന്റ' },
  { code: 'nta', text: 'അവൻറെ', found: 'ൻറ', fix: 'ന്റ' },
  { code: 'nta', text: 'സെൻറ്', found: 'ൻറ', fix: 'ന്റ' },
  { code: 'old-half-u', text: 'അതു്', found: 'ു്', fix: '്' },
  { code: 'mixed-script', text: 'മരo', found: 'o' },
  { code: 'mixed-script', text: 'ATMൽ', found: 'M' },
  { code: 'mixed-script', text: 'അмമ', found: 'м' },
  { code: 'mixed-script', text: 'മலയാളം', found: 'ல' },
  { code: 'lone-sign', text: 'ാ', found: 'ാ' },
  { code: 'lone-sign', text: 'ൽ എന്ന ചില്ല്', found: 'ൽ' },
  { code: 'lone-sign', text: 'the sign ്', found: '്' },
  { code: 'sign-without-consonant', text: 'കാാട്', found: 'ാ' },
  { code: 'sign-without-consonant', text: 'ആിന', found: 'ി' },
  { code: 'sign-without-consonant', text: 'മരംി', found: 'ി' },
  { code: 'sign-without-consonant', text: 'അവൻെ', found: 'െ' },
  { code: 'sign-without-consonant', text: 'ക്ാട്', found: 'ാ' },
  { code: 'sign-without-consonant', text: 'വീട് ിൽ', found: 'ി' },
  { code: 'chillu-at-start', text: 'ൽഅമ്മ', found: 'ൽ' },
  { code: 'chillu-at-start', text: 'അമ്മ ംമര', found: 'ം' },
  { code: 'chillu-virama', text: 'അവൻ് വന്നു', found: 'ൻ്', fix: 'ൻ' },
  { code: 'virama-misplaced', text: 'കാ്ട', found: '്' },
  { code: 'virama-misplaced', text: 'ആ്മ', found: '്' },
  { code: 'virama-misplaced', text: 'ക്്ക', found: '്' },
  { code: 'virama-misplaced', text: 'മരം്', found: '്' },
  { code: 'triple-consonant', text: 'അമ്മ്മ', found: 'മ്മ്മ', fix: 'മ്മ' },
  { code: 'missing-virama', text: 'വെളളം', found: 'ളള', fix: 'ള്ള' },
  { code: 'missing-virama', text: 'ഉളളി', found: 'ളള', fix: 'ള്ള' },
  { code: 'missing-virama', text: 'കളള്', found: 'ളള', fix: 'ള്ള' },
  { code: 'missing-virama', text: 'കണണാടി', found: 'ണണ', fix: 'ണ്ണ' },
  { code: 'missing-virama', text: 'മാങങ', found: 'ങങ', fix: 'ങ്ങ' },
  { code: 'missing-virama', text: 'മഞഞ', found: 'ഞഞ', fix: 'ഞ്ഞ' },
  { code: 'missing-virama-tta', text: 'കാററ്', found: 'ററ', fix: 'റ്റ' },
  { code: 'missing-virama-tta', text: 'മററാരും', found: 'ററ', fix: 'റ്റ' },
  { code: 'single-nga', text: 'ഞങൾ', found: 'ങ', fix: 'ങ്ങ' },
  { code: 'single-nga', text: 'മാങാ', found: 'ങ', fix: 'ങ്ങ' },
  { code: 'single-nga', text: 'ഇങനെ', found: 'ങ', fix: 'ങ്ങ' },
  { code: 'colon-for-visarga', text: 'ദു:ഖം', found: ':', fix: 'ഃ' },
  { code: 'colon-for-visarga', text: 'അന്ത:പുരം', found: ':', fix: 'ഃ' },
  { code: 'archaic-letter', text: 'ൟച്ച', found: 'ൟ' },
  { code: 'archaic-letter', text: 'ഩ', found: 'ഩ' },
  { code: 'malayalam-digit', text: '൩ മാസം', found: '൩', fix: '3' },
  { code: 'double-space', text: 'ഞാൻ  വരും', found: '  ', fix: ' ' },
  { code: 'not-composed', text: 'amma\u0304', found: 'a\u0304', fix: 'ā' },
]

describe('lint', () => {
  it.each(misspelt)('finds $code in $text', ({ code, text, found, fix }) => {
    const problems = lint(text)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({
      code,
      text: found,
      at: text.lastIndexOf(found),
      ...(fix !== undefined && { fix }),
    })
    expect(problems[0]?.fix).toBe(fix)
  })

  it.each([
    'നമസ്കാരം, എനിക്ക് വെള്ളം വേണം.',
    'സോഫ്റ്റ്\u200Cവെയർ',
    'എന്റെ വീട്ടിൽ അമ്മയും അച്ഛനുമുണ്ട്',
    'തിയറ്ററിൽ, സെന്ററിൽ, മാസ്റ്ററുടെ',
    'സിഗററ്റ്',
    'കാണണം, ഉണ്ണണം, കാണണമെന്ന്',
    'ഉള്ളളവിൽ',
    'ഞഞ്ഞാമിഞ്ഞ',
    'ചങ്ങങ്കരി',
    'സെൻറ്റർ',
    'ങേ! ങ്ഹാ',
    'കഅ്ബ, മഅ്ദനി',
    'വാങ്മയം, മാങ്ങ, പങ്ക്',
    'ദുഃഖം, നമഃ',
    'പേര്: രാമൻ',
    'പേര്:രാമൻ',
    '10-ാം ക്ലാസ്, 21ാം നൂറ്റാണ്ട്, 2018-ൽ, 2018ൽ, 50%ൽ',
    'The endings -ിൽ, -ാണ് and –ുടെ',
    'The sign ◌ാ and the virama ◌്',
    'The word “പഴം” means fruit (ripe).',
    'ക്ഷമിക്കണം; രാഷ്ട്രം; സ്ത്രീ',
    'ഋഷി, കൃഷി, ഐക്യം, ഔഷധം, മൗനം',
    'അവൻ റേഡിയോ കേട്ടു',
    '👨\u200D👩\u200D👧 കുടുംബം',
    'ഞാൻ\n  നാളെ വരും',
    'namaskāram',
    '12 > 3',
    '',
  ])('finds nothing in %s', (text) => {
    expect(lint(text)).toEqual([])
  })

  it('finds all errors of a text in order, each with its position', () => {
    const problems = lint('വെളളം  ദു:ഖം എൻ്റെ')
    expect(problems.map(({ code, at }) => ({ code, at }))).toEqual([
      { code: 'missing-virama', at: 2 },
      { code: 'double-space', at: 5 },
      { code: 'colon-for-visarga', at: 9 },
      { code: 'nta', at: 14 },
    ])
  })

  it('gives a level and one plain sentence for each error', () => {
    expect(lint('വെളളം')).toEqual([
      {
        code: 'missing-virama',
        level: 'error',
        at: 2,
        text: 'ളള',
        message: 'A double consonant needs a virama between its two letters.',
        fix: 'ള്ള',
      },
    ])
    for (const { message } of [...rules, notComposed]) expect(message).toMatch(/^[A-Z][^.]+\.$/)
  })

  it('has a case here for every rule', () => {
    const codes = [...rules, notComposed].map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(new Set(misspelt.map(({ code }) => code))).toEqual(new Set(codes))
  })

  it.each(misspelt.filter(({ fix }) => fix !== undefined))(
    'has no more to say of $text when its fix is in place',
    ({ text, found, fix }) => {
      expect(lint(text.replace(found, () => fix ?? ''))).toEqual([])
    },
  )

  it('finds every spelling that normalise mends', () => {
    fc.assert(
      fc.property(malayalamText, (text) => {
        fc.pre(lint(text).length === 0)
        expect(normalise(text)).toBe(text)
      }),
    )
  })

  it('returns the exact letters at their positions, none of them twice, and never throws', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let end = 0
        for (const problem of lint(text)) {
          expect(text.slice(problem.at, problem.at + problem.text.length)).toBe(problem.text)
          expect(problem.at).toBeGreaterThanOrEqual(end)
          end = problem.at + problem.text.length
        }
      }),
    )
  })

  it('takes time in proportion to the text', () => {
    const parts = ['ു', 'ളള', '\u200C', ' ', 'ക്ക', 'ഃ:', 'a\u0301', 'x', 'ാ', '൧']
    for (const part of parts) expect(lint(part.repeat(100_000))).toBeDefined()
  })
})
