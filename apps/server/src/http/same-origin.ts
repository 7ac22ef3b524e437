import type { MiddlewareHandler } from 'hono'
import { AppError } from '../error.ts'
import type { Outside } from '../outside.ts'
import type { FindRefusal } from './find-refusal.ts'

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/**
 * Lets only our own pages change anything: a browser says of each such request where it comes from, and no page can
 * forge that. Under `/api/auth/` better-auth asks the same itself. What is no endpoint is refused as that; either way a
 * foreign request goes no further.
 */
export function sameOrigin(
  { publicUrl }: Pick<Outside, 'publicUrl'>,
  refusalOf: FindRefusal,
): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context
    const ours = req.header('origin') === publicUrl || req.header('sec-fetch-site') === 'same-origin'
    if (ours || changesNothing.has(req.method) || req.path.startsWith('/api/auth/')) return next()
    throw refusalOf(context) ?? new AppError('forbidden', 'Only our own pages may ask for this.')
  }
}
