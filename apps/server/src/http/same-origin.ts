import type { HonoRequest, MiddlewareHandler } from 'hono'
import { AppError } from '../error.ts'
import type { Outside } from '../outside.ts'
import type { FindRefusal } from './find-refusal.ts'

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/**
 * Lets only our own pages change anything, signing in included: a browser says of each such request where it comes from,
 * and no page can forge that. Ours is the public address, and any name by which the server was reached: over plain HTTP
 * in a house or a school browsers say no more. What is no endpoint of a contract is refused as that, but under
 * `/api/auth/`, where better-auth has its own; either way a foreign request goes no further.
 */
export function sameOrigin(
  { publicUrl }: Pick<Outside, 'publicUrl'>,
  refusalOf: FindRefusal,
): MiddlewareHandler {
  const { protocol } = new URL(publicUrl)
  const isOurs = (req: HonoRequest) =>
    req.header('origin') === publicUrl ||
    req.header('origin') === `${protocol}//${req.header('host')}` ||
    req.header('sec-fetch-site') === 'same-origin'

  return async (context, next) => {
    const { req } = context
    if (changesNothing.has(req.method) || isOurs(req)) return next()
    const refusal = req.path.startsWith('/api/auth/') ? undefined : refusalOf(context)
    throw refusal ?? new AppError('forbidden', 'Only our own pages may ask for this.')
  }
}
