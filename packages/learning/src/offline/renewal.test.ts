import { describe, expect, it } from 'vitest'
import { renewal } from './renewal.ts'
import type { Sound, SoundSet } from './sound-set.ts'

const now = 'bbbb'
const at = (id: string, version: string) => `/audio/${id}.mp3?v=${version}`
const old = (...ids: string[]) => ids.map((id) => at(id, 'aaaa'))
const current = (...ids: string[]) => ids.map((id) => at(id, now))
const set = (...ids: string[]): Sound[] => current(...ids).map((url) => ({ url, bytes: 10 }))

const ten = Array.from({ length: 10 }, (_, number) => `food-${number}`)
const sets: Record<SoundSet, readonly Sound[]> = {
  level: set(...ten, 'right'),
  level2: set('home', 'right'),
  level3: set('work', 'right'),
  letters: set('ka', 'kha'),
  phrases: set('hello'),
}
const versions = new Map(
  [...Object.values(sets).flat(), ...set('word-tea')].map(({ url }) => [
    /\/audio\/(.*)\.mp3/.exec(url)?.[1] ?? '',
    now,
  ]),
)

describe('renewal', () => {
  it('has nothing to do where everything that is kept is played', () => {
    expect(renewal(current('ka', 'kha', 'right'), versions, sets)).toEqual({ gone: [], sets: [], single: [] })
    expect(renewal([], versions, sets)).toEqual({ gone: [], sets: [], single: [] })
  })

  it('fetches a set anew that was kept', () => {
    expect(renewal(old('ka', 'kha'), versions, sets)).toEqual({ gone: [], sets: ['letters'], single: [] })
  })

  it('goes on with a set of which a part is new already', () => {
    expect(renewal([...old('ka'), ...current('kha')], versions, sets).sets).toEqual(['letters'])
  })

  it('fetches a set anew to which the update has added a clip', () => {
    expect(renewal(old(...ten), versions, sets).sets).toEqual(['level'])
  })

  it('fetches of a set that was not kept only what was', () => {
    expect(renewal(old('food-0', 'right'), versions, sets)).toEqual({
      gone: [],
      sets: [],
      single: current('food-0', 'right'),
    })
  })

  it('does not fetch a clip by itself that comes with its set', () => {
    expect(renewal(old('home', 'right', 'word-tea'), versions, sets)).toEqual({
      gone: [],
      sets: ['level2'],
      single: current('word-tea'),
    })
  })

  it('gives up clips that are played no more', () => {
    expect(renewal(old('retired', 'ka', 'kha'), versions, sets).gone).toEqual(old('retired'))
  })

  it('leaves alone what it does not know', () => {
    const foreign = ['/audio/asha/ka.mp3?v=aaaa', '/audio/ka.mp3', '/films/travel.mp4?v=aaaa']
    expect(renewal(foreign, versions, sets)).toEqual({ gone: [], sets: [], single: [] })
  })
})
