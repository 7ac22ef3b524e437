import fc from 'fast-check'

const malayalamCharacter = fc.integer({ min: 0x0d00, max: 0x0d7f }).map((code) => String.fromCharCode(code))
const joiner = fc.constantFrom('\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF')

/** Characters that the spelling rules look for, so that random texts often contain them. */
const telling = fc.constantFrom(...'നൻറരലളകമയഫപ്ുൊൗൌംഃ', 'ന്ന', 'ന്\u200D', '്\u200C', 'ൻ്റ', 'റ്റ', 'തന്നെ')

/** Malayalam characters in any order: broken texts as well as words. */
export const malayalamText = fc
  .array(fc.oneof(malayalamCharacter, telling, joiner), { maxLength: 12 })
  .map((parts) => parts.join(''))

/** Any text: Malayalam, other scripts, emoji, digits, marks, unpaired surrogates. */
export const anyText = fc
  .array(
    fc.oneof(
      malayalamText,
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.constantFrom(
        '\uD83D',
        '\uDC67',
        ' ',
        'a\u0301',
        '\u0301',
        '\u00AD',
        '\u200E',
        '\u00A0',
        '\u25CC',
        'ａ',
        '’',
      ),
    ),
  )
  .map((parts) => parts.join(''))
