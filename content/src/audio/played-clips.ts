import type { Speaker } from '@app/learning/offline'
import { sayings } from '../clips.ts'
import type { Source } from '../source.ts'
import { clipSize } from './clip-size.ts'
import { engineVersion } from './engine/engine-version.ts'
import { type Recipe, recipes } from './recipes.ts'
import type { RecordedFile } from './recordings.ts'
import { clipSettings, englishVoice } from './settings.ts'

/**
 * A clip that is played. `version` is in its address and its ETag: the hash of a recording, or the key of the
 * recipe of a made clip. `bytes` is an estimate for a made clip. `say` is the Malayalam that it says, which another
 * voice may say instead; English clips and the two sounds of the app have none.
 */
export type PlayedClip = { version: string; bytes: number; speaker: Speaker; say?: string } & (
  | { source: 'recorded'; path: string }
  | { source: 'made'; recipe: Recipe }
)

/** The clips by their ids. */
export type PlayedClips = ReadonlyMap<string, PlayedClip>

/** Every clip that this content plays. A recording replaces the made clip of the same id. */
export function playedClips(source: Source): PlayedClips {
  const speakers = new Map(
    source.speakers.entries.flatMap(({ speaker, licence, clips }) =>
      clips.map((id) => [id, { kind: 'recorded', speaker, licence }] as const),
    ),
  )
  const texts = sayings(source)
  return new Map(
    recipes(source).map((recipe): [string, PlayedClip] => {
      const { id } = recipe
      const [recording, speaker, say] = [source.recordings.get(id), speakers.get(id), texts.get(id)]
      const clip = recording && speaker ? recorded(recording, speaker) : made(recipe)
      return [id, say === undefined ? clip : { ...clip, say }]
    }),
  )
}

const recorded = ({ path, hash, bytes }: RecordedFile, speaker: Speaker): PlayedClip => ({
  source: 'recorded',
  version: hash,
  bytes,
  speaker,
  path,
})

const made = (recipe: Recipe): PlayedClip => ({
  source: 'made',
  version: recipe.key,
  bytes: Math.round(clipSize(recipe)),
  speaker: speakerOf(recipe),
  recipe,
})

function speakerOf({ kind }: Recipe): Speaker {
  switch (kind) {
    case 'speech':
      return { kind: 'made', ...engineVersion, voice: clipSettings.voice }
    case 'english':
      return { kind: 'made', ...engineVersion, voice: englishVoice.voice }
    case 'chime':
      return { kind: 'chime' }
  }
}
