import { type Context, Hono } from 'hono'
import { namesVersion } from '../http/etag.ts'
import { isBroken } from '../http/is-broken.ts'
import { redirect, refuse } from '../http/refuse.ts'
import type { Outside } from '../outside/outside.ts'
import type { Page } from '../outside/pages.ts'
import { variantFor } from './ready-pages.ts'

/**
 * Handles every request that no other area has handled: the web app. Most of its pages are sent before a request comes
 * this far (`ready-pages.ts`), as the same reply.
 */
export function pageRoutes({ pages: { files, documents, notFound } }: Pick<Outside, 'pages'>) {
  // Two of the pages have a capital in their path, which nobody remembers.
  const spelling = new Map([...documents.keys()].map((address) => [address.toLowerCase(), address]))

  return new Hono().all('*', (context) => {
    const { method, path } = context.req
    if (method !== 'GET' && method !== 'HEAD')
      return refuse(405, 'Only GET and HEAD.', { headers: { allow: 'GET, HEAD' } })

    const found = documents.get(path) ?? files.get(path)
    if (found) return send(context, found, 200)

    const clean = path.replace(/\/(?:index\.html)?$/u, '') || '/'
    const meant = documents.has(clean) ? clean : spelling.get(clean.toLowerCase())
    if (meant) return redirect(308, meant + queryOf(context.req.url))

    if (documents.size === 0) return refuse(503, 'The web app is not built: npm start builds it.')
    const status = isBroken(path) ? 400 : 404
    const wantsPage = context.req.header('accept')?.includes('text/html') && !path.startsWith('/assets/')
    const lost = wantsPage && (notFound.get(`/${path.split('/')[1]}`) ?? notFound.get(''))
    if (lost) return send(context, lost, status)
    const message = status === 400 ? 'This is no address.' : 'There is nothing at this address.'
    return refuse(status, message, { headers: { vary: 'accept' } })
  })
}

function send(context: Context, page: Page, status: 200 | 400 | 404): Response {
  const variant = variantFor(page, context.req.header('accept-encoding'))
  if (status === 200 && namesVersion(context.req.header('if-none-match'), variant.etag)) {
    return new Response(null, { status: 304, headers: variant.headersUnchanged })
  }
  const headers = status === 200 ? variant.headers : { ...variant.headers, vary: 'accept, accept-encoding' }
  return new Response(variant.bytes, { status, headers })
}

function queryOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start)
}
