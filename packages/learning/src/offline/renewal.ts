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
 * Which kept clips are of another version or voice than is played now, and what to fetch in their place. `addresses` are those of today, by
 * the clips' ids. An old clip stays until the new one has come, because it can still be heard; a clip of an address that this app does not
 * know is left alone.
 */
export function renewal(
  kept: Iterable<string>,
  addresses: ReadonlyMap<string, string>,
  sets: Readonly<Record<SoundSet, readonly Sound[]>>,
): Renewal {
  const clips = [...kept].flatMap((url) => clipAt(url) ?? [])
  const ids = new Set(clips.map(({ id }) => id))
  const current = new Set(clips.filter(({ id, url }) => addresses.get(id) === url).map(({ id }) => id))
  const old = new Set([...ids].filter((id) => addresses.has(id) && !current.has(id)))
  const renewed = soundSets.filter(
    (set) => isKept(sets[set], ids) && sets[set].some(({ url }) => old.has(idAt(url))),
  )
  const coming = new Set(renewed.flatMap((set) => sets[set].map(({ url }) => idAt(url))))
  return {
    gone: clips.filter(({ id }) => !addresses.has(id)).map(({ url }) => url),
    sets: renewed,
    single: [...old].filter((id) => !coming.has(id)).flatMap((id) => addresses.get(id) ?? []),
  }
}

/** Kept clips in whose place today's is kept too: nobody hears them any more. */
export function replaced(kept: Iterable<string>, addresses: ReadonlyMap<string, string>): string[] {
  const all = new Set(kept)
  return [...all].filter((url) => {
    const today = addresses.get(idAt(url))
    return today !== undefined && today !== url && all.has(today)
  })
}

function isKept(sounds: readonly Sound[], ids: ReadonlySet<string>): boolean {
  return sounds.filter(({ url }) => ids.has(idAt(url))).length >= mostOf * sounds.length
}

function clipAt(url: string) {
  const id = /^\/audio\/(?:[\w-]+\/)?(?<id>[\w-]+)\.mp3\?v=\w+$/.exec(url)?.groups?.id
  return id === undefined ? undefined : { url, id }
}

const idAt = (url: string) => clipAt(url)?.id ?? url
