import { Route } from 'serwist'
import { cacheKeys } from '../app/storage/keys.ts'

/**
 * Which clips the operator's voice speaks: answered at once from what was told the last time, and asked for anew for the next. Sounds wait
 * for it, also where the network is slow or away.
 */
export const voiceRoute = new Route(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === '/audio/voice.json',
  async ({ event, request }) => {
    const kept = await caches.match(request.url, { cacheName: cacheKeys.voice })
    const arriving = fetch(request).then(async (reply) => {
      // A network that wants a login first answers with a page of its own.
      const isOurs = reply.ok && reply.headers.get('content-type')?.startsWith('application/json')
      if (isOurs) event.waitUntil(keep(request.url, reply.clone()))
      return reply
    })
    if (!kept) return arriving
    event.waitUntil(arriving.catch(() => undefined))
    return kept
  },
)

/** Where there is no room, it is asked for each time. */
const keep = async (url: string, reply: Response) =>
  caches.open(cacheKeys.voice).then(
    (cache) => cache.put(url, reply).catch(() => undefined),
    () => undefined,
  )
