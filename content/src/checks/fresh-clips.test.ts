import { describe, expect, it } from 'vitest'
import { recipes } from '../audio/recipes.ts'
import { formatFault } from '../fault.ts'
import type { Source } from '../source.ts'
import { aFile, aQuestion, aTopic, sourceOf } from '../testing/content.ts'
import { freshClips } from './fresh-clips.ts'

const content = (...questions: string[]) => sourceOf({ 'data/topics/daily_food.yaml': aTopic(...questions) })

/** The same content with every clip made. */
function withClips(source: Source): Source {
  const all = recipes(source)
  const entry = { source: 'made' as const, hash: aFile().hash, bytes: 1000 }
  return {
    ...source,
    manifest: new Map(all.map(({ id, key }) => [id, { ...entry, key }])),
    audio: { made: new Map(all.map(({ id }) => [id, aFile()])), recorded: new Map() },
  }
}

const faults = (source: Source) => freshClips(source).map(formatFault)
const sound = withClips(content(aQuestion()))
const file = 'content/data/topics/daily_food.yaml'

describe('freshClips', () => {
  it('takes content whose every clip is made', () => {
    expect(faults(sound)).toEqual([])
  })

  it('refuses a clip that is not made, and none of the two sounds of the app', () => {
    expect(faults(content(aQuestion()))).toEqual([
      `${file}:3  The clip "food-tea" is not made yet: npm run make:audio.`,
      'content/audio/manifest.json:1  The clip "right" is not made yet: npm run make:audio.',
      'content/audio/manifest.json:1  The clip "wrong" is not made yet: npm run make:audio.',
    ])
  })

  it('refuses a clip that says what was written before', () => {
    const { manifest, audio } = sound
    expect(faults({ ...content(aQuestion({ prompt: 'പാൽ' })), manifest, audio })).toEqual([
      `${file}:3  The clip "food-tea" is not the one that belongs to what is written: npm run make:audio.`,
    ])
  })

  it('refuses a file whose bytes are not those that were made', () => {
    const made = new Map([...sound.audio.made, ['food-tea', aFile({ hash: 'ffffffff' })]])
    expect(faults({ ...sound, audio: { ...sound.audio, made } })).toHaveLength(1)
  })

  it('takes a recording in place of a made clip once the manifest knows it', () => {
    const recording = aFile({ source: 'recorded', hash: 'eeeeeeee' })
    const made = new Map(sound.audio.made)
    made.delete('food-tea')
    const recorded = { ...sound, audio: { made, recorded: new Map([['food-tea', recording]]) } }
    expect(faults(recorded)).toHaveLength(1)
    const entry = { source: 'recorded', hash: 'eeeeeeee', bytes: 1000 } as const
    expect(faults({ ...recorded, manifest: new Map([...sound.manifest, ['food-tea', entry]]) })).toEqual([])
  })

  it('refuses files and entries that nothing plays', () => {
    const made = new Map([...sound.audio.made, ['old', aFile()]])
    const recorded = new Map([['food-tee', aFile({ source: 'recorded' })]])
    const manifest = new Map([...sound.manifest, ['old', { source: 'made', hash: 'x', bytes: 1 } as const]])
    expect(faults({ ...sound, manifest, audio: { made, recorded } })).toEqual([
      'content/audio/made/old.mp3:1  Nothing plays this clip.',
      'content/audio/recorded/food-tee.mp3:1  Nothing plays this clip.',
      'content/audio/manifest.json:1  Nothing plays the clip "old".',
    ])
  })

  it('refuses a clip of which nothing says what it speaks', () => {
    const options = ['{ text: ka, audio: letter-ka }', 'b', 'c', 'd']
    expect(faults(withClips(content(aQuestion({ options }))))).toEqual([
      `${file}:6  Nothing says what the clip "letter-ka" speaks.`,
    ])
  })

  it('refuses one clip for two sayings', () => {
    const options = ['{ text: ka, say: ക, audio: ka }', '{ text: ga, say: ഗ, audio: ka }', 'c', 'd']
    expect(faults(withClips(content(aQuestion({ options }))))).toEqual([
      `${file}:7  The clip "ka" says ക elsewhere, and ഗ here.`,
    ])
  })

  it.each(['10', 'OK', '₹'])('refuses to have %s spoken by a voice that knows Malayalam only', (foreign) => {
    expect(faults(withClips(content(aQuestion({ prompt: `ചായ ${foreign} വേണം` }))))).toEqual([
      `${file}:3  The clip would have to speak "${foreign}": write in \`say\` how it is said in Malayalam.`,
    ])
  })
})
