import { describe, expect, it } from 'vitest'
import { mendTimings } from './mend-timings.ts'

const cuesOf = (...lines: string[]) => {
  const found = mendTimings(lines)
  return found.type === 'cues' ? found.cues : found.fault
}
const timesOf = (timing: string) => {
  const cues = cuesOf(timing, 'text')
  return Array.isArray(cues) ? cues.map(({ start, end }) => [start, end]) : cues
}

describe('a time', () => {
  it.each([
    ['00:00:01,500 --> 00:00:02,250', [1.5, 2.25]],
    ['00:00:01.500 --> 00:00:02.250', [1.5, 2.25]],
    ['01:02:03.004 --> 01:02:04.000', [3723.004, 3724]],
    ['0:01 --> 0:02', [1, 2]],
    ['90:00 --> 91:00', [5400, 5460]],
    ['00:00:01:500 --> 00:00:02:250', [1.5, 2.25]],
    ['00:01.5-->00:02', [1.5, 2]],
    ['00:01 -> 00:02', [1, 2]],
    ['00:01 – > 00:02', [1, 2]],
    ['  00 : 01 --> 00 : 02  ', [1, 2]],
    ['00:01 --> 00:02 line:0 align:start', [1, 2]],
  ])('of "%s" is read', (timing, times) => {
    expect(timesOf(timing)).toEqual([times])
  })

  it.each([
    ['is missing', '00:01 -->'],
    ['equals the start', '00:01 --> 00:01'],
    ['is before the start', '00:02 --> 00:01'],
    ['is a word', '00:01 --> soon'],
  ])('has no end if the end %s', (_, timing) => {
    expect(timesOf(timing)).toEqual([[expect.any(Number), undefined]])
  })

  it.each(['00:01 --> 00:7x', '12345:00:00 --> 12345:00:01', 'OO:01:02 --> O0:01:03', 'soon --> 00:02'])(
    'of "%s" is refused with its line',
    (timing) => {
      expect(cuesOf('1', timing, 'text')).toEqual({ kind: 'time', line: 2 })
    },
  )

  it.each([
    ['00:00:60,000 --> 00:01:02', [60, 62]],
    ['01:60:00 --> 02:00:10', [7200, 7210]],
    ['00:01 --> 00:99', [1, 99]],
  ])('of "%s" is read with a part over 59, and marked', (timing, times) => {
    expect(timesOf(timing)).toEqual([times])
    expect(cuesOf(timing, 'text')).toMatchObject([{ odd: true }])
  })

  it.each([
    ['[00:00:00.000 --> 00:00:02.500]  മഴ', [0, 2.5], 'മഴ'],
    ['[0.00s -> 2.50s] മഴ', [0, 2.5], 'മഴ'],
    ['00:01 --> 00:02 മഴ', [1, 2], 'മഴ'],
    ['00:01 --> 00:02 align:start line:0% മഴ', [1, 2], 'മഴ'],
    ['3 00:00:01,0 --> 00:00:02,0 മഴ', [1, 2], 'മഴ'],
    ['(00:01 ==> 00:02) മഴ', [1, 2], 'മഴ'],
  ])('with its text on the same line: %s', (line, [start, end], text) => {
    expect(cuesOf(line)).toMatchObject([{ start, end, text: [text] }])
  })

  it.each<[string, [number, number]]>([
    ['00:01 → 00:02', [1, 2]],
    ['00:01 --&gt; 00:02', [1, 2]],
    ['00:01 => 00:02', [1, 2]],
    ['൦൦:൦൧ --> ൦൦:൦൨', [1, 2]],
    ['-00:00:01,500 --> 00:00:01,000', [-1.5, 1]],
    ['1.5 --> 2.5', [1.5, 2.5]],
    ['00:00:01,249.0999999999999 --> 00:00:02', [1.249, 2]],
  ])('of "%s" is read', (timing, [start, end]) => {
    expect(timesOf(timing)).toEqual([[expect.closeTo(start, 6), end]])
  })

  it.each(['വലത്തോട്ട് --> 5:30 ന്', 'ബസ് -> 5:30', 'a > b', '<i>hello</i>', '5 --> 6'])(
    'is not in the text "%s"',
    (text) => {
      expect(cuesOf('00:01 --> 00:02', text)).toMatchObject([{ line: 1, start: 1, end: 2, text: [text] }])
    },
  )
})

describe('a caption', () => {
  it('is named by the line of its times', () => {
    expect(cuesOf('1', '00:01 --> 00:02', 'a', '', '2', '00:03 --> 00:04', 'b')).toEqual([
      { line: 2, start: 1, end: 2, text: ['a'] },
      { line: 6, start: 3, end: 4, text: ['b'] },
    ])
  })

  it('has all lines of its text, and none of its number or name', () => {
    const cues = cuesOf('00:01 --> 00:02', 'a', 'b', '', 'intro', '00:03 --> 00:04', 'c')
    expect(cues).toMatchObject([{ text: ['a', 'b', ''].slice(0, 2) }, { text: ['c'] }])
  })

  it('needs no blank line before it', () => {
    expect(cuesOf('00:01 --> 00:02', 'a', '2', '00:03 --> 00:04', 'b')).toMatchObject([
      { text: ['a'] },
      { text: ['b'] },
    ])
  })

  it('may have a blank line inside its text', () => {
    expect(cuesOf('00:01 --> 00:02', 'a', '', 'b', '', '2', '00:03 --> 00:04', 'c')).toMatchObject([
      { text: ['a', 'b'] },
      { text: ['c'] },
    ])
  })

  it('keeps a number that is its text', () => {
    expect(cuesOf('00:01 --> 00:02', '1947', '', '2', '00:03 --> 00:04', 'b')).toMatchObject([
      { text: ['1947'] },
      { text: ['b'] },
    ])
  })

  it.each(['NOTE a remark', 'STYLE', 'REGION'])('has no text from a block that begins "%s"', (head) => {
    expect(
      cuesOf('WEBVTT', '', '00:01 --> 00:02', 'a', '', head, 'not text', '', '00:03 --> 00:04', 'b'),
    ).toMatchObject([{ text: ['a'] }, { text: ['b'] }])
  })

  it('without times follows the one before, and is marked', () => {
    expect(cuesOf('1', '00:01 --> 00:02', 'a', '', '2', 'b', '', '3', '00:05 --> 00:06', 'c')).toMatchObject([
      { start: 1, text: ['a'] },
      { line: 5, start: 2, end: undefined, odd: true, text: ['b'] },
      { start: 5, text: ['c'] },
    ])
  })

  it('is not found in a text without times', () => {
    expect(cuesOf('മഴ', '', 'പുഴ')).toEqual([])
  })
})
