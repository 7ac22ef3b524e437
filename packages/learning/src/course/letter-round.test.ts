import { describe, expect, it } from 'vitest'
import type { Letter } from '../letters/letter.ts'
import { letterRound } from './letter-round.ts'

const letters = [...'അആഇഉഎകഖഗചജതദനപബമയരലളഴസ', 'ക്ക', 'ാ'].map((letter): Letter => {
  const kind = letter === 'ക്ക' ? 'conjunct' : letter === 'ാ' ? 'sign' : 'consonant'
  return {
    id: letter,
    letter,
    kind,
    say: letter,
    audio: '',
    example: { word: 'മഴ', meaning: 'rain', audio: '' },
  }
})
const half = () => 0.5

describe('a round of letters', () => {
  it('asks each letter once, among four that are not said alike', () => {
    const round = letterRound(letters, new Set(), 10, half)
    expect(new Set(round.map(({ letter }) => letter.id)).size).toBe(10)
    for (const { letter, options } of round) {
      expect(options).toContain(letter)
      expect(new Set(options.map(({ say }) => say)).size).toBe(4)
    }
  })

  it('asks of what was met only, as soon as that is six letters', () => {
    const met = new Set([...'കഖഗചജത'])
    expect(letterRound(letters, new Set([...'കഖഗചജ']), 10, half)).toHaveLength(10)
    const round = letterRound(letters, met, 10, half)
    expect(round.map(({ letter }) => letter.id).toSorted()).toEqual([...met].toSorted())
  })

  it('asks single letters of who has met none: no signs, nothing joined', () => {
    const asked = letterRound(letters, new Set(['ാ']), 30, half).map(({ letter }) => letter.kind)
    expect(asked.every((kind) => kind === 'consonant')).toBe(true)
  })
})
