import { byteRange } from '@app/api'
import { Route } from 'serwist'
import { isOurs, keepClip, keptClip, keptVersion } from '../app/clips/clip-cache.ts'
import { reportNoRoom } from './report-no-room.ts'

/**
 * A clip is fetched whole and kept as it is played. Parts of it are cut from the kept clip. A request with
 * `reload` gets the server's reply, because its sender keeps the clip itself. If a clip cannot be fetched, a
 * kept version of it is played.
 */
export const clipRoute = new Route(
  ({ request, sameOrigin, url }) =>
    sameOrigin && /^\/audio\/.*\.mp3$/.test(url.pathname) && request.cache !== 'reload',
  async ({ event, request }) => {
    const kept = await keptClip(request.url)
    if (kept) return partOf(kept, request)
    const reply = await fetch(request.url).catch(() => undefined)
    if (!reply || !isOurs(reply)) {
      const old = await keptVersion(request.url)
      return old ? partOf(old, request) : (reply ?? Response.error())
    }
    if (reply.status !== 200) return reply
    // A clip that cannot be kept can still be played.
    event.waitUntil(
      keepClip(request.url, reply.clone()).catch((error: unknown) => reportNoRoom(error, 'sounds')),
    )
    return partOf(reply, request)
  },
)

/** A part of a clip, as the server replies to a Range header. */
async function partOf(whole: Response, request: Request): Promise<Response> {
  const asked = request.headers.get('range')
  if (asked === null) return whole
  const clip = await whole.blob()
  const headers = new Headers(whole.headers)
  const range = byteRange(asked, clip.size)
  switch (range.type) {
    case 'whole':
      return new Response(clip, { headers })
    case 'unsatisfiable':
      return new Response(null, { status: 416, headers: { 'content-range': `bytes */${clip.size}` } })
    case 'part': {
      headers.set('content-range', `bytes ${range.start}-${range.end}/${clip.size}`)
      headers.set('content-length', String(range.end - range.start + 1))
      return new Response(clip.slice(range.start, range.end + 1), { status: 206, headers })
    }
  }
}
