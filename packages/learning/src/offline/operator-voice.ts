import type { Sound } from './sound-set.ts'

/**
 * `/audio/voice.json`: the voice that this server's operator has chosen, and which clips it speaks, with their versions. `texts`: what learners
 * write is spoken by its service too.
 */
export type OperatorVoice =
  | { name: null }
  | { name: string; licence: string; texts: boolean; clips: Readonly<Record<string, string>> }

/** The address of a clip in the operator's voice, or its own where that voice does not speak it. */
export function inVoice(voice: OperatorVoice, address: string): string {
  const id = /^\/audio\/(?<id>[\w-]+)\.mp3/.exec(address)?.groups?.id
  if (voice.name === null || id === undefined || !Object.hasOwn(voice.clips, id)) return address
  return `/audio/${voice.name}/${id}.mp3?v=${voice.clips[id]}`
}

/** Sets of sounds in the operator's voice. The sizes are those of our clips: estimates all the same. */
export function setsInVoice<Sets extends Readonly<Record<string, readonly Sound[]>>>(
  voice: OperatorVoice,
  sets: Sets,
): { [Name in keyof Sets]: Sound[] } {
  const voiced = Object.entries(sets).map(([name, sounds]) => [
    name,
    sounds.map(({ url, bytes }) => ({ url: inVoice(voice, url), bytes })),
  ])
  return Object.fromEntries(voiced)
}
