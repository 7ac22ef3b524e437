import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentencesOf } from './sentences.ts'

describe('sentencesOf', () => {
  it.each([
    ['ഡോ. കെ. വി. രാമൻ വന്നു. അദ്ദേഹം ഇരുന്നു.', ['ഡോ. കെ. വി. രാമൻ വന്നു.', 'അദ്ദേഹം ഇരുന്നു.']],
    ['ഡോ.കെ.വി. രാമൻ വന്നു. ശരി.', ['ഡോ.കെ.വി. രാമൻ വന്നു.', 'ശരി.']],
    ['ശ്രീ. മോഹനും ശ്രീമതി. ലതയും വന്നു. നല്ലത്!', ['ശ്രീ. മോഹനും ശ്രീമതി. ലതയും വന്നു.', 'നല്ലത്!']],
    ['പ്രൊഫ. എം. കൃഷ്ണൻ നായർ എഴുതി. വായിച്ചു.', ['പ്രൊഫ. എം. കൃഷ്ണൻ നായർ എഴുതി.', 'വായിച്ചു.']],
    ['(ഡോ. ബി. ആർ. അംബേദ്കർ) പറഞ്ഞു. കേട്ടു.', ['(ഡോ. ബി. ആർ. അംബേദ്കർ) പറഞ്ഞു.', 'കേട്ടു.']],
    ['വില രൂ. 500 ആണ്. വാങ്ങി.', ['വില രൂ. 500 ആണ്.', 'വാങ്ങി.']],
    ['1. മഴ 2. വെയിൽ 12. കാറ്റ്', ['1. മഴ 2. വെയിൽ 12. കാറ്റ്']],
    ['൧. മഴ ൨. വെയിൽ', ['൧. മഴ ൨. വെയിൽ']],
    ['അത് 1947. പിന്നെ മഴ വന്നു.', ['അത് 1947.', 'പിന്നെ മഴ വന്നു.']],
    ['Dr. A. P. J. Abdul Kalam came. He sat.', ['Dr. A. P. J. Abdul Kalam came.', 'He sat.']],
    ['Mr. and Mrs. Nair, e.g. here. Yes?', ['Mr. and Mrs. Nair, e.g. here.', 'Yes?']],
    ['അവൻ വന്നു. നീ പോ. വാ! എന്ത്?', ['അവൻ വന്നു.', 'നീ പോ.', 'വാ!', 'എന്ത്?']],
    ['ഇത് 2.5 ആണ്. ശരി.', ['ഇത് 2.5 ആണ്.', 'ശരി.']],
    ['', ['']],
  ])('of "%s"', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences))

  it('loses nothing', () => {
    const piece = fc.constantFrom('ഡോ.', 'മഴ.', ' ', 'A.', '12.', '?', '”', 'x')
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('').replace(/\s+/g, ' ').trim()
        expect(sentencesOf(text).join(' ')).toBe(text)
      }),
    )
  })
})
