import { cacheKeys } from '../device/storage/keys.ts'

const watchers = new Set<() => void>()

export async function keptClip(url: string): Promise<Response | undefined> {
  return caches.match(url, { cacheName: cacheKeys.clips, ignoreVary: true })
}

/** A kept clip of this address in any version: it still plays if the wanted version cannot be fetched. */
export async function keptVersion(url: string): Promise<Response | undefined> {
  return caches.match(url, { cacheName: cacheKeys.clips, ignoreVary: true, ignoreSearch: true })
}

/** The addresses of all kept clips with their versions, as a page names them: `/audio/x.mp3?v=1a2b3c4d`. */
export async function keptClips(): Promise<Set<string>> {
  const requests = await (await caches.open(cacheKeys.clips)).keys()
  return new Set(requests.map(({ url }) => relative(url)))
}

/**
 * The outcome for a reply: kept; `changed` if the server now has another version, or none; `foreign` if the
 * reply is not from our server.
 */
export type Kept = 'kept' | 'changed' | 'foreign'

/**
 * Keeps a whole clip in place of its other versions. A reply in another version than the address names is not
 * kept. Throws QuotaExceededError if the device has no room.
 */
export async function keepClip(url: string, reply: Response): Promise<Kept> {
  const version = new URL(url, location.origin).searchParams.get('v')
  if (!isOurs(reply)) return 'foreign'
  const isOther = (versionOf(reply) ?? version) !== version
  if (reply.status !== 200 || version === null || isOther) return 'changed'

  const cache = await caches.open(cacheKeys.clips)
  await cache.put(url, reply)
  const versions = await cache.keys(url, { ignoreSearch: true, ignoreVary: true })
  const others = versions.filter((other) => relative(other.url) !== relative(url))
  await Promise.all(others.map((other) => cache.delete(other)))
  return 'kept'
}

/**
 * Our server names the version of a clip in its ETag. A host of plain files has tags of another form, or none, and only
 * the clips that its own pages name.
 */
const versionOf = ({ headers }: Response) => /^(?:W\/)?"([0-9a-f]{8})"$/.exec(headers.get('etag') ?? '')?.[1]

/** A network that needs a login first returns its own page for every request. */
export function isOurs({ status, headers }: Response): boolean {
  const type = headers.get('content-type') ?? ''
  return status === 200 ? type.startsWith('audio/') : status === 404 && type.startsWith('application/json')
}

export async function forgetClips(urls: Iterable<string>) {
  const cache = await caches.open(cacheKeys.clips)
  for (const url of urls) await cache.delete(url, { ignoreVary: true })
  notifyClips()
}

/** Tells every tab that the clips on the device have changed. */
export function notifyClips() {
  for (const changed of watchers) changed()
  const others = new BroadcastChannel(cacheKeys.clips)
  others.postMessage('changed')
  others.close()
}

/** Calls `changed` when clips were kept or deleted in any tab. Returns a function that stops it. */
export function watchClips(changed: () => void): () => void {
  const others = new BroadcastChannel(cacheKeys.clips)
  others.onmessage = changed
  watchers.add(changed)
  return () => {
    watchers.delete(changed)
    others.close()
  }
}

function relative(url: string): string {
  const { pathname, search } = new URL(url, location.origin)
  return pathname + search
}
