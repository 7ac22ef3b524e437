import { describe, expect, it } from 'vitest'
import { filmSettings } from './film-settings.ts'
import { shotsOf, silenceBefore } from './timeline.ts'

const { lead, line, scene } = filmSettings.pauses
const scenes = ['yard', 'yard', 'lake']

describe('silenceBefore', () => {
  it('is longer before a scene than before a line, and longer again where the story waits', () => {
    expect([0, 1, 2].map((at) => silenceBefore(scenes, at, {}))).toEqual([lead, line, scene])
    expect(silenceBefore(scenes, 1, { 1: 2 })).toBe(line + 2)
  })
})

describe('shotsOf', () => {
  const spoken = (scene: string, start: number) => ({ by: 'girl', scene, start, end: start + 1, words: [] })

  it('changes to the next scene in the middle of the silence between them', () => {
    const lines = [spoken('yard', 2), spoken('yard', 4), spoken('lake', 8), spoken('yard', 12)]
    expect(shotsOf(lines, 15)).toEqual([
      { scene: 'yard', start: 0, end: 6.5 },
      { scene: 'lake', start: 6.5, end: 10.5 },
      { scene: 'yard', start: 10.5, end: 15 },
    ])
  })
})
