import { describe, expect, it } from 'vitest'
import { readWordsText } from './read-words-text.ts'
import { wordsOfFile } from './sheets.ts'
import { writeWordsJson } from './words-json.ts'

declare const TextEncoder: new () => { encode(text: string): Uint8Array }

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, big: boolean) =>
  Uint8Array.from([...text].flatMap((letter) => bytesOf(letter.charCodeAt(0), big)))
const bytesOf = (unit: number, big: boolean) => (big ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])

const table = 'word\tmeaning\r\nമഴ\train, rains\r\n'

describe('readWordsText', () => {
  it.each([
    ['UTF-8', utf8(table)],
    ['UTF-8 with its mark', utf8(`\uFEFF${table}`)],
    ['a spreadsheet’s “Unicode text”', utf16(`\uFEFF${table}`, false)],
    ['UTF-16 the other way round', utf16(`\uFEFF${table}`, true)],
    ['UTF-16 without a mark', utf16(table, false)],
    ['our own JSON', utf8(writeWordsJson([{ word: 'മഴ', meaning: 'rain, rains', pronunciation: '' }], []))],
  ])('reads words in %s', (_, bytes) => {
    expect(wordsOfFile(readWordsText(bytes))).toMatchObject({
      words: [{ word: 'മഴ', meaning: 'rain, rains' }],
    })
  })

  it('reads a table that begins with a gap to fill in', () => {
    expect(wordsOfFile(readWordsText(utf8('{{c1::മഴ}}\train\n')))).toMatchObject({
      words: [{ word: 'മഴ', meaning: 'rain' }],
    })
  })

  it('leaves out only the word in which a letter is damaged', () => {
    const bytes = utf8('മഴ,rain\nവീട്,house\nമരം,tree\n')
    bytes[2] = 0xff
    expect(wordsOfFile(readWordsText(bytes))).toMatchObject({
      words: [{ word: 'വീട്' }, { word: 'മരം' }],
      left: [{ line: 1, why: 'damaged' }],
    })
  })

  it.each([
    ['other bytes', Uint8Array.from({ length: 200 }, (_, place) => place % 32)],
    ['other JSON', utf8('{"a":"മഴ"}')],
  ])('refuses %s', (_, bytes) =>
    expect(readWordsText(bytes)).toEqual({ type: 'refused', refusal: { why: 'foreign' } }),
  )
})
