import { AppError } from '../../error.ts'
import type { Outside } from '../../outside.ts'
import { accountStore } from '../account-store.ts'
import type { Learner } from '../session/session-store.ts'

/**
 * Lets operators pass, and nobody else: learners with a proven address and a second factor. Who is one stands in the setting OPERATORS and nowhere else: the role that better-auth
 * wants to read in the database is written here, from the setting, at each call.
 */
export async function requireOperator(learner: Learner, { db, account }: Pick<Outside, 'db' | 'account'>) {
  const { email, emailVerified, twoFactorEnabled } = learner
  const isOperator =
    emailVerified && twoFactorEnabled === true && account.operators.includes(email.toLowerCase())
  await accountStore(db).setRole(learner.id, isOperator ? 'admin' : 'user')
  if (!isOperator) throw new AppError('forbidden', 'operators-only')
}
