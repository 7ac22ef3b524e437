import { type Kysely, sql, type Transaction } from 'kysely'
import { retrying } from '../../db/retrying.ts'
import type { Database } from '../../db/schema.ts'
import { lockAccount } from '../store/account-guard.ts'

/**
 * Takes an account away from a person who made it with an address that is not theirs: all ways to sign in are
 * removed, and the address is proven. The learner's progress stays, because the owner may only have forgotten
 * to confirm. The trigger on the user removes the second factor.
 */
export async function takeOver(run: Transaction<Database>, id: string) {
  await run.deleteFrom('auth.account').where('userId', '=', id).execute()
  await endSessions(run, id)
  await run.updateTable('auth.user').set({ emailVerified: true, role: 'user' }).where('id', '=', id).execute()
}

/** The same for an account that is still unproven, when somebody signs in by a mail to its address. */
export const takeOverUnproven = (db: Kysely<Database>, id: string) =>
  retrying(() =>
    db.transaction().execute(async (run) => {
      const account = await lockAccount(run, id)
      if (account && !account.emailVerified) await takeOver(run, id)
    }),
  )

export const endSessions = (run: Transaction<Database>, id: string) =>
  run.deleteFrom('auth.session').where('userId', '=', id).execute()

/** Makes this the account's only password. */
export async function setPassword(run: Transaction<Database>, id: string, hash: string) {
  const now = new Date()
  const { numUpdatedRows } = await run
    .updateTable('auth.account')
    .set({ password: hash, updatedAt: now })
    .where('userId', '=', id)
    .where('providerId', '=', 'credential')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) {
    const account = { accountId: id, providerId: 'credential', userId: id, password: hash, updatedAt: now }
    await run.insertInto('auth.account').values(account).execute()
    await sql`update auth."user" set stamp = stamp + 1 where id = ${id}`.execute(run)
    await sql`delete from mailed_secrets where user_id = ${id} and stamp is not null`.execute(run)
  }
}
