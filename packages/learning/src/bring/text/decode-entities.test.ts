import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeEntities } from './decode-entities.ts'

describe('decodeEntities', () => {
  it.each([
    ['tea &amp; milk', 'tea & milk'],
    ['&hellip;&mdash;&ndash;', '…—–'],
    ['&lsquo;a&rsquo; &ldquo;b&rdquo; &laquo;c&raquo;', '‘a’ “b” «c»'],
    ['caf&eacute; &Eacute;cole &szlig;', 'café École ß'],
    ['&nbsp;&yuml;&copy;&frac12;&deg;', '\u00A0ÿ©½°'],
    ['&#39;&#039;&#x27;&#X27;&#8217;&#x2019;', "''''’’"],
    ['&#3374;&#xD34;', 'മഴ'],
    ['മഴ&zwj;&zwnj;&shy;', 'മഴ\u200D\u200C\u00AD'],
    ['&#146;&#133;&#x96;', '’…–'],
    ['a &AMP; b &QUOT;', 'a & b "'],
    ['a&nbsp b &lt 3 AT&T Q&A', 'a\u00A0 b < 3 AT&T Q&A'],
    ['?a=1&amp=2&lting', '?a=1&amp=2&lting'],
    ['&unknown; &; &#; & ', '&unknown; &; &#; & '],
    ['&#0;&#x110000;&#xD800;', '   '],
    ['&amp;amp;', '&amp;'],
  ])('%s', (text, decoded) => expect(decodeEntities(text)).toBe(decoded))

  it('never throws, and returns whole letters for whole letters', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('&', '#', 'x', ';', 'amp', '9', 'd800'))
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(decodeEntities(pieces.join('')).isWellFormed()).toBe(true)
      }),
    )
  })
})
