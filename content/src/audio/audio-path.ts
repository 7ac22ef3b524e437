import type { Fault } from '../fault.ts'
import type { PlayedClips } from './played-clips.ts'

/** The address of a clip. A clip that does not exist is a fault at the place that needs it. */
export type AudioPath = (id: string, orElse: (sentence: string) => Fault) => string

/** The addresses of these clips. A fault is added to `faults` for each wanted clip that does not exist. */
export function pathsOf(clips: PlayedClips, faults: Fault[]): AudioPath {
  return (id, orElse) => {
    const clip = clips.get(id)
    if (!clip) faults.push(orElse(`Nothing says what the clip "${id}" speaks.`))
    return addressOf(id, clip?.version ?? 'none')
  }
}

/** The address of this version of a clip. */
export const addressOf = (id: string, version: string) => `/audio/${id}.mp3?v=${version}`
