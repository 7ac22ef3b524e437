import type { Voice } from '@app/learning/scenes'
import { speech } from '@app/malayalam/sound'
import { clipsById } from '../clips.ts'
import { hashOf } from '../hash-of.ts'
import type { Source } from '../source.ts'
import { type Chime, chimes } from './chime.ts'
import { engineVersion } from './engine/engine-version.ts'
import { englishSayings } from './english-clips.ts'
import { clipSettings, englishVoice } from './settings.ts'

/**
 * How a clip is made. The same key always gives the same clip, so the key is known before the clip is made. `voice`
 * says which of several speaks; the engine has one, so that it changes no key yet.
 */
export type Recipe = { id: string; key: string } & (
  | { kind: 'speech'; phonemes: string; voice?: Voice }
  | { kind: 'english'; text: string }
  | { kind: 'chime'; chime: Chime }
)

/** Every clip that the app plays: the Malayalam and English clips of the content, and the app's own two sounds. */
export function recipes(source: Source): Recipe[] {
  const spoken = [...clipsById(source)].map(([id, { say, voice }]): Recipe => {
    const phonemes = speech(say)
    const key = keyOf([phonemes, engineVersion])
    return { id, key, kind: 'speech', phonemes, ...(voice && { voice }) }
  })
  const english = [...englishSayings(source)].map(([id, text]): Recipe => {
    return { id, key: englishVersion, kind: 'english', text }
  })
  const sounds = Object.entries(chimes).map(
    ([id, chime]): Recipe => ({ id, key: keyOf([chime]), kind: 'chime', chime }),
  )
  return [...spoken, ...english, ...sounds].toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

const keyOf = (ingredients: readonly unknown[]) => hashOf(JSON.stringify([...ingredients, clipSettings]))

/** The key of every English clip: the id says the text already, so that a page can tell the address of any text. */
export const englishVersion = keyOf([englishVoice, engineVersion])
