import { refusalOf } from '../library/auth-errors.ts'
import type { LearnerRequest, OwnNeeds } from '../library/own-request.ts'
import { removeAccount } from '../proof/remove-account.ts'
import { setPassword } from '../proof/take-over.ts'
import type { SessionCookies } from '../session/begin-session.ts'
import { keepOnlySession, renewSession } from '../session/keep-session.ts'
import { accountGuard } from '../store/account-guard.ts'
import { mailedSecretStore } from '../store/mailed-secret-store.ts'
import type { Passwords } from './password.ts'

type Needs = { passwords: Passwords; cookies: SessionCookies }

/**
 * What learners do with their own password. Checking it takes long, so the rest is one transaction, which
 * does nothing when the account or the session has changed meanwhile.
 */
export function ownPassword({ db }: Pick<OwnNeeds, 'db'>, { passwords, cookies }: Needs) {
  const guard = accountGuard(db)
  const store = mailedSecretStore(db)

  async function requirePassword({ learner }: LearnerRequest, password: string) {
    const hash = await store.passwordOf(learner.id)
    if (!hash) throw refusalOf(400, { code: 'CREDENTIAL_ACCOUNT_NOT_FOUND' })
    if (!(await passwords.verify({ hash, password }))) throw wrongPassword()
  }

  return {
    /** Also ends every other session. */
    async changePassword(request: LearnerRequest) {
      const { learner, token, body, context } = request
      await requirePassword(request, String(body.currentPassword))
      const hash = await passwords.hash(String(body.newPassword))
      const renewed = await guard.whileUnchanged(learner, async (run) => {
        const newToken = await keepOnlySession(run, learner.id, token)
        await setPassword(run, learner.id, hash)
        return newToken
      })
      if (!renewed) throw wrongPassword()
      await cookies.replaceToken(context, renewed)
      return { status: true }
    },

    async deleteAccount(request: LearnerRequest) {
      const { learner, token, body, context } = request
      await requirePassword(request, String(body.password))
      const removed = await guard.whileUnchanged(learner, async (run) => {
        await renewSession(run, learner.id, token)
        await removeAccount(run, learner, { isTheirs: learner.emailVerified })
        return true
      })
      if (!removed) throw wrongPassword()
      await cookies.forget(context)
      return { status: true }
    },
  }
}

const wrongPassword = () => refusalOf(400, { code: 'INVALID_PASSWORD' })
