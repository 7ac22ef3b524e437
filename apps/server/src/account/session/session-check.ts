import type { MiddlewareHandler } from 'hono'
import type { Env, Outside } from '../../outside.ts'
import { sessionToken, signedCookie } from './require-learner.ts'
import { sessionStore } from './session-store.ts'

/**
 * Who is signed in, as better-auth answers `/get-session`, by one statement where better-auth takes several. All but the common
 * case is left to better-auth: nobody signed in, a session that has ended or is to be renewed, a request with parameters. It
 * takes no notice of a ban, so the session of a banned learner is ended before.
 */
export function sessionCheck(outside: Pick<Outside, 'db' | 'account' | 'publicUrl'>): MiddlewareHandler<Env> {
  const store = sessionStore(outside.db)

  return async (context, next) => {
    const token = sessionToken(context, outside)
    const found = token && !context.req.url.includes('?') && (await store.sessionOf(token))
    if (token && !found) await store.endIfBanned(token)
    // Whoever asked not to be remembered has a session that is short, and never renewed.
    if (!found || (found.due && !signedCookie(context, 'dont_remember', outside))) return next()
    return context.body(found.told, 200, { 'content-type': 'application/json', pragma: 'no-cache' })
  }
}
