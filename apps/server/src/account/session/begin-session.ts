import type { Context } from 'hono'
import { deleteCookie, setSignedCookie } from 'hono/cookie'
import { clientAddress } from '../../http/client-address.ts'
import type { Outside } from '../../outside.ts'
import type { makeAuth } from '../auth/auth.ts'
import { signedCookie } from './require-learner.ts'

export type SessionCookies = ReturnType<typeof sessionCookies>

/** Sessions as better-auth has them, where the answer is ours: the row is its, and the cookie has its name and signature. */
export function sessionCookies(
  auth: ReturnType<typeof makeAuth>,
  outside: Pick<Outside, 'account' | 'proxies' | 'publicUrl'>,
) {
  const { account, proxies } = outside

  async function set(context: Context, token: string, isRemembered: boolean) {
    const { name, attributes } = (await auth.$context).authCookies.sessionToken
    const { maxAge, ...others } = attributes
    const options = (isRemembered ? { ...others, maxAge } : others) as Parameters<typeof setSignedCookie>[4]
    await setSignedCookie(context, name, token, account.secret, options)
  }

  return {
    /** Begins a session of a learner in the browser that asks. */
    async begin(context: Context, userId: string) {
      const { internalAdapter } = await auth.$context
      const where = {
        ipAddress: clientAddress(context, proxies),
        userAgent: context.req.header('user-agent') ?? '',
      }
      const { token } = await internalAdapter.createSession(userId, false, where)
      await set(context, token, true)
    },

    /** The browser's session goes on under a new token, for as long as it was to last. */
    goOn: (context: Context, token: string) =>
      set(context, token, !signedCookie(context, 'dont_remember', outside)),

    /** The browser forgets its session. */
    async forget(context: Context) {
      const { sessionToken, dontRememberToken } = (await auth.$context).authCookies
      for (const { name, attributes } of [sessionToken, dontRememberToken])
        deleteCookie(context, name, attributes as Parameters<typeof deleteCookie>[2])
    },
  }
}
