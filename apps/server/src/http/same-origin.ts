import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '../errors/app-error.ts'
import type { Outside } from '../outside/outside.ts'
import type { FindRefusal } from './find-refusal.ts'

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/**
 * Lets only our own pages change anything for somebody. A browser says of each such request where it comes
 * from, and no page can forge that. A request without an origin does not come from a browser: it may not sign
 * in, nor bring a session. A path that is not an endpoint is refused as such.
 */
export function sameOrigin(
  { publicUrl }: Pick<Outside, 'publicUrl'>,
  refusalOf: FindRefusal,
): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req
    if (changesNothing.has(method) || isOurs(context, publicUrl)) return next()
    const refusal = path.startsWith('/api/auth/') ? undefined : refusalOf(context)
    throw refusal ?? new AppError('forbidden', 'our-pages-only')
  }
}

function isOurs({ req }: Context, publicUrl: string): boolean {
  const site = req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = req.header('origin')
  if (origin === publicUrl) return true
  if (origin === undefined) return req.header('cookie') === undefined && !req.path.startsWith('/api/auth/')
  // Without TLS, the same server may have another name, such as localhost. Cookies are separate for each
  // name, so this opens nothing.
  const host = req.header('host')
  return publicUrl.startsWith('http:') && host !== undefined && URL.parse(origin)?.host === host
}
