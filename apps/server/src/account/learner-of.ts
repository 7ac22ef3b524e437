import type { Context } from 'hono'
import { getSignedCookie } from 'hono/cookie'
import { AppError } from '../error.ts'
import type { Outside } from '../outside.ts'
import { accountStore, type Learner } from './account-store.ts'

type Needs = Pick<Outside, 'db' | 'account' | 'publicUrl'>

/** The cookie that better-auth keeps the session's token in; behind TLS it is Secure, and its name tells the browser so. */
const cookieName = 'better-auth.session_token'

/** The token of the session that the browser names, whether or not it still is one. */
export async function sessionToken(
  context: Context,
  { account, publicUrl }: Needs,
): Promise<string | undefined> {
  const prefix = publicUrl.startsWith('https:') ? 'secure' : undefined
  return (await getSignedCookie(context, account.secret, cookieName, prefix)) || undefined
}

/** Who asks, if they are signed in. */
async function learnerOf(context: Context, outside: Needs): Promise<Learner | undefined> {
  const token = await sessionToken(context, outside)
  return token ? accountStore(outside.db).learnerOfSession(token) : undefined
}

/** Who asks; throws `signed-out` when nobody is signed in. */
export async function requireLearner(context: Context, outside: Needs): Promise<Learner> {
  const learner = await learnerOf(context, outside)
  if (!learner) throw new AppError('signed-out', 'Please sign in first.')
  return learner
}
