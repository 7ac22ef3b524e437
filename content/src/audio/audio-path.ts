import type { Fault } from '../fault.ts'
import type { AudioFile } from './audio-folder.ts'

/** Where a clip is served; a clip that does not exist is a fault at the place that asks for it. */
export type AudioPath = (id: string, orElse: (sentence: string) => Fault) => string

/** The paths of these clips. The faults of those that are asked for and do not exist are added to `faults`. */
export function pathsOf(audio: ReadonlyMap<string, AudioFile>, faults: Fault[]): AudioPath {
  return (id, orElse) => {
    const file = audio.get(id)
    if (!file) faults.push(orElse(`The clip "${id}" is not made yet: npm run make:audio.`))
    return `/audio/${id}.mp3?v=${file?.hash ?? 'none'}`
  }
}
