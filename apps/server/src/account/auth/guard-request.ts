import type { Context } from 'hono'
import type { Outside } from '../../outside/outside.ts'
import { refusalOf, usedLink } from '../library/auth-errors.ts'
import type { AuthLibrary } from '../library/auth-library.ts'
import { signedCookie, signedOut } from '../session/require-learner.ts'
import { addressOfLink } from '../sign-in/sign-in-link.ts'
import { type AccountThen, accountGuard } from '../store/account-guard.ts'
import { accountStore } from '../store/account-store.ts'
import { mailedSecretStore } from '../store/mailed-secret-store.ts'
import type { Learner } from '../store/session-store.ts'

/**
 * What must still be true when better-auth has replied. The account is unchanged since its password
 * (`password`), the second step of a sign-in (`challenge`) or the session (`session`) was checked; or the
 * account still has the address that a mailed link or code was for (`mail`); or the provider may still open
 * the account (`provider`).
 */
export type Guard = 'password' | 'challenge' | 'session' | 'mail' | 'provider'

type GuardedRequest = {
  context: Context
  path: string
  body: Readonly<Record<string, unknown>> | undefined
  learner: Learner | undefined
}
type Needs = Pick<Outside, 'db' | 'account' | 'publicUrl'>

/**
 * Reads the account before better-auth does. The returned function throws when the reply must not be sent.
 */
export function requestGuard(outside: Needs, auth: AuthLibrary) {
  const guard = accountGuard(outside.db)
  const owners = mailedSecretStore(outside.db)
  const store = accountStore(outside.db)

  /** The account that a request with a password, a second step or a session is about. */
  async function accountOf(
    kind: Guard,
    { context, body, learner }: GuardedRequest,
  ): Promise<AccountThen | undefined> {
    if (kind === 'password') return owners.ownerBy(String(body?.email))
    if (learner) return learner
    const challenge = signedCookie(context, 'two_factor', outside)
    const { internalAdapter } = await auth.$context
    const found = challenge && (await internalAdapter.findVerificationValue(challenge))
    return found ? owners.ownerOf(found.value) : undefined
  }

  return async (kind: Guard | undefined, request: GuardedRequest) => {
    const { path, body } = request
    const isUnchanged = async (account: AccountThen | undefined) => !!account && guard.isUnchanged(account)

    /** Ends what the request has begun. */
    async function undo(newSession: string | undefined, id?: string) {
      if (newSession) await store.endSession(newSession)
      if (id) await store.forgetVerifications(id)
    }

    switch (kind) {
      case undefined:
        return async () => {}
      case 'mail': {
        const email = body?.email ?? (await addressOfLink(auth, String(body?.token)))
        return async (newSession: string | undefined) => {
          if (!newSession || (email !== undefined && (await guard.isOfAddress(newSession, String(email)))))
            return
          await undo(newSession)
          throw usedLink()
        }
      }
      case 'provider': {
        const provider = path.slice(path.lastIndexOf('/') + 1)
        return async (newSession: string | undefined) => {
          if (!newSession || (await guard.isByProvider(newSession, provider))) return
          await undo(newSession)
          throw signedOut()
        }
      }
      default: {
        const account = await accountOf(kind, request)
        return async (newSession: string | undefined) => {
          if (await isUnchanged(account)) return
          await undo(kind === 'session' ? undefined : newSession, account?.id)
          if (kind === 'session') throw signedOut()
          const code = kind === 'password' ? 'INVALID_EMAIL_OR_PASSWORD' : 'INVALID_TWO_FACTOR_COOKIE'
          throw refusalOf(401, { code })
        }
      }
    }
  }
}
