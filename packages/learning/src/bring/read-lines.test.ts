import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCaptions, parseCaptionText } from './read-lines.ts'
import { nothingMended } from './text/caption-line.ts'
import { longestLine, mostBytes, mostLines } from './text/limits.ts'

/** Lines as `start duration text`, or why there are none. */
async function read(text: string) {
  const parsed = await parseCaptionText(text)
  if (parsed.type === 'refused') return parsed.fault
  return parsed.lines.map(({ start, duration, text }) => `${start} ${duration} ${text}`)
}
async function mended(text: string) {
  const parsed = await parseCaptionText(text)
  return parsed.type === 'lines' && parsed.mended
}

const srt = `1
00:00:01,000 --> 00:00:02,500
നമസ്കാരം

2
00:00:03,000 --> 00:00:04,000
സുഖമാണോ?
അതെ
`

describe('what is as it should be', () => {
  it.each([
    ['SRT', srt],
    ['SRT of Windows', srt.replaceAll('\n', '\r\n')],
    ['SRT of an old Mac', srt.replaceAll('\n', '\r')],
    [
      'WebVTT',
      `WEBVTT - a title\nKind: captions\n\nSTYLE\n::cue { color: red }\n\nNOTE\nനല്ലത്\n\none\n00:01.000 --> 00:02.500 line:0 position:20%\nനമസ്കാരം\n\n00:00:03.000 --> 00:00:04.000\nസുഖമാണോ?\nഅതെ`,
    ],
  ])('reads %s', async (_, text) => {
    expect(await read(text)).toEqual(['1 1.5 നമസ്കാരം', '3 1 സുഖമാണോ? അതെ'])
    expect(await mended(text)).toEqual(nothingMended)
  })

  it('says which lines of a plain text are damaged', async () => {
    expect(await mended('അമ്മ\n\nവ\uFFFDന്നു')).toEqual({ ...nothingMended, damaged: [3] })
  })

  it('reads a plain text by its lines, with the times of a reader, and says that they are no video’s', async () => {
    const parsed = await parseCaptionText('അമ്മ വന്നു.\n\n  അച്ഛൻ പോയി.  \n')
    expect(parsed).toMatchObject({ type: 'lines', timed: false })
    expect(parsed.type === 'lines' && parsed.lines.map(({ text }) => text)).toEqual([
      'അമ്മ വന്നു.',
      'അച്ഛൻ പോയി.',
    ])
  })

  it('reads a long paragraph by its sentences', async () => {
    const sentence = 'ഞാൻ ഇന്നലെ കൊച്ചിയിൽ പോയി കുറേ പഴയ കൂട്ടുകാരെ കണ്ടു.'
    const parsed = await parseCaptionText(Array(6).fill(sentence).join(' '))
    expect(parsed.type === 'lines' && parsed.lines.map(({ text }) => text)).toEqual(Array(6).fill(sentence))
  })
})

describe('what is mended', () => {
  it.each([
    ['points in SRT', '1\n00:00:01.000 --> 00:00:02.500\nഅ', ['1 1.5 അ']],
    ['commas in WebVTT', 'WEBVTT\n\n00:01,000 --> 00:02,500\nഅ', ['1 1.5 അ']],
    ['hours left out', '1\n00:01,000 --> 00:02,500\nഅ', ['1 1.5 അ']],
    ['single digits', '1\n0:0:1,0 --> 0:0:2,5\nഅ', ['1 1.5 അ']],
    ['no milliseconds', '00:00:01 --> 00:00:02\nഅ', ['1 1 അ']],
    ['minutes past the hour', '75:00.000 --> 75:01.000\nഅ', ['4500 1 അ']],
    ['a short arrow, and a long one', '00:01,0 -> 00:02,0\nഅ\n\n00:03,0 ---> 00:04,0\nആ', ['1 1 അ', '3 1 ആ']],
    ['a dash for an arrow', '00:01,0 –> 00:02,0\nഅ', ['1 1 അ']],
    ['no blank line between', '1\n00:01,0 --> 00:02,0\nഅ\n2\n00:03,0 --> 00:04,0\nആ', ['1 1 അ', '3 1 ആ']],
    [
      'a blank line within',
      '1\n00:01,0 --> 00:02,0\nഅ\n\nആ\n\n2\n00:03,0 --> 00:04,0\nഇ',
      ['1 1 അ ആ', '3 1 ഇ'],
    ],
    [
      'blank lines of spaces',
      '1\n00:01,0 --> 00:02,0\nഅ\n   \n2\n00:03,0 --> 00:04,0\nആ',
      ['1 1 അ', '3 1 ആ'],
    ],
    ['a number alone', '1\n\n00:01,0 --> 00:02,0\nഅ\n\n2\n\n00:03,0 --> 00:04,0\nആ', ['1 1 അ', '3 1 ആ']],
    ['a year for a text', '1\n00:01,0 --> 00:02,0\n1984\n\n2\n00:03,0 --> 00:04,0\nആ', ['1 1 1984', '3 1 ആ']],
    ['places after the times', '00:01,0 --> 00:02,0 X1:10 X2:20 Y1:1 Y2:2\nഅ', ['1 1 അ']],
    ['a text like a setting', '00:01,0 --> 00:02,0\nline: 5', ['1 1 line: 5']],
    ['an arrow in a sentence', '00:01,0 --> 00:02,0\nകൊച്ചി --> ആലുവ', ['1 1 കൊച്ചി --> ആലുവ']],
    ['a colon and an arrow', '00:01,0 --> 00:02,0\nഅമ്മ: 3 --> 5', ['1 1 അമ്മ: 3 --> 5']],
    ['numbers with an arrow', '00:01,0 --> 00:02,0\n3 -> 5', ['1 1 3 -> 5']],
    ['captions without text', '00:01,0 --> 00:02,0\n\n00:03,0 --> 00:04,0\nഅ', ['3 1 അ']],
    ['text before all captions', 'A title\n\n1\n00:01,0 --> 00:02,0\nഅ', ['1 1 അ']],
  ])('%s', async (_, text, lines) => expect(await read(text)).toEqual(lines))

  it.each([
    ['an end that is missing', '00:01,0 -->\nഅ\n\n00:03,0 --> 00:04,0\nആ', ['1 1.5 അ', '3 1 ആ'], { ends: 1 }],
    ['an end before the start', '00:05,0 --> 00:02,0\nഅ', ['5 1.5 അ'], { ends: 1 }],
    [
      'lines out of order',
      '00:03,0 --> 00:04,0\nആ\n\n00:01,0 --> 00:02,0\nഅ',
      ['1 1 അ', '3 1 ആ'],
      { order: 1 },
    ],
    [
      'lines that run into the next',
      '00:01,0 --> 00:09,0\nഅ\n\n00:03,0 --> 00:04,0\nആ',
      ['1 2 അ', '3 1 ആ'],
      { overlaps: 1 },
    ],
    [
      'two that begin together',
      '00:01,0 --> 00:02,0\nഅ\n\n00:01,0 --> 00:03,0\nആ',
      ['1 2 അ ആ'],
      { joined: 1 },
    ],
    [
      'captions that say nothing',
      '1\n00:01,0 --> 00:02,0\n\n2\n00:03,0 --> 00:04,0\nഅ\n\n3\n00:05,0 --> 00:06,0\n<i> </i>\n',
      ['3 1 അ'],
      { empty: [2, 9] },
    ],
    [
      'letters that are damaged',
      '00:01,0 --> 00:02,0\nഅ\uFFFDമ\n\n00:03,0 --> 00:04,0\nആ',
      ['1 1 അ\uFFFDമ', '3 1 ആ'],
      { damaged: [2] },
    ],
    ['the same twice', '00:01,0 --> 00:02,0\nഅ\n\n00:01,0 --> 00:02,0\nഅ', ['1 1 അ'], { joined: 1 }],
  ])('%s, and says so', async (_, text, lines, counts) => {
    expect(await read(text)).toEqual(lines)
    expect(await mended(text)).toEqual({ ...nothingMended, ...counts })
  })

  it.each([
    ['<i>നല്ല</i> <b>ദിവസം</b>', 'നല്ല ദിവസം'],
    ['<font color="#ffff00">അമ്മ</font>', 'അമ്മ'],
    ['{\\an8}{\\pos(1,2)}അമ്മ', 'അമ്മ'],
    ['<c.yellow.bg_blue>അമ്മ</c>', 'അമ്മ'],
    ['അമ്മ<br>വന്നു', 'അമ്മ വന്നു'],
    ['Tom &amp; Jerry &lt;3 &quot;hi&quot; it&#39;s &#x41;', 'Tom & Jerry <3 "hi" it\'s A'],
    ['&amp;lt;b&amp;gt;x', 'x'],
    ['I <3 you, 1 < 2', 'I <3 you, 1 < 2'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['അമ്മ\u0007\u202eവന്നു', 'അമ്മ വന്നു'],
    ['ഒന്ന്\tരണ്ട്   മൂന്ന്', 'ഒന്ന് രണ്ട് മൂന്ന്'],
    ['അവന്\u200d', 'അവൻ'],
  ])('takes the text alone of %j', async (raw, text) => {
    expect(await read(`00:01,0 --> 00:02,0\n${raw}`)).toEqual([`1 1 ${text}`])
  })

  it('keeps who speaks, where the file says so', async () => {
    const parsed = await parseCaptionText('WEBVTT\n\n00:01.0 --> 00:02.0\n<v.loud Amma>വരൂ</v>')
    expect(parsed.type === 'lines' && parsed.lines).toEqual([
      { text: 'വരൂ', start: 1, duration: 1, speaker: 'Amma' },
    ])
  })

  it('unrolls captions that roll, and leaves a refrain alone', async () => {
    const rolling = `WEBVTT

00:00:00.000 --> 00:00:02.000
 
ഒന്ന്<00:00:01.000><c> രണ്ട്</c>

00:00:02.000 --> 00:00:02.010
ഒന്ന് രണ്ട്
 

00:00:02.010 --> 00:00:04.000
ഒന്ന് രണ്ട്
മൂന്ന്<00:00:03.000><c> നാല്</c>`
    expect(await read(rolling)).toEqual(['0 2.01 ഒന്ന് രണ്ട്', '2.01 1.99 മൂന്ന് നാല്'])
    expect(await read('00:01,0 --> 00:02,0\nല ല\n\n00:02,0 --> 00:03,0\nല ല')).toEqual(['1 1 ല ല', '2 1 ല ല'])
  })
})

describe('what is refused', () => {
  it.each([
    ['nothing', '', { kind: 'empty' }],
    ['white space', ' \n\n ', { kind: 'empty' }],
    ['a header alone', 'WEBVTT\n\nNOTE nothing yet', { kind: 'no-captions' }],
    ['captions of which none says anything', '00:01,0 --> 00:02,0\n<i></i>', { kind: 'no-captions' }],
    [
      'a time nobody can read',
      '1\n00:01,0 --> 00:02,0\nഅ\n\n2\n00:9x:03 --> 00:00:04\nആ',
      { kind: 'time', line: 6 },
    ],
    ['a start nobody can read', '00:00:0x --> 00:01:00\nഅ', { kind: 'time', line: 1 }],
    [
      'times that nobody can read on either side',
      '1\n00:01,0 --> 00:02,0\nഅ\n\n2\naa:bb:03,000 --> cc:00:04,000\nആ',
      { kind: 'time', line: 6 },
    ],
    [
      'a time longer than any film',
      '99999999999999:00:00,000 --> 99999999999999:00:01,000\nഅ',
      { kind: 'time', line: 1 },
    ],
    ['a start that is missing', '--> 00:01:00\nഅ', { kind: 'time', line: 1 }],
    [
      'an end nobody can read',
      '00:00:01,000 --> 00:00:02,0\nഅ\n\n00:00:05,000 --> 00:00:7x\nഅ',
      { kind: 'time', line: 4 },
    ],
    [
      'a caption longer than a page',
      `00:01,0 --> 00:02,0\n${'അ '.repeat(600)}`,
      { kind: 'too-long', line: 1 },
    ],
  ])('%s', async (_, text, fault) => expect(await read(text)).toEqual(fault))

  it('includes files with too many captions or too many bytes', async () => {
    const many = Array.from(
      { length: mostLines + 1 },
      (_, at) => `${Math.floor(at / 60)}:${at % 60} --> \nഅ`,
    ).join('\n\n')
    expect(await read(many.replaceAll(/^(\d{4,}):/gm, '999:'))).toEqual({
      kind: 'too-many',
      lines: mostLines + 1,
    })
    expect(await parseCaptions(new Uint8Array(mostBytes + 1))).toEqual({
      type: 'refused',
      fault: { kind: 'too-large' },
    })
    expect(await parseCaptions(new Uint8Array(1000))).toEqual({
      type: 'refused',
      fault: { kind: 'not-text' },
    })
  })
})

const piece = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'WEBVTT',
    '\n',
    '\n\n',
    '00:01,000 --> 00:02,000\n',
    '-->',
    '99:99',
    '<v ',
    '&#',
    '{\\',
    'NOTE',
    '൰അമ്മ',
    '\u0000',
    '\ud800',
  ),
)

describe('whatever comes', () => {
  const isSound = (parsed: Awaited<ReturnType<typeof parseCaptions>>) => {
    if (parsed.type === 'refused') return
    let before = -1
    expect(parsed.lines.length).toBeLessThanOrEqual(mostLines)
    for (const { text, start, duration } of parsed.lines) {
      expect(text).toMatch(/^[^\p{Cc}\p{Cs}]+$/u)
      expect(text.length).toBeLessThanOrEqual(longestLine)
      expect(start).toBeGreaterThanOrEqual(Math.max(before, 0))
      expect(duration).toBeGreaterThanOrEqual(0)
      expect(Number.isFinite(start + duration)).toBe(true)
      before = start
    }
  }

  it('never throws, and returns lines of limited length in order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) =>
        isSound(await parseCaptionText(pieces.join(''))),
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) =>
        isSound(await parseCaptions(bytes)),
      ),
    )
  })

  it('loses no line of a valid file', async () => {
    const cue = fc.record({
      gap: fc.integer({ min: 1200, max: 9000 }),
      text: fc.constantFrom('അമ്മ', 'ഒരു ദിവസം', 'two words'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(cue, { minLength: 1, maxLength: 30 }), async (cues) => {
        let at = 0
        const file = cues
          .map(({ gap, text }, place) => {
            at += gap
            const start = at
            return `${place + 1}\n${stamp(start)} --> ${stamp(start + gap / 2)}\n${text}`
          })
          .join('\n\n')
        const parsed = await parseCaptionText(file)
        expect(parsed.type === 'lines' && parsed.lines.map(({ text }) => text)).toEqual(
          cues.map(({ text }) => text),
        )
      }),
    )
  })
})

const stamp = (thousandths: number) =>
  `00:${String(Math.floor(thousandths / 60_000)).padStart(2, '0')}:${String(Math.floor(thousandths / 1000) % 60).padStart(2, '0')},${String(Math.floor(thousandths) % 1000).padStart(3, '0')}`
