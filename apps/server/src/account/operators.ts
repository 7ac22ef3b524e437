import { AppError } from '../error.ts'
import type { Outside } from '../outside.ts'
import { accountStore } from './account-store.ts'
import type { Learner } from './session-store.ts'

/**
 * Lets operators pass, and nobody else. Who is one stands in the setting OPERATORS and nowhere else: the role that better-auth
 * wants to read in the database is written here, from the setting, at each call.
 */
export async function requireOperator(learner: Learner, { db, account }: Pick<Outside, 'db' | 'account'>) {
  const isOperator = learner.emailVerified && account.operators.includes(learner.email.toLowerCase())
  await accountStore(db).setRole(learner.id, isOperator ? 'admin' : 'user')
  if (!isOperator) throw new AppError('forbidden', 'Only an operator may do this.')
}
