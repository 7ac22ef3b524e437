import { describe, expect, it } from 'vitest'
import { readOwnLines, writeOwnLines } from './own-lines.ts'

const lines = [
  { text: 'അമ്മ വന്നു.', start: 0, duration: 2.5, translation: 'Mother came.', speaker: 'Anu' },
  { text: 'മഴ!', start: 2.5, duration: 0 },
]
const changed = (some: object) => JSON.stringify({ ...JSON.parse(writeOwnLines(lines, true)), ...some })

describe('lines that an account keeps', () => {
  it.each([true, false])('come back as they were written, with times or without: %s', (timed) => {
    expect(readOwnLines(writeOwnLines(lines, timed))).toEqual({ lines, timed })
  })

  it('have no translation and no speaker where none was written', () => {
    expect(readOwnLines(writeOwnLines(lines, true))?.lines[1]).not.toHaveProperty('translation')
    expect(readOwnLines(writeOwnLines(lines, true))?.lines[1]).not.toHaveProperty('speaker')
  })

  it.each([
    ['a text', 'അമ്മ വന്നു.'],
    ['what is cut off', writeOwnLines(lines, true).slice(0, -3)],
    ['nothing', changed({ lines: [] })],
    ['a time before the beginning', changed({ lines: [{ text: 'മഴ', start: -1, duration: 1 }] })],
    ['a line without an end', changed({ lines: [{ text: 'മഴ', start: 1 }] })],
    ['no word on its times', changed({ timed: undefined })],
  ])('are none in %s', (_, text) => {
    expect(readOwnLines(text)).toBeUndefined()
  })
})
