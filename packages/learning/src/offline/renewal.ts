import { type Sound, type SoundSet, soundSets } from './sound-set.ts'

/** What a device does with the clips that it keeps once the app plays others. */
export type Renewal = {
  /** Kept addresses of clips that are played no more: they can go at once. */
  gone: readonly string[]
  /** Sets to fetch anew. */
  sets: readonly SoundSet[]
  /** Clips to fetch anew that are in none of these sets, by their new addresses. */
  single: readonly string[]
}

/** So large a part of a set was kept only by somebody who keeps the set. It need not be whole: an update may add clips to it. */
const mostOf = 0.9

/**
 * Which kept clips are of another version than is played now, and what to fetch in their place. An old clip stays until the new one has
 * come, because it can still be heard; a clip of an address that this app does not know is left alone.
 */
export function renewal(
  kept: Iterable<string>,
  versions: ReadonlyMap<string, string>,
  sets: Readonly<Record<SoundSet, readonly Sound[]>>,
): Renewal {
  const clips = [...kept].flatMap((url) => clipAt(url) ?? [])
  const ids = new Set(clips.map(({ id }) => id))
  const old = new Set(clips.filter(({ id, version }) => isOld(version, versions.get(id))).map(({ id }) => id))
  const renewed = soundSets.filter(
    (set) => isKept(sets[set], ids) && sets[set].some(({ url }) => old.has(idAt(url))),
  )
  const coming = new Set(renewed.flatMap((set) => sets[set].map(({ url }) => idAt(url))))
  return {
    gone: clips.filter(({ id }) => !versions.has(id)).map(({ url }) => url),
    sets: renewed,
    single: [...old].filter((id) => !coming.has(id)).map((id) => `/audio/${id}.mp3?v=${versions.get(id)}`),
  }
}

const isOld = (version: string, now: string | undefined) => now !== undefined && now !== version

function isKept(sounds: readonly Sound[], ids: ReadonlySet<string>): boolean {
  return sounds.filter(({ url }) => ids.has(idAt(url))).length >= mostOf * sounds.length
}

function clipAt(url: string) {
  const { id, version } = /^\/audio\/(?<id>[\w-]+)\.mp3\?v=(?<version>\w+)$/.exec(url)?.groups ?? {}
  return id !== undefined && version !== undefined ? { url, id, version } : undefined
}

const idAt = (url: string) => clipAt(url)?.id ?? url
