import { createHash } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { verifyJWT } from 'better-auth/crypto'
import * as v from 'valibot'
import type { accountStore } from './account-store.ts'
import { languageOf, pageIn } from './language.ts'

/** What a link says that is mailed for a change of the e-mail: first to the address there is, then to the new one. */
const Change = v.object({
  email: v.string(),
  updateTo: v.string(),
  requestType: v.picklist(['change-email-confirmation', 'change-email-verification']),
  exp: v.number(),
})

/** Whether a mailed link is to give an account this address; the signature is not looked at. */
export function isForNewEmail(token: string): boolean {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(payload) as { updateTo?: string }).updateTo !== undefined
}

/**
 * The links that change an e-mail work once, and sign nobody in: better-auth's own would, whoever opens them, past the second factor, and as
 * often as the account comes back to its old address.
 */
export function changeEmailOnce(store: ReturnType<typeof accountStore>): BetterAuthPlugin {
  const handler = createAuthMiddleware(async (context) => {
    const { internalAdapter, secret } = context.context
    const { token = '', callbackURL = '/' } = context.query as { token?: string; callbackURL?: string }
    const change = v.safeParse(Change, await verifyJWT(token, secret))
    if (!change.success) return
    const { email, updateTo, requestType, exp } = change.output
    const session = await getSessionFromCtx(context)
    const found = await internalAdapter.findUserByEmail(email)
    // Those it refuses in its own words.
    if (!found || (session && session.user.email !== email)) return

    const refusal = `${callbackURL}?error=INVALID_TOKEN`
    if (await internalAdapter.findUserByEmail(updateTo)) throw context.redirect(refusal)
    if (!(await store.useUp(hashOf(token), found.user.id, new Date(exp * 1000))))
      throw context.redirect(refusal)
    if (requestType === 'change-email-confirmation') return
    await internalAdapter.updateUserByEmail(email, { email: updateTo, emailVerified: true })
    throw context.redirect(
      session ? callbackURL : `${pageIn('/login', languageOf(context.headers))}?changed=email`,
    )
  })
  return {
    id: 'change-email-once',
    hooks: { before: [{ matcher: ({ path }) => path === '/verify-email', handler }] },
  }
}

/** As a UUID, which is how rows of that table are named. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex').slice(0, 32)
