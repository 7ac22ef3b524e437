import { byteRange } from '@app/api'
import { describe, expect, it } from 'vitest'

const whole = { type: 'whole' }
const unsatisfiable = { type: 'unsatisfiable' }
const part = (start: number, end: number) => ({ type: 'part', start, end })

describe('byteRange of 100 bytes', () => {
  it.each([
    { header: undefined, range: whole },
    { header: 'bytes=0-', range: part(0, 99) },
    { header: 'bytes=0-0', range: part(0, 0) },
    { header: 'bytes=10-19', range: part(10, 19) },
    { header: 'bytes=90-500', range: part(90, 99) },
    { header: 'bytes=99-', range: part(99, 99) },
    { header: 'Bytes= 1-2', range: part(1, 2) },
    { header: 'bytes=-10', range: part(90, 99) },
    { header: 'bytes=-500', range: part(0, 99) },
    { header: 'bytes=100-', range: unsatisfiable },
    { header: 'bytes=200-300', range: unsatisfiable },
    { header: 'bytes=-0', range: unsatisfiable },
    { header: 'bytes=20-10', range: whole },
    { header: 'bytes=-', range: whole },
    { header: 'bytes=0-1,5-6', range: whole },
    { header: 'bytes=a-b', range: whole },
    { header: 'bytes=--1', range: whole },
    { header: 'bytes=1 - 2', range: whole },
    { header: 'lines=0-1', range: whole },
    { header: 'nonsense', range: whole },
    { header: '', range: whole },
  ])('$header', ({ header, range }) => {
    expect(byteRange(header, 100)).toEqual(range)
  })

  it('has no part of an empty file', () => {
    expect(byteRange('bytes=0-', 0)).toEqual(unsatisfiable)
    expect(byteRange('bytes=-5', 0)).toEqual(unsatisfiable)
  })
})
