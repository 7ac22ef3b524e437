import { symmetricDecrypt } from 'better-auth/crypto'
import { refusedCodeOf } from '../library/auth-errors.ts'
import type { AuthLibrary } from '../library/auth-library.ts'
import type { LearnerRequest, OwnNeeds } from '../library/own-request.ts'
import type { SessionCookies } from '../session/begin-session.ts'
import { keepOnlySession, renewSession } from '../session/keep-session.ts'
import { signedOut } from '../session/require-learner.ts'
import { accountGuard } from '../store/account-guard.ts'
import { noteStep, stepOf } from './one-time-codes.ts'

type Needs = { auth: AuthLibrary; cookies: SessionCookies }

/**
 * Turns the second factor on and off. Each is one transaction, which does nothing when the account has
 * changed meanwhile.
 */
export function ownSecondFactor({ db }: Pick<OwnNeeds, 'db'>, { auth, cookies }: Needs) {
  const guard = accountGuard(db)

  return {
    /** The first right code of the app turns the factor on, and ends the sessions that began without it. */
    async turnOn({ learner, token, body, context }: LearnerRequest) {
      const factor = await db
        .selectFrom('auth.twoFactor')
        .select('secret')
        .where('userId', '=', learner.id)
        .executeTakeFirst()
      const { secretConfig } = await auth.$context
      const key = factor && (await symmetricDecrypt({ key: secretConfig, data: factor.secret }))
      const step = key && stepOf(String(body.code), key)
      if (!factor || !step) throw refusedCodeOf()
      const renewed = await guard.whileUnchanged(learner, async (run) => {
        const newToken = await keepOnlySession(run, learner.id, token)
        const { numUpdatedRows } = await run
          .updateTable('auth.twoFactor')
          .set({ verified: true })
          .where('userId', '=', learner.id)
          .where('secret', '=', factor.secret)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows !== 1n || !(await noteStep(run, learner.id, step))) throw refusedCodeOf()
        await run
          .updateTable('auth.user')
          .set({ twoFactorEnabled: true })
          .where('id', '=', learner.id)
          .execute()
        return newToken
      })
      if (!renewed) throw signedOut()
      await cookies.replaceToken(context, renewed)
      return { status: true }
    },

    /** The password and a code were checked before. */
    async turnOff({ learner, token, context }: LearnerRequest) {
      const renewed = await guard.whileUnchanged(learner, async (run) => {
        const newToken = await renewSession(run, learner.id, token)
        await run
          .updateTable('auth.user')
          .set({ twoFactorEnabled: false })
          .where('id', '=', learner.id)
          .execute()
        await run.deleteFrom('auth.twoFactor').where('userId', '=', learner.id).execute()
        return newToken
      })
      if (!renewed) throw signedOut()
      await cookies.replaceToken(context, renewed)
      return { status: true }
    },
  }
}
