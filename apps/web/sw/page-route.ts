import { Route } from 'serwist'
import { addressOf, placeOf } from '../app/addresses/paths.ts'
import { keptPage, pageMeant } from './kept-pages.ts'

/**
 * A page is answered from what is kept, so that it is there at once and always of one build. What is not kept comes from the
 * server; without one, or where it fails itself, from the app's shell.
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

/** What the server shows at an address that is no page. */
const lostAddress = (path: string) => addressOf('/404/index.html', placeOf(path).language)
