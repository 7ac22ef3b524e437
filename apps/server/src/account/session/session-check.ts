import type { MiddlewareHandler } from 'hono'
import type { Env, Outside } from '../../outside/outside.ts'
import { sessionStore } from '../store/session-store.ts'
import { sessionToken, signedCookie } from './require-learner.ts'

/**
 * Returns who is signed in, like better-auth's `/get-session`, but with one statement instead of several. It
 * handles only the common case. better-auth handles the rest: nobody signed in, a session that has ended or
 * must be renewed, a request with parameters. better-auth does not look at bans, so the session of a banned
 * learner is ended before.
 */
export function sessionCheck(outside: Pick<Outside, 'db' | 'account' | 'publicUrl'>): MiddlewareHandler<Env> {
  const store = sessionStore(outside.db)

  return async (context, next) => {
    const token = sessionToken(context, outside)
    const found = token && !context.req.url.includes('?') && (await store.sessionOf(token))
    if (token && !found) await store.endIfBanned(token)
    // A learner who asked not to be remembered has a short session, which is never renewed.
    if (!found || (found.due && !signedCookie(context, 'dont_remember', outside))) return next()
    return context.body(found.json, 200, { 'content-type': 'application/json', pragma: 'no-cache' })
  }
}
