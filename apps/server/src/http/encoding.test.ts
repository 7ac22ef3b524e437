import { describe, expect, it } from 'vitest'
import { acceptedEncodings } from './encoding.ts'

describe('acceptedEncodings', () => {
  it.each([
    { header: undefined, best: 'identity' },
    { header: '', best: 'identity' },
    { header: 'gzip, deflate, br, zstd', best: 'br' },
    { header: 'gzip, deflate', best: 'gzip' },
    { header: 'br;q=0, gzip', best: 'gzip' },
    { header: 'br;q=0.5, gzip;q=0.8', best: 'gzip' },
    { header: 'BR ; Q=1', best: 'br' },
    { header: '*', best: 'br' },
    { header: '*;q=0.1, br;q=0', best: 'gzip' },
    { header: '*;q=0', best: 'identity' },
    { header: 'identity, br;q=0.5', best: 'identity' },
    { header: 'deflate', best: 'identity' },
    { header: 'br;q=much', best: 'identity' },
    { header: ',;,;q=', best: 'identity' },
  ])('returns $best as the best of "$header"', ({ header, best }) => {
    expect(acceptedEncodings(header)[0]).toBe(best)
  })

  it('always has the bytes as they are as a last resort', () => {
    expect(acceptedEncodings('br, identity;q=0')).toEqual(['br', 'identity'])
  })
})
