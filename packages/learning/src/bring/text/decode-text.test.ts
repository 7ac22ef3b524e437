import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const text = '1\n00:00:01,000 --> 00:00:02,000\nനമസ്കാരം café\n'

const utf16 = (of: string, { big = false, mark = true } = {}) => {
  const bytes: number[] = mark ? (big ? [0xfe, 0xff] : [0xff, 0xfe]) : []
  for (const unit of Array.from({ length: of.length }, (_, place) => of.charCodeAt(place)))
    bytes.push(...(big ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8]))
  return Uint8Array.from(bytes)
}
const utf8 = (of: string) =>
  Uint8Array.from(encodeURIComponent(of).match(/%..|./g) ?? [], (byte) =>
    byte.length === 3 ? Number.parseInt(byte.slice(1), 16) : byte.charCodeAt(0),
  )
const latin1 = (of: string) => Uint8Array.from(of, (letter) => letter.charCodeAt(0))

describe('decodeText', () => {
  it.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with a mark', utf8(`\uFEFF${text}`)],
    ['UTF-16 LE with a mark', utf16(text)],
    ['UTF-16 BE with a mark', utf16(text, { big: true })],
    ['UTF-16 LE without one', utf16(text, { mark: false })],
    ['UTF-16 BE without one', utf16(text, { big: true, mark: false })],
  ])('reads %s', (_, bytes) => expect(decodeText(bytes)).toBe(text))

  it('reads latin-1, and what Windows put into its gaps', () => {
    expect(decodeText(latin1('Café, déjà vu'))).toBe('Café, déjà vu')
    expect(decodeText(Uint8Array.of(0x93, 0x43, 0x61, 0x66, 0xe9, 0x94))).toBe('“Café”')
  })

  it('keeps a text that is cut off within a letter', () => {
    expect(decodeText(utf8('അമ്മ').subarray(0, -1))).toBe('അമ്\uFFFD')
    expect(decodeText(utf8(text.trim()).subarray(0, -1))).toBe(`${text.trim().slice(0, -1)}\uFFFD`)
  })

  it('keeps a text of which a byte is damaged, and never takes Malayalam for latin-1', () => {
    const bytes = utf8(text)
    for (let place = 0; place < bytes.length; place++) {
      const damaged = Uint8Array.from(bytes)
      damaged[place] = 0xff
      const read = decodeText(damaged) ?? ''
      expect(read.replaceAll('\uFFFD', ''), String(place)).not.toMatch(/[àÿµ´]/)
      expect(read, String(place)).toContain('\uFFFD')
    }
    const torn = utf8('അമ്മ വീട്ടിൽ വന്നു. '.repeat(50)).map((byte, place) => (place % 7 === 0 ? 0xff : byte))
    expect(decodeText(torn)).toBeUndefined()
  })

  it('knows that a picture is no text', () => {
    const png = Uint8Array.from({ length: 3000 }, (_, place) => (place * 37) % 256)
    expect(decodeText(png)).toBeUndefined()
    expect(decodeText(new Uint8Array(100))).toBeUndefined()
  })

  it('reads no bytes as an empty text', () => expect(decodeText(new Uint8Array())).toBe(''))
})
