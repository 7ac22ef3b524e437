import type { Speaker } from '@app/learning/offline'

/** How a clip is made, as the worker understands it. */
export type Recipe = object

/** A clip that can be played. `version` is known before it is made; `say` is its text, where it speaks. */
export type PlayedClip = { version: string; speaker: Speaker; say?: string } & (
  | { source: 'recorded'; path: string }
  | { source: 'made'; recipe: Recipe }
)

/** The clips by their ids. */
export type PlayedClips = ReadonlyMap<string, PlayedClip>

/** The name of the file that a made clip is kept in: another for each recipe. */
export const fileOf = (id: string, { version }: Pick<PlayedClip, 'version'>) => `${id}-${version}.mp3`
