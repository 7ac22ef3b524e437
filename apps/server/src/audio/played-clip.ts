import type { Speaker } from '@app/learning/offline'

/** How a clip is made, as the worker understands it. */
export type Recipe = object

/** A clip that can be played. `version` is known before the clip is made; `say` is its text, if it speaks. */
export type PlayedClip = { version: string; speaker: Speaker; say?: string } & (
  | { source: 'recorded'; path: string }
  | { source: 'made'; recipe: Recipe }
)

/** The clips by their ids. */
export type PlayedClips = ReadonlyMap<string, PlayedClip>

/** The file name of a made clip. Each recipe has another one. */
export const fileOf = (id: string, { version }: Pick<PlayedClip, 'version'>) => `${id}-${version}.mp3`
