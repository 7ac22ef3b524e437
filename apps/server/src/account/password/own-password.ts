import { refusalOf } from '../auth/auth-errors.ts'
import type { LearnerRequest, OwnNeeds } from '../auth/own-request.ts'
import { mailedSecretStore } from '../mails/mailed-secret-store.ts'
import { removeAccount } from '../proof/remove-account.ts'
import { setPassword } from '../proof/take-over.ts'
import { accountGuard } from '../session/account-guard.ts'
import type { SessionCookies } from '../session/begin-session.ts'
import { keepOnlySession, renewSession } from '../session/keep-session.ts'
import type { Passwords } from './password.ts'

type Needs = { passwords: Passwords; cookies: SessionCookies }

/**
 * What a learner does with their password. Checking it takes long, so what follows is one transaction, which does nothing where
 * the account or the session has changed meanwhile.
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
    /** Ends every other session too. */
    async changePassword(asked: LearnerRequest) {
      const { learner, token, body, context } = asked
      await requirePassword(asked, String(body.currentPassword))
      const hash = await passwords.hash(String(body.newPassword))
      const renewed = await guard.whileUnchanged(learner, async (run) => {
        const kept = await keepOnlySession(run, learner.id, token)
        await setPassword(run, learner.id, hash)
        return kept
      })
      if (!renewed) throw wrongPassword()
      await cookies.goOn(context, renewed)
      return { status: true }
    },

    async deleteAccount(asked: LearnerRequest) {
      const { learner, token, body, context } = asked
      await requirePassword(asked, String(body.password))
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
