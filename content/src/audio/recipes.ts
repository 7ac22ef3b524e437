import { speech } from '@app/malayalam/sound'
import { sayings } from '../clips.ts'
import type { Source } from '../source.ts'
import { hashOf } from './audio-folder.ts'
import { type Chime, chime, chimes } from './chime.ts'
import { clipSettings } from './settings.ts'
import type { Speak } from './speech-engine.ts'

/** How a clip is made. With the same key it comes out the same. */
export type Recipe = { id: string; key: string } & (
  | { kind: 'speech'; say: string; phonemes: string }
  | { kind: 'chime'; chime: Chime }
)

/** Every clip that the app plays: what the content speaks, and the app's own two sounds. */
export function recipes(source: Source): Recipe[] {
  const spoken = [...sayings(source)].map(([id, say]): Recipe => {
    const phonemes = speech(say)
    return { id, key: keyFor(phonemes), kind: 'speech', say, phonemes }
  })
  const sounds = Object.entries(chimes).map(
    ([id, chime]): Recipe => ({ id, key: keyFor(chime), kind: 'chime', chime }),
  )
  return [...spoken, ...sounds].toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

export function soundOf(recipe: Recipe, speak: Speak): Float64Array {
  return recipe.kind === 'speech' ? speak(recipe.phonemes).samples : chime(recipe.chime)
}

const keyFor = (input: string | Chime) => hashOf(Buffer.from(JSON.stringify([input, clipSettings])))
