import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Row, readCsv, writeCsv } from './csv.ts'

const cellsOf = (rows: Row[] | { endless: number }) =>
  'endless' in rows ? rows : rows.map(({ cells }) => cells)

describe('writeCsv', () => {
  it.each([
    { rule: 'separates cells by commas and ends each row', rows: [['a', 'b'], ['c']], text: 'a,b\r\nc\r\n' },
    { rule: 'quotes a comma', rows: [['a,b']], text: '"a,b"\r\n' },
    { rule: 'doubles a quotation mark', rows: [['say "tea"']], text: '"say ""tea"""\r\n' },
    { rule: 'quotes a line break', rows: [['a\nb', 'c\rd']], text: '"a\nb","c\rd"\r\n' },
    { rule: 'leaves spaces and Malayalam as they are', rows: [[' മഴ ']], text: ' മഴ \r\n' },
    { rule: 'writes nothing for no rows', rows: [], text: '' },
  ])('$rule', ({ rows, text }) => {
    expect(writeCsv(rows)).toBe(text)
  })
})

describe('readCsv', () => {
  it.each([
    { rule: 'every kind of line break', text: 'a\nb\r\nc\rd', cells: [['a'], ['b'], ['c'], ['d']] },
    {
      rule: 'a last row without a line break',
      text: 'a,b\nc,d',
      cells: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    },
    {
      rule: 'empty cells',
      text: 'a,,b\n,c,\n',
      cells: [
        ['a', '', 'b'],
        ['', 'c', ''],
      ],
    },
    { rule: 'a quoted separator', text: '"a,b",c\n', cells: [['a,b', 'c']] },
    { rule: 'a quoted line break', text: '"a\r\nb",c\n', cells: [['a\r\nb', 'c']] },
    { rule: 'a doubled quotation mark', text: '"say ""tea"""\n', cells: [['say "tea"']] },
    { rule: 'a quotation mark inside a cell', text: '5" wide,b\n', cells: [['5" wide', 'b']] },
    { rule: 'letters after a quotation', text: '"a"b,c\n', cells: [['ab', 'c']] },
    { rule: 'no text', text: '', cells: [] },
  ])('reads $rule', ({ text, cells }) => {
    expect(cellsOf(readCsv(text))).toEqual(cells)
  })

  it('leaves out empty rows', () => {
    expect(cellsOf(readCsv('a\n\n,\n\nb\n'))).toEqual([['a'], ['b']])
  })

  it.each([';', '\t'])('reads cells that are separated by %j', (separator) => {
    expect(cellsOf(readCsv(`a${separator}b,c\n`, separator))).toEqual([['a', 'b,c']])
  })

  it('names the line in which each row begins', () => {
    expect(readCsv('a\n\n"b\nc"\r\n"d\r\ne"\rf')).toEqual([
      { line: 1, cells: ['a'] },
      { line: 3, cells: ['b\nc'] },
      { line: 5, cells: ['d\r\ne'] },
      { line: 7, cells: ['f'] },
    ])
  })

  it('names the line of a quotation that does not end', () => {
    expect(readCsv('a,b\n"c"\nd,"e\nf\n')).toEqual({ endless: 3 })
  })

  it('reads back whatever was written', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('"', ',', '\n', '\r\n', 'മഴ', '""', 'a"b'))
    const rows = fc.array(
      fc.array(cell, { minLength: 1, maxLength: 4 }).filter((cells) => cells.some((one) => one !== '')),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(rows, (given) => {
        expect(cellsOf(readCsv(writeCsv(given)))).toEqual(given)
      }),
    )
  })

  it('returns rows or the line of an open quotation for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readCsv(text)
        const lines = 'endless' in read ? [read.endless] : read.map(({ line }) => line)
        expect(lines).toEqual(lines.toSorted((one, other) => one - other))
        for (const line of lines) expect(line).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})
