import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockAt, clockOf } from './clock.ts'

describe('clockOf', () => {
  it.each([
    ['0:01', 1],
    ['00:00:01,500', 1.5],
    ['00:00:01.500', 1.5],
    ['00:00:01:500', 1.5],
    ['00:00:01;5', 1.5],
    ['01:02:03.004', 3723.004],
    ['100:00:10.750', 360_010.75],
    ['1000:00:00', 3_600_000],
    ['90:00', 5400],
    ['00:00:01,249.0999999999999', 1.249],
    ['00:00:01.24999999999999999999', 1.25],
    ['-00:00:01,500', -1.5],
    ['−0:02', -2],
    ['+0:02', 2],
    ['00.01.02,500', 62.5],
    ['1h 2m 3s', 3723],
    ['1h02m', 3720],
    ['2 min 5 sec', 125],
    ['62.5s', 62.5],
    ['൦൦:൦൧:൦൨', 62],
    ['०१:०२', 62],
    ['００：０１', 1],
    [' 00 : 01 ', 1],
  ])('reads %s', (text, seconds) => {
    expect(clockOf(text)?.seconds).toBeCloseTo(seconds, 6)
    expect(clockOf(text)?.odd).toBe(false)
  })

  it.each([
    ['00:00:60,000', 60],
    ['00:61', 61],
    ['00:75:20', 4520],
  ])('reads %s with a part over 59, and says so', (text, seconds) => {
    expect(clockOf(text)).toEqual({ seconds, odd: true })
  })

  it.each([
    '',
    'soon',
    '5',
    '12345:00:00',
    '1:2:3:4:5',
    'OO:01',
    '00:0x',
    '5 mangoes',
    '3 horses',
    '1:',
    ':5',
  ])('finds none in "%s"', (text) => expect(clockOf(text)).toBeUndefined())

  it('gives what stands after a time', () => {
    expect(clockAt('0:04 മഴ 5')).toEqual({ seconds: 4, odd: false, rest: ' മഴ 5' })
    expect(clockAt('൦:൦൪ മഴ')?.rest).toBe(' മഴ')
  })

  it('gives a number or nothing for any text', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('0', '59', ':', '.', ',', '-', 'h', 'm', 's', '൫'))
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(Number.isFinite(clockAt(pieces.join(''))?.seconds ?? 0)).toBe(true)
      }),
    )
  })
})
