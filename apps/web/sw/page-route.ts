import { Route } from 'serwist'
import { addressOf, placeOf } from '../app/lib/paths.ts'
import { isPage, keptPage } from './kept-pages.ts'

/**
 * A page is answered from what is kept, so that it is there at once and always of one build. What is not kept comes from the
 * server; without one, from the app's shell.
 */
export const pageRoute = new Route(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  async ({ request, url }) => {
    const path = url.pathname.replace(/(?<=.)\/+$/, '')
    const kept = isPage(path) && (await keptPage(path))
    if (kept) return kept
    try {
      return await fetch(request)
    } catch (error) {
      const instead = isPage(path) ? await shell() : await lostPage(path)
      if (instead) return instead
      throw error
    }
  },
)

/** The page that becomes any page in the browser. */
const shell = () => caches.match(BUILT.shell, { ignoreSearch: true })

/** What stands at an address that is no page, as the server would answer it. */
async function lostPage(path: string): Promise<Response | undefined> {
  const page = (await keptPage(addressOf('/404/index.html', placeOf(path).language))) ?? (await shell())
  return page && new Response(page.body, { status: 404, headers: page.headers })
}
