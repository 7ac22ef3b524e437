import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { captionsOf } from '../../video/captions.ts'
import { parseCaptions, parseCaptionText } from '../read-lines.ts'
import { longestLine, mostLines } from '../text/limits.ts'

/** Pieces of every format, so that chance comes near to them. */
const pieces = [
  ...[
    'WEBVTT',
    '\n',
    '\n\n',
    '\r\n',
    '1\n',
    '00:01,000 --> 00:02,000\n',
    '-->',
    '→',
    '99:99',
    '<v ',
    '&#',
    '&amp;',
    '{\\',
    'NOTE',
  ],
  ...[
    '0:00:01.000,0:00:03.500\n',
    '[00:12.00]',
    '[offset:',
    '0:04\n',
    '{1}{25}',
    '[10][20]',
    'start\tend\ttext\n',
    '1.0\t2.0\tx\n',
  ],
  ...[
    '<tt>',
    '<p begin="1s" end="2s">',
    '</p>',
    '<br/>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<SAMI>',
    '<SYNC Start=1>',
    '<P Class=x>',
  ],
  ...[
    '<transcript>',
    '<text start="1" dur="2">',
    '<timedtext>',
    '<p t="1" d="2">',
    '[Script Info]\n',
    'Dialogue: 0,0:00:01.00,',
    '{\\p1}m 0 0',
  ],
  ...[
    '{"',
    '[{"start":1,"text":"x"}]',
    '{"events":[',
    '"',
    '\\N',
    '<b>',
    '&lt;b&gt;',
    '<',
    '>',
    '<<b>b>',
    '- ',
    '>> ',
    'രമ: ',
    ' | ',
  ],
  ...['മഴ', 'It is raining.', 'ഡോ. ', ' ', '\u0000', '\ud800', '\u00AD', '＜b＞', '\u202E', '൫:൩൦ '],
]
const mixed = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary' })), { maxLength: 60 })

function isSound(parsed: ReturnType<typeof parseCaptions>) {
  if (parsed.type === 'refused') return
  let before = 0
  expect(parsed.lines.length).toBeGreaterThan(0)
  expect(parsed.lines.length).toBeLessThanOrEqual(mostLines)
  for (const { text, start, duration, translation = 'x', speaker = 'x' } of parsed.lines) {
    for (const said of [text, translation, speaker]) {
      expect(said).toMatch(/^[^\p{Cc}\p{Cs}]+$/u)
      expect(said).not.toMatch(/<\/?[a-z][^<>]*>/i)
      expect(said.length).toBeLessThanOrEqual(longestLine)
    }
    expect(start).toBeGreaterThanOrEqual(before)
    expect(duration).toBeGreaterThanOrEqual(0)
    expect(Number.isFinite(start + duration)).toBe(true)
    before = start
  }
}

describe('whatever is brought', () => {
  it('is read as lines without markup, or refused', () => {
    fc.assert(fc.property(mixed, (parts) => isSound(parseCaptionText(parts.join('')))))
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => isSound(parseCaptions(bytes))))
  })

  it('comes back the same from the captions that we write', () => {
    const said = fc.constantFrom(
      'മഴ പെയ്യുന്നു.',
      'ഞാൻ <വരാം> & ശരി',
      'എന്ത് --> ഇവിടെ',
      'ഡോ. കെ. വി. രാമൻ',
      '5:30 ന് വാ',
      'ഒന്ന്',
    )
    const line = fc.record({
      text: said,
      translation: fc.constantFrom('It is raining.', 'I will come.', 'Dr. Raman, at 5:30'),
      gap: fc.integer({ min: 1, max: 900_000 }),
      length: fc.integer({ min: 200, max: 9000 }),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (given) => {
        let at = 0
        const lines = given.map(({ text, translation, gap, length }, place) => {
          const start = at + gap + 200
          at = start + length
          return {
            text: `${text} ${place}`,
            start: start / 1000,
            duration: length / 1000,
            translation,
            words: [],
          }
        })
        const parsed = parseCaptionText(captionsOf(lines))
        expect(parsed.type === 'lines' && parsed.lines.map((line) => ({ ...line, words: [] }))).toEqual(lines)
      }),
    )
  })
})
