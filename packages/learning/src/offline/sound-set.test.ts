import { describe, expect, it } from 'vitest'
import { droppable, noEnglishSets, type Sound, type SoundSet, tally } from './sound-set.ts'

const sound = (name: string, bytes = 10): Sound => ({ url: `/audio/${name}.mp3?v=1`, bytes })
const urls = (...names: string[]) => new Set(names.map((name) => sound(name).url))

const sets: Record<SoundSet, readonly Sound[]> = {
  level: [sound('a'), sound('b', 30), sound('right')],
  level2: [sound('c'), sound('right')],
  level3: [sound('d'), sound('right')],
  letters: [sound('a'), sound('e')],
  phrases: [sound('f')],
  course: [sound('g'), sound('e')],
  ...noEnglishSets,
}

describe('tally', () => {
  it.each([
    { what: 'nothing is kept', kept: urls(), bytes: 0, missing: 3 },
    { what: 'a part is kept', kept: urls('b', 'right'), bytes: 40, missing: 1 },
    { what: 'all is kept, and more', kept: urls('a', 'b', 'right', 'e'), bytes: 50, missing: 0 },
    { what: 'another version is kept', kept: new Set(['/audio/a.mp3?v=0']), bytes: 0, missing: 3 },
  ])('counts what is there when $what', ({ kept, bytes, missing }) => {
    const found = tally(sets.level, kept)
    expect({ kept: found.kept, total: found.total, missing: found.missing.length }).toEqual({
      kept: bytes,
      total: 50,
      missing,
    })
  })
})

describe('droppable', () => {
  it('gives up a whole set that shares nothing', () => {
    expect(droppable('phrases', sets, urls('f'))).toEqual([sound('f').url])
  })

  it('leaves what another set, kept whole, needs', () => {
    expect(droppable('level', sets, urls('a', 'b', 'right', 'e'))).toEqual([
      sound('b').url,
      sound('right').url,
    ])
  })

  it('does not spare a clip for a set that is not kept whole', () => {
    expect(droppable('level', sets, urls('a', 'b', 'right'))).toHaveLength(3)
  })

  it('names no clip that is not on the device', () => {
    expect(droppable('level', sets, urls('b'))).toEqual([sound('b').url])
    expect(droppable('level', sets, urls())).toEqual([])
  })
})
