import { type Kysely, sql, type Transaction } from 'kysely'
import { retrying } from '../../db/retrying.ts'
import type { Database } from '../../db/schema.ts'

/**
 * An account as it was when a request began. Its stamp counts the changes of password, e-mail, proof and
 * second factor.
 */
export type AccountThen = { id: string; stamp: string }

/**
 * What a request finds out about an account, for example that a password is right, is true of the account as
 * it was then. A request can wait for long, and meanwhile the owner of the address may take the account over.
 * So every request that acts on an account checks here, at its end, whether the account is still the same.
 *
 * Everything that ends sessions locks the account's row first. A session that begins at the same moment is
 * therefore either seen and ended there, or refused here.
 */
export function accountGuard(db: Kysely<Database>) {
  return {
    /** Whether the account is unchanged. Waits for a change that is under way. */
    isUnchanged: async ({ id, stamp }: AccountThen): Promise<boolean> => {
      const now = await db
        .selectFrom('auth.user')
        .select('stamp')
        .where('id', '=', id)
        .forShare()
        .executeTakeFirst()
      return now?.stamp === stamp
    },

    /** Runs `work` with the account locked, or returns undefined when the account has changed. */
    whileUnchanged: <Result>(
      { id, stamp }: AccountThen,
      work: (run: Transaction<Database>) => Promise<Result>,
    ): Promise<Result | undefined> =>
      retrying(() =>
        db.transaction().execute(async (run) => {
          const now = await lockAccount(run, id)
          return now?.stamp === stamp ? work(run) : undefined
        }),
      ),

    /** Whether this session was begun through a provider that may still open its account. */
    isByProvider: async (token: string, providerId: string): Promise<boolean> => {
      const id = await ownerOfSession(db, token)
      if (!id) return false
      return db.transaction().execute(async (run) => {
        await lockAccount(run, id)
        const row = await run
          .selectFrom('auth.account')
          .select('userId')
          .where('userId', '=', id)
          .where('providerId', '=', providerId)
          .executeTakeFirst()
        return row !== undefined
      })
    },

    /** Whether this session belongs to the account that has this address and has proven it. */
    isOfAddress: async (token: string, email: string): Promise<boolean> => {
      const id = await ownerOfSession(db, token)
      if (!id) return false
      const now = await db
        .selectFrom('auth.user')
        .select(['email', 'emailVerified'])
        .where('id', '=', id)
        .forShare()
        .executeTakeFirst()
      return now?.emailVerified === true && now.email === email
    },
  }
}

/**
 * Locks an account, so that nothing else changes it until the transaction ends. It locks the ways to sign in
 * first and the user's row second, in the same order as the library. Two transactions that lock in different
 * orders would wait for each other.
 */
export async function lockAccount(run: Transaction<Database>, id: string) {
  await sql`select 1 from auth.account where "userId" = ${id} order by id for update`.execute(run)
  const { rows } = await sql<{ stamp: string; emailVerified: boolean; email: string }>`
    select stamp, "emailVerified", email from auth."user" where id = ${id} for update`.execute(run)
  return rows[0]
}

async function ownerOfSession(db: Kysely<Database>, token: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('auth.session')
    .select('userId')
    .where('token', '=', token)
    .executeTakeFirst()
  return found?.userId
}
