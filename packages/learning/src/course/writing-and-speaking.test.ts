import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { mostObservations, Practice } from '../practice/practice.ts'
import {
  practiceOfCheck,
  practiceOfReadingAloud,
  practiceOfStraying,
  practiceOfTracing,
  practiceOfWriting,
} from './writing-and-speaking.ts'

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

  it('a letter that ink went beside is not known', () => {
    expect(practiceOfStraying(['ma', 'ma'], 7).looks).toEqual([
      { item: 'letter:ma', skill: 'write', outcome: 'again' },
    ])
  })

  it('a text read aloud shows the words that were heard, and those that were not', () => {
    expect(practiceOfReadingAloud({ heard: ['mazha'], unheard: ['kuda', 'mazha'] }, 7)).toEqual({
      exercise: 'read-aloud',
      at: 7,
      took: 0,
      looks: [
        { item: 'word:mazha', skill: 'read', outcome: 'good' },
        { item: 'word:kuda', skill: 'read', outcome: 'again' },
      ],
    })
  })

  it('a text of which nothing was heard shows nothing', () => {
    expect(practiceOfReadingAloud({ heard: [], unheard: ['mazha'] }, 7).looks).toEqual([])
  })

  it('Check shows the words and endings that were missed, the letters misread and the words understood', () => {
    const checked = { understood: ['njaan'], missed: ['mazha'], misread: ['zha'], endings: ['past'] }
    expect(practiceOfCheck(checked, 7)).toEqual({
      exercise: 'check',
      at: 7,
      took: 0,
      looks: [
        { item: 'word:mazha', skill: 'read', outcome: 'again' },
        { item: 'ending:past', skill: 'understand', outcome: 'again' },
        { item: 'letter:zha', skill: 'read', outcome: 'again' },
        { item: 'word:njaan', skill: 'read', outcome: 'good' },
      ],
    })
  })

  it('is sound practice for a text of any length', () => {
    const many = Array.from({ length: 3 * mostObservations }, (_, n) => `x${n}`)
    for (const made of [
      practiceOfTracing(many, 7),
      practiceOfReadingAloud({ heard: many, unheard: many }, 7),
      practiceOfCheck({ understood: many, missed: many, misread: many, endings: many }, 7),
      practiceOfTracing([], 7),
    ])
      expect(v.is(Practice, made)).toBe(true)
  })
})
