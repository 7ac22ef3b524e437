import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { AppError } from '../../errors/app-error.ts'
import type { Outside } from '../../outside/outside.ts'
import { signedValue } from '../library/signed-value.ts'
import { type Learner, sessionStore } from '../store/session-store.ts'

type Needs = Pick<Outside, 'db' | 'account' | 'publicUrl'>

/** The session token in the browser's cookie, whether or not its session still exists. */
export const sessionToken = (context: Context, needs: Pick<Outside, 'account' | 'publicUrl'>) =>
  signedCookie(context, 'session_token', needs)

/**
 * The value of one of better-auth's cookies. Behind TLS these cookies are Secure, and their names say so to
 * the browser.
 */
export function signedCookie(
  context: Context,
  name: string,
  { account, publicUrl }: Pick<Outside, 'account' | 'publicUrl'>,
): string | undefined {
  const prefix = publicUrl.startsWith('https:') ? 'secure' : undefined
  const cookie = getCookie(context, `better-auth.${name}`, prefix)
  return cookie ? signedValue(cookie, account.secret) : undefined
}

/** Returns the signed-in learner. Throws `signed-out` when nobody is signed in. */
export async function requireLearner(context: Context, outside: Needs): Promise<Learner> {
  const token = sessionToken(context, outside)
  const learner = token && (await sessionStore(outside.db).learnerOf(token))
  if (!learner) throw signedOut()
  context.set('account', learner.email)
  return learner
}

/**
 * Reads the body of a request, and then checks the session again: a body may take minutes to arrive, and the
 * session may end in between. It reads nothing from visitors, nor from learners that `count` refuses.
 */
export async function readAsLearner<Body>(
  context: Context,
  outside: Needs,
  read: () => Promise<Body>,
  count?: (learner: Learner) => Promise<void>,
): Promise<{ learner: Learner; body: Body }> {
  const learner = await requireLearner(context, outside)
  await count?.(learner)
  const body = await read()
  return { learner: await requireLearner(context, outside), body }
}

export const signedOut = () => new AppError('signed-out', 'sign-in-first')
