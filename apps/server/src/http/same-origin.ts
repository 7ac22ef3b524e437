import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '../error.ts'
import type { Outside } from '../outside.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a request that changes something and comes from a page that is not ours. A browser names the origin of every such
 * request; one with a cookie but no origin is refused as well.
 */
export function sameOrigin(outside: Pick<Outside, 'publicUrl'>): MiddlewareHandler {
  return async (context, next) => {
    if (!safe.has(context.req.method)) refuseForeign(context, outside.publicUrl)
    await next()
  }
}

function refuseForeign({ req }: Context, publicUrl: string) {
  const origin = req.header('origin')
  const signsIn = req.path.startsWith('/api/auth/')
  if (origin === undefined && !signsIn && req.header('cookie') === undefined) return
  if (origin === publicUrl) return
  // The same server under another of its names, such as localhost: cookies are kept apart by name, so this opens nothing.
  const host = req.header('host')
  if (origin !== undefined && host !== undefined && URL.parse(origin)?.host === host) return
  throw new AppError('forbidden', 'This may only be asked from our own pages.')
}
