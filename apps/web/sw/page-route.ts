import { Route } from 'serwist'
import { addressOf, placeOf } from '../app/addresses/paths.ts'
import { keptPage, pageMeant } from './kept-pages.ts'

/**
 * A page comes from what is kept, so that it opens at once and always belongs to one build. A page that is
 * not kept comes from the server. If the server is away or fails, the app's shell is used.
 */
export function pageRoute(shell: () => Promise<Response | undefined>): Route {
  return new Route(
    ({ request, sameOrigin, url }) =>
      sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
    async ({ request, url }) => {
      const path = url.pathname.replace(/(?<=.)\/+$/, '')
      const meant = pageMeant(path)
      if (meant && meant !== path) return Response.redirect(meant + url.search, 308)
      const kept = meant && (await keptPage(meant))
      if (kept) return kept
      const reply = await fetch(request).catch(() => undefined)
      if (reply && reply.status < 500) return reply
      const page = meant ? undefined : await keptPage(lostAddress(path))
      const instead = page ?? (await shell())
      if (!instead) return reply ?? Response.error()
      return meant ? instead : new Response(instead.body, { status: 404, headers: instead.headers })
    },
  )
}

/** What the server shows at an address without a page. */
const lostAddress = (path: string) => addressOf('/404/index.html', placeOf(path).language)
