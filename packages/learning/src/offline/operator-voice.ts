import type { Sound } from './sound-set.ts'

/**
 * `/audio/voice.json`: the voice that this server's operator chose, and the clips that it speaks, with their
 * versions. `texts`: its service also speaks the texts that learners write.
 */
export type OperatorVoice =
  | { name: null }
  | { name: string; licence: string; texts: boolean; clips: Readonly<Record<string, string>> }

/**
 * The address of a clip in the operator's voice, or our own clip's address if that voice does not speak it.
 */
export function inVoice(voice: OperatorVoice, address: string): string {
  const id = /^\/audio\/(?<id>[\w-]+)\.mp3/.exec(address)?.groups?.id
  if (voice.name === null || id === undefined || !Object.hasOwn(voice.clips, id)) return address
  return `/audio/${voice.name}/${id}.mp3?v=${voice.clips[id]}`
}

/** Sound sets in the operator's voice. Their sizes are estimates: those of our own clips. */
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
