import { describe, expect, it } from 'vitest'
import { graphemes } from '../graphemes.ts'
import { signOf, widthOf } from './key.ts'
import { layouts } from './layouts.ts'
import { keyBeside } from './move.ts'

const alphabet = 'അആഇഈഉഊഋഎഏഐഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനപഫബഭമയരലവശഷസഹളഴറൻൽർൾൺംഃ'

describe.each(Object.entries(layouts))('%s', (name, { columns, rows, shifted = [] }) => {
  const all = [...rows, ...shifted].flat()

  it('has rows of one width', () => {
    for (const row of [...rows, ...shifted])
      expect(
        row.reduce((sum, key) => sum + widthOf(key), 0),
        name,
      ).toBe(columns)
  })

  it('has every letter and every sign', () => {
    const texts = all.flatMap((key) => ('text' in key ? [key.text] : []))
    const signs = all.flatMap((key) => (key.type === 'vowel' ? [key.sign] : 'text' in key ? [key.text] : []))
    expect(graphemes(alphabet).join('')).toBe(alphabet)
    expect(Array.from(alphabet).filter((letter) => !texts.includes(letter))).toEqual([])
    expect(Object.values(signOf).filter((sign) => !signs.includes(sign))).toEqual([])
  })

  it('has no letter twice on a level', () => {
    for (const level of [rows, shifted]) {
      const texts = level.flat().flatMap((key) => ('text' in key ? [key.text] : []))
      expect(new Set(texts).size).toBe(texts.length)
    }
  })
})

it('moves from key to key, round the edges and straight up and down', () => {
  const { rows } = layouts.phonetic
  expect(keyBeside(rows, { row: 0, at: 0 }, 'right')).toEqual({ row: 0, at: 1 })
  expect(keyBeside(rows, { row: 0, at: 0 }, 'left')).toEqual({ row: 0, at: 9 })
  expect(keyBeside(rows, { row: 4, at: 9 }, 'down')).toEqual({ row: 5, at: 8 })
  expect(keyBeside(rows, { row: 5, at: 8 }, 'up')).toEqual({ row: 4, at: 8 })
  expect(keyBeside(rows, { row: 0, at: 9 }, 'up')).toEqual({ row: 5, at: 8 })
})
