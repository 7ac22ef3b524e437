import { describe, expect, it } from 'vitest'
import type { CaptionLine } from '../text/caption-line.ts'
import { joinEnglish } from './join-english.ts'

const timed = (...lines: [start: number, end: number, text: string][]) => ({
  timed: true,
  lines: lines.map(([start, end, text]): CaptionLine => ({ text, start, duration: end - start })),
})
const plain = (...texts: string[]) => ({
  timed: false,
  lines: texts.map((text, place): CaptionLine => ({ text, start: place * 2, duration: 2 })),
})
const pairs = (joined: ReturnType<typeof joinEnglish>) =>
  joined.type === 'lines' && joined.lines.map(({ text, translation }) => [text, translation])

describe('joinEnglish', () => {
  it('gives each line of English to the line during most of which it is shown', () => {
    const original = timed([0, 2, 'അ'], [2, 4, 'ആ'], [10, 12, 'ഇ'])
    const english = timed([0.2, 2.3, 'a'], [2.1, 3, 'aa'], [3, 4, 'more'], [11.5, 14, 'i'])
    expect(pairs(joinEnglish(original, english))).toEqual([
      ['അ', 'a'],
      ['ആ', 'aa more'],
      ['ഇ', 'i'],
    ])
  })

  it('gives one that is shown beside all lines to the nearest, and counts those that are too far', () => {
    const original = timed([10, 12, 'അ'], [20, 22, 'ആ'])
    const english = timed([0, 1, '[music]'], [12.5, 13, 'a'], [19, 19.5, 'aa'], [60, 61, 'the end'])
    const joined = joinEnglish(original, english)
    expect(pairs(joined)).toEqual([
      ['അ', 'a'],
      ['ആ', 'aa'],
    ])
    expect(joined).toMatchObject({ timed: true, left: 2 })
  })

  it('leaves a line without English as it is', () => {
    expect(pairs(joinEnglish(timed([0, 1, 'അ'], [50, 51, 'ആ']), timed([0, 1, 'a'])))).toEqual([
      ['അ', 'a'],
      ['ആ', undefined],
    ])
  })

  it('joins texts without times line by line, and takes the times of whichever has some', () => {
    expect(joinEnglish(plain('അ', 'ആ'), plain('a', 'aa'))).toMatchObject({
      timed: false,
      lines: [{ text: 'അ', translation: 'a' }, { translation: 'aa' }],
    })
    expect(joinEnglish(plain('അ'), timed([7, 9, 'a']))).toMatchObject({
      timed: true,
      lines: [{ text: 'അ', start: 7, duration: 2, translation: 'a' }],
    })
  })

  it('refuses texts without times of which one has more lines', () => {
    expect(joinEnglish(plain('അ', 'ആ'), plain('a'))).toEqual({
      type: 'refused',
      fault: { kind: 'unequal', original: 2, english: 1 },
    })
  })

  it('takes 20,000 lines with their English in no time', () => {
    const lines = Array.from({ length: 20_000 }, (_, at): [number, number, string] => [
      at * 2,
      at * 2 + 2,
      `${at}`,
    ])
    expect(pairs(joinEnglish(timed(...lines), timed(...lines)))).toEqual(
      lines.map(([, , text]) => [text, text]),
    )
  })
})
