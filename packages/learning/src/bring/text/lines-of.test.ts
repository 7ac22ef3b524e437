import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestLine } from './limits.ts'
import { linesOf } from './lines-of.ts'
import { wholeText } from './whole.ts'

const plainLines = (text: string) => linesOf(wholeText(text).paragraphs).lines
const textsOf = (text: string) => plainLines(text).map((line) => line.text)

describe('the lines of a plain text', () => {
  it.each([
    [
      'every kind of line break',
      'a\nb\r\nc\rd\u2028e\u2029f\u0085g\vh',
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
    ],
    ['no empty lines', '\n a \n\n \n b', ['a', 'b']],
    ['each sentence of a short paragraph', 'Rain. Then sun!', ['Rain.', 'Then sun!']],
    ['no text', ' \n ', []],
  ])('reads %s', (_, text, lines) => {
    expect(textsOf(text)).toEqual(lines)
  })

  it('splits a long paragraph after each sentence', () => {
    const sentences = [
      'മഴ പെയ്തു.',
      'She asked, “Is it?”',
      'Really…',
      `${'word '.repeat(40)}end!`,
      'शुभ।',
      '(Yes.)',
      'Last',
    ]
    expect(textsOf(sentences.join(' '))).toEqual(sentences.map((one) => one.trim()))
  })

  it('cuts a sentence that is too long between two words', () => {
    const lines = textsOf('word '.repeat(500))
    expect(lines.every((line) => line.length <= longestLine)).toBe(true)
    expect(lines.every((line) => line.startsWith('word') && line.endsWith('word'))).toBe(true)
  })

  it('cuts a long text without spaces, but not inside a character', () => {
    const lines = textsOf(`a${'🌧'.repeat(longestLine)}`)
    expect(lines.join('')).toBe(`a${'🌧'.repeat(longestLine)}`)
    expect(lines.every((line) => line.isWellFormed())).toBe(true)
  })

  it('gives each line the time to read it, after the line before', () => {
    const lines = plainLines(`${'x'.repeat(40)}\n${'y'.repeat(10)}\nz`)
    expect(lines.map(({ start, duration }) => [start, duration])).toEqual([
      [0, 3.6],
      [3.6, 1.5],
      [5.1, 1.5],
    ])
  })

  it('keeps every letter of a text', () => {
    const letters = (text: string) => text.replace(/\s/gu, '')
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('മഴ', 'rain.', 'sun!', ' ', '\n', 'word '), { maxLength: 200 }),
        (parts) => {
          const text = parts.join('')
          const both = plainLines(text).map((line) => line.text + (line.translation ?? ''))
          expect([...letters(both.join(''))].toSorted()).toEqual([...letters(text)].toSorted())
        },
      ),
    )
  })
})
