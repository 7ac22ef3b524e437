import type { Context } from 'hono'
import { deleteCookie, setSignedCookie } from 'hono/cookie'
import { clientAddress } from '../../http/client-address.ts'
import type { Outside } from '../../outside/outside.ts'
import type { AuthLibrary } from '../library/auth-library.ts'
import { signedCookie } from './require-learner.ts'

export type SessionCookies = ReturnType<typeof sessionCookies>

/**
 * Begins and ends sessions in our own endpoints. The row is made by better-auth, and the cookie has its name
 * and signature.
 */
export function sessionCookies(
  auth: AuthLibrary,
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
    /** Begins a session of a learner in the browser of the request. */
    async begin(context: Context, userId: string) {
      const { internalAdapter } = await auth.$context
      const where = {
        ipAddress: clientAddress(context, proxies),
        userAgent: context.req.header('user-agent') ?? '',
      }
      const { token } = await internalAdapter.createSession(userId, false, where)
      await set(context, token, true)
    },

    /** Continues the browser's session under a new token, with the same end. */
    replaceToken: (context: Context, token: string) =>
      set(context, token, !signedCookie(context, 'dont_remember', outside)),

    /** Deletes the session cookie of the browser. */
    async forget(context: Context) {
      const { sessionToken, dontRememberToken } = (await auth.$context).authCookies
      for (const { name, attributes } of [sessionToken, dontRememberToken])
        deleteCookie(context, name, attributes as Parameters<typeof deleteCookie>[2])
    },
  }
}
