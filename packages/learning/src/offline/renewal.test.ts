import { describe, expect, it } from 'vitest'
import { inVoice, setsInVoice } from './operator-voice.ts'
import { renewal, replaced } from './renewal.ts'
import { noEnglishSets, type Sound, type SoundSet } from './sound-set.ts'

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
  course: set('kuda', 'mazha', 'right'),
  ...noEnglishSets,
}
const addresses = new Map(
  [...Object.values(sets).flat(), ...set('word-tea')].map(({ url }) => [
    /\/audio\/(.*)\.mp3/.exec(url)?.[1] ?? '',
    url,
  ]),
)

describe('renewal', () => {
  it('has nothing to do if every kept clip is still played', () => {
    expect(renewal(current('ka', 'kha', 'right'), addresses, sets)).toEqual({
      gone: [],
      sets: [],
      single: [],
    })
    expect(renewal([], addresses, sets)).toEqual({ gone: [], sets: [], single: [] })
  })

  it('fetches a set anew that was kept', () => {
    expect(renewal(old('ka', 'kha'), addresses, sets)).toEqual({ gone: [], sets: ['letters'], single: [] })
  })

  it('continues with a set of which a part is new already', () => {
    expect(renewal([...old('ka'), ...current('kha')], addresses, sets).sets).toEqual(['letters'])
  })

  it('fetches a set anew to which the update has added a clip', () => {
    expect(renewal(old(...ten), addresses, sets).sets).toEqual(['level'])
  })

  it('fetches only the kept clips of a set that was not kept whole', () => {
    expect(renewal(old('food-0', 'right'), addresses, sets)).toEqual({
      gone: [],
      sets: [],
      single: current('food-0', 'right'),
    })
  })

  it('does not fetch a clip by itself that comes with its set', () => {
    expect(renewal(old('home', 'right', 'word-tea'), addresses, sets)).toEqual({
      gone: [],
      sets: ['level2'],
      single: current('word-tea'),
    })
  })

  it('deletes clips that are no longer played', () => {
    expect(renewal(old('retired', 'ka', 'kha'), addresses, sets).gone).toEqual(old('retired'))
  })

  it('leaves addresses alone that it does not know', () => {
    const foreign = ['/audio/asha/one/ka.mp3?v=aaaa', '/audio/ka.mp3', '/films/travel.mp4?v=aaaa']
    expect(renewal(foreign, addresses, sets)).toEqual({ gone: [], sets: [], single: [] })
  })
})

describe('where an operator has a voice of their own', () => {
  const voice = { name: 'asha', licence: 'MIT', texts: false, clips: { ka: 'cccc', 'word-tea': 'cccc' } }
  const voiced = setsInVoice(voice, sets)
  const today = new Map([...addresses].map(([id, url]) => [id, inVoice(voice, url)]))
  const inAsha = (id: string, version = 'cccc') => `/audio/asha/${id}.mp3?v=${version}`

  it('fetches in that voice the sets and clips that were kept in ours', () => {
    expect(renewal(current('ka', 'kha', 'word-tea'), today, voiced)).toEqual({
      gone: [],
      sets: ['letters'],
      single: [inAsha('word-tea')],
    })
  })

  it('has nothing to do where the clips of that voice are kept, with ours or without', () => {
    const kept = [inAsha('ka'), ...current('ka', 'kha')]
    expect(renewal(kept, today, voiced)).toEqual({ gone: [], sets: [], single: [] })
  })

  it('goes back to ours where the voice is no more', () => {
    const kept = [inAsha('ka'), ...current('kha')]
    expect(renewal(kept, addresses, sets)).toMatchObject({ sets: ['letters'] })
  })

  it('deletes an old clip as soon as the current one is kept, and not before', () => {
    expect(replaced([...current('ka', 'kha'), inAsha('ka', 'aaaa')], today)).toEqual([])
    expect(replaced([...current('ka', 'kha'), inAsha('ka', 'aaaa'), inAsha('ka')], today)).toEqual([
      ...current('ka'),
      inAsha('ka', 'aaaa'),
    ])
  })
})
