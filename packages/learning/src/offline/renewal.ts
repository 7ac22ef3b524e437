import { type Sound, type SoundSet, soundSets } from './sound-set.ts'

/** What a device does with its kept clips after an update plays other versions of them. */
export type Renewal = {
  /** Addresses of kept clips that the app no longer plays. They can be deleted at once. */
  gone: readonly string[]
  /** Sound sets to fetch again. */
  sets: readonly SoundSet[]
  /** The new addresses of single clips to fetch again, which are in none of these sets. */
  single: readonly string[]
}

/**
 * A device with this share of a set keeps the set. The share is not 1, because an update may add clips to a
 * set.
 */
const keptShare = 0.9

/**
 * Finds the kept clips of another version or voice than the one played now, and what to fetch for them.
 * `addresses` are today's addresses by clip id. An old clip stays until the new one has arrived, because it
 * can still be played. Addresses that this app does not know are left alone.
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

/** Kept clips whose current version is kept as well. Nobody hears the old ones any more. */
export function replaced(kept: Iterable<string>, addresses: ReadonlyMap<string, string>): string[] {
  const all = new Set(kept)
  return [...all].filter((url) => {
    const today = addresses.get(idAt(url))
    return today !== undefined && today !== url && all.has(today)
  })
}

function isKept(sounds: readonly Sound[], ids: ReadonlySet<string>): boolean {
  return sounds.filter(({ url }) => ids.has(idAt(url))).length >= keptShare * sounds.length
}

function clipAt(url: string) {
  const id = /^\/audio\/(?:[\w-]+\/)?(?<id>[\w-]+)\.mp3\?v=\w+$/.exec(url)?.groups?.id
  return id === undefined ? undefined : { url, id }
}

const idAt = (url: string) => clipAt(url)?.id ?? url
