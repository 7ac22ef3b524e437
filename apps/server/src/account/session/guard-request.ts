import type { Context } from 'hono'
import type { Outside } from '../../outside.ts'
import { accountStore } from '../account-store.ts'
import type { makeAuth } from '../auth/auth.ts'
import { refusalOf, usedLink } from '../auth/auth-errors.ts'
import { mailedSecretStore } from '../mails/mailed-secret-store.ts'
import { addressOfLink } from '../sign-in/sign-in-link.ts'
import { type AccountThen, accountGuard } from './account-guard.ts'
import { signedCookie, signedOut } from './require-learner.ts'
import type { Learner } from './session-store.ts'

/**
 * What must still be true when better-auth has answered: that the account is unchanged whose password (`password`), second step
 * of a sign-in (`challenge`) or session (`session`) was looked at; that the address is the account's which a mailed link or code
 * was for (`mail`); that the provider may still open the account (`provider`).
 */
export type Guard = 'password' | 'challenge' | 'session' | 'mail' | 'provider'

type Asked = {
  context: Context
  path: string
  body: Readonly<Record<string, unknown>> | undefined
  learner: Learner | undefined
}
type Needs = Pick<Outside, 'db' | 'account' | 'publicUrl'>

/** Looks at the account before better-auth does; the function it returns throws when the reply may not go out. */
export function requestGuard(outside: Needs, auth: ReturnType<typeof makeAuth>) {
  const guard = accountGuard(outside.db)
  const owners = mailedSecretStore(outside.db)
  const store = accountStore(outside.db)

  /** The account that a request with a password, a second step or a session is about. */
  async function accountOf(kind: Guard, { context, body, learner }: Asked): Promise<AccountThen | undefined> {
    if (kind === 'password') return owners.ownerBy(String(body?.email))
    if (learner) return learner
    const challenge = signedCookie(context, 'two_factor', outside)
    const { internalAdapter } = await auth.$context
    const found = challenge && (await internalAdapter.findVerificationValue(challenge))
    return found ? owners.ownerOf(found.value) : undefined
  }

  return async (kind: Guard | undefined, asked: Asked) => {
    const { path, body } = asked
    const isUnchanged = async (account: AccountThen | undefined) => !!account && guard.isUnchanged(account)

    /** Nothing that was begun is left behind. */
    async function undo(begun: string | undefined, id?: string) {
      if (begun) await store.endSession(begun)
      if (id) await store.forgetVerifications(id)
    }

    switch (kind) {
      case undefined:
        return async () => {}
      case 'mail': {
        const email = body?.email ?? (await addressOfLink(auth, String(body?.token)))
        return async (begun: string | undefined) => {
          if (!begun || (email !== undefined && (await guard.isOfAddress(begun, String(email))))) return
          await undo(begun)
          throw usedLink()
        }
      }
      case 'provider': {
        const provider = path.slice(path.lastIndexOf('/') + 1)
        return async (begun: string | undefined) => {
          if (!begun || (await guard.isByProvider(begun, provider))) return
          await undo(begun)
          throw signedOut()
        }
      }
      default: {
        const account = await accountOf(kind, asked)
        return async (begun: string | undefined) => {
          if (await isUnchanged(account)) return
          await undo(kind === 'session' ? undefined : begun, account?.id)
          if (kind === 'session') throw signedOut()
          const code = kind === 'password' ? 'INVALID_EMAIL_OR_PASSWORD' : 'INVALID_TWO_FACTOR_COOKIE'
          throw refusalOf(401, { code })
        }
      }
    }
  }
}
