import type { Context } from 'hono'
import { setSignedCookie } from 'hono/cookie'
import { clientAddress } from '../../http/client-address.ts'
import type { Outside } from '../../outside.ts'
import type { makeAuth } from '../auth/auth.ts'

/** Begins a session as better-auth does, where the sign-in is ours: the row is its, and the cookie has its name and signature. */
export const sessionBeginner =
  (auth: ReturnType<typeof makeAuth>, { account, proxies }: Pick<Outside, 'account' | 'proxies'>) =>
  async (context: Context, userId: string) => {
    const { internalAdapter, authCookies } = await auth.$context
    const where = {
      ipAddress: clientAddress(context, proxies),
      userAgent: context.req.header('user-agent') ?? '',
    }
    const { token } = await internalAdapter.createSession(userId, false, where)
    const { name, attributes } = authCookies.sessionToken
    await setSignedCookie(
      context,
      name,
      token,
      account.secret,
      attributes as Parameters<typeof setSignedCookie>[4],
    )
  }
