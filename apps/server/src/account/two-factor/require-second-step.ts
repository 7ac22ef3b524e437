import type { Context } from 'hono'
import { AppError } from '../../errors/app-error.ts'
import { countAgainst } from '../../limits/count-against.ts'
import type { Outside } from '../../outside/outside.ts'
import { refusalOf, refusedCodeOf } from '../library/auth-errors.ts'
import type { Passwords } from '../password/password.ts'
import { mailedSecretStore } from '../store/mailed-secret-store.ts'
import type { Learner } from '../store/session-store.ts'

/** For each account, from all networks together: a guesser here has its password and a session. */
const guesses = { many: 10, seconds: 3600 }

type OwnRequest = { learner: Learner; password?: unknown; code?: unknown }
type Needs = Pick<Outside, 'db'> & {
  passwords: Passwords
  /** Whether better-auth accepts a code. An accepted code is used up. */
  takes: (path: string, body: Record<string, unknown>) => Promise<boolean>
}

/**
 * Requires the password and the second factor (a code of the app or a recovery code). A session alone is not
 * enough, because it may be old.
 */
export async function requireSecondStep(
  context: Context,
  { learner, password, code }: OwnRequest,
  { db, passwords, takes }: Needs,
) {
  const text = String(code ?? '').trim()
  if (!text) throw new AppError('invalid', 'second-code-missing')
  await countAgainst({ db, context }, ['second-step', learner.id], guesses)
  const hash = await mailedSecretStore(db).passwordOf(learner.id)
  if (!hash || !(await passwords.verify({ hash, password: String(password) })))
    throw refusalOf(400, { code: 'INVALID_PASSWORD' })
  const digits = text.replaceAll(/\s/g, '')
  const isRight = /^\d{6}$/.test(digits)
    ? await takes('/two-factor/verify-totp', { code: digits })
    : await takes('/two-factor/verify-backup-code', { code: text })
  if (!isRight) throw refusedCodeOf()
}
