import { readWordsCsv, wordsOfFile } from '@app/learning/word-files'
import { describe, expect, it } from 'vitest'
import { textOfFile } from './text-of-file.ts'

const table = 'word\tmeaning\r\nമഴ\train, rains\r\n'

const utf16 = (text: string, big: boolean) =>
  Uint8Array.from([...`\uFEFF${text}`].flatMap((letter) => bytesOf(letter.charCodeAt(0), big)))
const bytesOf = (unit: number, big: boolean) => (big ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])

describe('textOfFile', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(table)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${table}`)],
    ['a spreadsheet’s “Unicode text”', utf16(table, false)],
    ['UTF-16 the other way round', utf16(table, true)],
  ])('reads a table of words in %s', (_, bytes) => {
    const text = textOfFile(bytes)
    expect(text).toBe(table)
    expect(wordsOfFile(readWordsCsv(text ?? ''))).toMatchObject({
      words: [{ word: 'മഴ', meaning: 'rain, rains' }],
    })
  })

  it('returns undefined for other bytes', () => {
    expect(textOfFile(Uint8Array.of(0x77, 0xe9, 0x80))).toBeUndefined()
    expect(textOfFile(Uint8Array.of(0xff, 0xfe, 0x00, 0xd8))).toBeUndefined()
  })
})
