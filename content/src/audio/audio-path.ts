import type { Fault } from '../fault.ts'
import type { PlayedClips } from './played-clips.ts'

/** Where a clip is served; a clip that does not exist is a fault at the place that asks for it. */
export type AudioPath = (id: string, orElse: (sentence: string) => Fault) => string

/** The paths of these clips. The faults of those that are asked for and do not exist are added to `faults`. */
export function pathsOf(clips: PlayedClips, faults: Fault[]): AudioPath {
  return (id, orElse) => {
    const clip = clips.get(id)
    if (!clip) faults.push(orElse(`Nothing says what the clip "${id}" speaks.`))
    return `/audio/${id}.mp3?v=${clip?.version ?? 'none'}`
  }
}
