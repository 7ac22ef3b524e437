import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { signedOut } from './require-learner.ts'

/**
 * Gives the session that asks a new token, so that a copy of its cookie opens nothing any more; returns that token. Throws
 * `signed-out` where the session has ended meanwhile, which undoes the whole transaction.
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
