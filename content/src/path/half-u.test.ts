import { expect, it } from 'vitest'
import { readPathFiles } from './load-path.ts'

it('every note that speaks of the half-u says what it is', () => {
  const notes = [...new Set(JSON.stringify(readPathFiles()).match(/"(?:en|ml)":"(?:[^"\\]|\\.)*"/gu))]
  const english = notes.filter((note) => note.includes('half-u'))
  const malayalam = notes.filter((note) => /(?:^|[\s(])്/u.test(note) && note.startsWith('"ml"'))
  expect(Math.min(english.length, malayalam.length)).toBeGreaterThan(0)
  expect(english.filter((note) => !/hardly\s+heard/u.test(note))).toEqual([])
  expect(malayalam.filter((note) => !note.includes('് (വളരെ ചെറിയ ഉ)'))).toEqual([])
})
