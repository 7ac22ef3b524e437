import { AppError } from '../../errors/app-error.ts'
import type { Outside } from '../../outside/outside.ts'
import { accountStore } from '../store/account-store.ts'
import type { Learner } from '../store/session-store.ts'

/**
 * Throws unless the learner is an operator: in the setting OPERATORS, with a proven address and a second
 * factor. The setting decides alone. better-auth reads a role in the database, so each call writes the role
 * from the setting.
 */
export async function requireOperator(learner: Learner, { db, account }: Pick<Outside, 'db' | 'account'>) {
  const { email, emailVerified, twoFactorEnabled } = learner
  const isOperator =
    emailVerified && twoFactorEnabled === true && account.operators.includes(email.toLowerCase())
  await accountStore(db).setRole(learner.id, isOperator ? 'admin' : 'user')
  if (!isOperator) throw new AppError('forbidden', 'operators-only')
}
