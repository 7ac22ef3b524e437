import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { mostLooks, Practice } from '../practice/practice.ts'
import { practiceOfReadingAloud, practiceOfTracing, practiceOfWriting } from './hand-and-voice.ts'

describe('practice by hand and by voice', () => {
  it.each([
    [0, 'good'],
    [2, 'good'],
    [3, 'again'],
  ])('a letter written after %d misses is %s', (misses, outcome) => {
    expect(practiceOfWriting('a', misses, 7).looks).toEqual([{ item: 'letter:a', skill: 'write', outcome }])
  })

  it('a traced text shows each of its letters once', () => {
    expect(practiceOfTracing(['ma', 'zha', 'ma'], 7).looks).toEqual([
      { item: 'letter:ma', skill: 'write', outcome: 'hard' },
      { item: 'letter:zha', skill: 'write', outcome: 'hard' },
    ])
  })

  it('a text read aloud shows the words that were heard', () => {
    expect(practiceOfReadingAloud(['mazha'], 7)).toEqual({
      exercise: 'read-aloud',
      at: 7,
      took: 0,
      looks: [{ item: 'word:mazha', skill: 'read', outcome: 'good' }],
    })
  })

  it('is sound practice for a text of any length', () => {
    const many = Array.from({ length: 3 * mostLooks }, (_, n) => `x${n}`)
    for (const made of [
      practiceOfTracing(many, 7),
      practiceOfReadingAloud(many, 7),
      practiceOfTracing([], 7),
    ])
      expect(v.is(Practice, made)).toBe(true)
  })
})
