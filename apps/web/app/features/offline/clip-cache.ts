/** The clips on the device, in the browser's own cache: the service worker answers from it, the pages fill and empty it. */
const name = 'clips'

export async function keptClip(url: string): Promise<Response | undefined> {
  return caches.match(url, { cacheName: name, ignoreVary: true })
}

/** The addresses of all clips that are kept, with their versions, as a page names them: `/audio/x.mp3?v=1a2b3c4d`. */
export async function keptClips(): Promise<Set<string>> {
  const requests = await (await caches.open(name)).keys()
  return new Set(requests.map(({ url }) => relative(url)))
}

/**
 * Keeps a clip, whole, in place of other versions of it. A reply of another version than the address names is not kept:
 * it is `false` then. Throws QuotaExceededError where the device has no room.
 */
export async function keepClip(url: string, reply: Response): Promise<boolean> {
  const version = new URL(url, location.origin).searchParams.get('v')
  const tag = reply.headers.get('etag')?.replace(/^W\//, '')
  if (reply.status !== 200 || version === null || tag !== `"${version}"`) return false

  const cache = await caches.open(name)
  await cache.put(url, reply)
  const versions = await cache.keys(url, { ignoreSearch: true, ignoreVary: true })
  const others = versions.filter((other) => relative(other.url) !== relative(url))
  await Promise.all(others.map((other) => cache.delete(other)))
  return true
}

export async function forgetClips(urls: Iterable<string>) {
  const cache = await caches.open(name)
  for (const url of urls) await cache.delete(url, { ignoreVary: true })
}

function relative(url: string): string {
  const { pathname, search } = new URL(url, location.origin)
  return pathname + search
}
