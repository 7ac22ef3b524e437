import { Route } from 'serwist'
import { cacheKeys } from '../app/device/storage/keys.ts'

/**
 * Which clips the operator's voice speaks: replies at once with the last known list, and fetches a new one
 * for the next time. Sounds wait for it, even if the network is slow or away.
 */
export const voiceRoute = new Route(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === '/audio/voice.json',
  async ({ event, request }) => {
    const kept = await caches.match(request.url, { cacheName: cacheKeys.voice })
    const arriving = fetch(request).then(async (reply) => {
      // A network that needs a login first returns its own page.
      const isOurs = reply.ok && reply.headers.get('content-type')?.startsWith('application/json')
      if (isOurs) event.waitUntil(keep(request.url, reply.clone()))
      return reply
    })
    if (!kept) return arriving
    event.waitUntil(arriving.catch(() => undefined))
    return kept
  },
)

/** If there is no room to keep it, it is fetched each time. */
const keep = async (url: string, reply: Response) =>
  caches.open(cacheKeys.voice).then(
    (cache) => cache.put(url, reply).catch(() => undefined),
    () => undefined,
  )
