import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText, speakerOf, withoutMarkup } from './clean-text.ts'

describe('withoutMarkup', () => {
  it.each([
    ['<i>മഴ</i> <b>വരുന്നു</b>', 'മഴ വരുന്നു'],
    ['<v Anu>മഴ', 'മഴ'],
    ['<c.yellow.bg_blue>മഴ</c>', 'മഴ'],
    ['<00:00:01.500>മഴ<00:00:02.000> വന്നു', 'മഴ വന്നു'],
    ['മഴ<br>പുഴ<BR/>കടൽ', 'മഴ\nപുഴ\nകടൽ'],
    ['{\\an8}{\\i1}മഴ', 'മഴ'],
    ['tea &amp; milk', 'tea & milk'],
    ['&lt;b&gt;&quot;x&quot;&lt;/b&gt; &apos;y&apos;', `"x" 'y'`],
    [
      '&amp;lt;i&amp;gt;മഴ&amp;lt;/i&amp;gt; &amp;amp;#39;x&amp;#39; &amp;gt;&amp;gt; &amp;hellip;',
      "മഴ 'x' >> …",
    ],
    ['മഴ\\Nപെയ്യുന്നു\\hഇന്ന്\\nഇവിടെ', 'മഴ\nപെയ്യുന്നു ഇന്ന്\nഇവിടെ'],
    ['{\\p1}m 0 0 l 100 0 100 100{\\p0}മഴ', 'മഴ'],
    ['{\\an7\\pos(1,2)\\p4}m 0 0 b 1.5 2 3 -4 5 6', ''],
    ['m 0 0 l 100 0 100 100 0 100', ''],
    ['{Y:i}മഴ {c:$0000ff}വന്നു{an8}{b1}{/i}', 'മഴ വന്നു'],
    ['{\\an8 മഴ', ' മഴ'],
    ['{\\k20}മ{\\k30}ഴ', 'മഴ'],
    ['<font color="#fff"\nsize=3>മഴ</font>', 'മഴ'],
    ['<!-- note -->മഴ<![if x]>', 'മഴ'],
    ['<<b>i>മഴ<<<b>b>b>', 'മഴ'],
    ['<\u200Bb>മഴ', 'മഴ'],
    ['m and l are letters', 'm and l are letters'],
    ['&#3374;&#xD34;', 'മഴ'],
    ['a&nbsp;b&lrm;c', 'a bc'],
    ['&amp;lt;', '<'],
    ['&unknown; &copy;', '&unknown; ©'],
    ['&#0;&#x110000;', '  '],
    ['2 < 3 and 4 > 1', '2 < 3 and 4 > 1'],
    ['{not styling}', '{not styling}'],
  ])('of "%s" is "%s"', (raw, text) => {
    expect(withoutMarkup(raw)).toBe(text)
  })
})

describe('cleanText', () => {
  it.each([
    ['folds white space', ' a \t\n b\u00A0 c ', 'a b c'],
    ['removes control characters', 'a\u0007b\u0000', 'a b'],
    ['removes marks of direction', '\u202Ea\u2066b\u200F', 'ab'],
    ['joins the parts of a word that soft hyphens part', 'മല\u00ADയാ\u00ADളം പഠി\u00ADക്കാൻ', 'മലയാളം പഠിക്കാൻ'],
    ['reads ക് with a ZWJ before a consonant', 'പക്\u200Dഷേ അവൻ വന്നില്ല.', 'പക്ഷേ അവൻ വന്നില്ല.'],
    ['removes invisible marks', '\uFEFFa\u2060b', 'ab'],
    ['writes Malayalam in one spelling', 'അവന്\u200D', 'അവൻ'],
    ['replaces half a character', 'a\uD83D', 'a\uFFFD'],
    ['keeps a ZWNJ between consonants', 'സോഫ്റ്റ്\u200Cവെയർ', 'സോഫ്റ്റ്\u200Cവെയർ'],
  ])('%s', (_, raw, text) => {
    expect(cleanText(raw)).toBe(text)
  })

  it('changes nothing the second time, and leaves one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const text = cleanText(raw)
        expect(cleanText(text)).toBe(text)
        expect(text).not.toMatch(/[\n\r\t]|^\s|\s$/u)
      }),
    )
  })
})

describe('speakerOf', () => {
  it.each([
    ['<v Anu>മഴ</v>', 'Anu'],
    ['<v.loud Anu Thomas>മഴ', 'Anu Thomas'],
    ['<V അനു>മഴ', 'അനു'],
    ['<v Tom &amp; Anu>മഴ', 'Tom & Anu'],
    ['മഴ', undefined],
    ['<v>മഴ', undefined],
    ['<video x>മഴ', undefined],
  ])('of "%s" is %s', (raw, speaker) => {
    expect(speakerOf(raw)).toBe(speaker)
  })

  it('is cut to a hundred characters', () => {
    expect(speakerOf(`<v ${'a'.repeat(300)}>മഴ`)).toHaveLength(100)
  })
})
