import { describe, expect, it } from 'vitest'
import { etagOf, namesVersion } from './etag.ts'

describe('etagOf', () => {
  it('is strong, and differs for different bytes', () => {
    expect(etagOf('അമ്മ')).toMatch(/^"[\w-]{22}"$/)
    expect(etagOf('അമ്മ')).toBe(etagOf(Buffer.from('അമ്മ')))
    expect(etagOf('അമ്മ')).not.toBe(etagOf('അച്ഛൻ'))
  })
})

describe('namesVersion', () => {
  it.each([
    { header: '"a"', named: true },
    { header: 'W/"a"', named: true },
    { header: '"b", "a"', named: true },
    { header: '*', named: true },
    { header: '"b"', named: false },
    { header: 'a', named: false },
    { header: '', named: false },
    { header: undefined, named: false },
  ])('$header: $named', ({ header, named }) => {
    expect(namesVersion(header, '"a"')).toBe(named)
  })
})
