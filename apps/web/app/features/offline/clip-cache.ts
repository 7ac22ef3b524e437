import { cacheKeys } from '../../storage/keys.ts'

const watchers = new Set<() => void>()

export async function keptClip(url: string): Promise<Response | undefined> {
  return caches.match(url, { cacheName: cacheKeys.clips, ignoreVary: true })
}

/** A kept clip of this address in whatever version: it still sounds where the version that is asked for cannot be had. */
export async function keptVersion(url: string): Promise<Response | undefined> {
  return caches.match(url, { cacheName: cacheKeys.clips, ignoreVary: true, ignoreSearch: true })
}

/** The addresses of all clips that are kept, with their versions, as a page names them: `/audio/x.mp3?v=1a2b3c4d`. */
export async function keptClips(): Promise<Set<string>> {
  const requests = await (await caches.open(cacheKeys.clips)).keys()
  return new Set(requests.map(({ url }) => relative(url)))
}

/** What became of a reply: kept; `changed` where the server has another version by now, or none; `foreign` where it is no answer of our server. */
export type Kept = 'kept' | 'changed' | 'foreign'

/**
 * Keeps a clip, whole, in place of other versions of it. A reply of another version than the address names is not kept. Throws
 * QuotaExceededError where the device has no room.
 */
export async function keepClip(url: string, reply: Response): Promise<Kept> {
  const version = new URL(url, location.origin).searchParams.get('v')
  const tag = reply.headers.get('etag')?.replace(/^W\//, '')
  if (!isOurs(reply)) return 'foreign'
  if (reply.status !== 200 || version === null || tag !== `"${version}"`) return 'changed'

  const cache = await caches.open(cacheKeys.clips)
  await cache.put(url, reply)
  const versions = await cache.keys(url, { ignoreSearch: true, ignoreVary: true })
  const others = versions.filter((other) => relative(other.url) !== relative(url))
  await Promise.all(others.map((other) => cache.delete(other)))
  return 'kept'
}

/** A network that wants a login first answers with a page of its own, whatever it is asked for. */
export function isOurs({ status, headers }: Response): boolean {
  const type = headers.get('content-type') ?? ''
  return status === 200 ? type.startsWith('audio/') : status === 404 && type.startsWith('application/json')
}

export async function forgetClips(urls: Iterable<string>) {
  const cache = await caches.open(cacheKeys.clips)
  for (const url of urls) await cache.delete(url, { ignoreVary: true })
  tellClips()
}

/** Tells every tab that there are other clips on the device than before. */
export function tellClips() {
  for (const changed of watchers) changed()
  const others = new BroadcastChannel(cacheKeys.clips)
  others.postMessage('changed')
  others.close()
}

/** Hears that clips were kept or deleted, in any tab. Answers with the way to stop. */
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
