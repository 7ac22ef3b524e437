import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { signedOut } from './require-learner.ts'

/**
 * Gives the present session a new token, so that copies of its cookie open nothing any more. Returns the
 * token. Throws `signed-out` when the session has ended meanwhile, which rolls back the whole transaction.
 */
export async function renewSession(
  run: Transaction<Database>,
  userId: string,
  token: string,
): Promise<string> {
  const renewed = randomBytes(24).toString('base64url')
  const { numUpdatedRows } = await run
    .updateTable('auth.session')
    .set({ token: renewed })
    .where('token', '=', token)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw signedOut()
  return renewed
}

/** The same, and ends every other session of the account. */
export async function keepOnlySession(run: Transaction<Database>, userId: string, token: string) {
  const renewed = await renewSession(run, userId, token)
  await run.deleteFrom('auth.session').where('userId', '=', userId).where('token', '!=', renewed).execute()
  return renewed
}
