import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Learner } from './session-store.ts'
import { usernameKey } from './username-key.ts'

/** Columns that nobody is shown, their owner included: with them one could sign in. */
const secretColumns = new Set([
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'idToken',
  'secret',
  'backupCodes',
])

const uniqueViolation = '23505'

/** Every statement that accounts run besides better-auth's own and those of `session-store.ts`. */
export function accountStore(db: Kysely<Database>) {
  return {
    endSession: (token: string) => db.deleteFrom('auth.session').where('token', '=', token).execute(),

    /** Answers whether it was written: it is not when another learner has the username. */
    saveProfile: async (
      { id, email }: Learner,
      { name, username }: { name: string | null; username: string | null },
    ): Promise<boolean> => {
      const told = {
        name,
        username,
        Email: email,
        username_key: username === null ? null : usernameKey(username),
      }
      try {
        await db
          .insertInto('users')
          .values({ userid: id, ...told })
          .onConflict((conflict) => conflict.column('userid').doUpdateSet(told))
          .execute()
        return true
      } catch (error) {
        const { code, constraint } = error as { code?: string; constraint?: string }
        if (code === uniqueViolation && constraint === 'users_username_key_key') return false
        throw error
      }
    },

    /** The profile goes with its learner when their e-mail changes. */
    followEmail: (id: string, email: string) =>
      db
        .updateTable('users')
        .set({ Email: email })
        .where('userid', '=', id)
        .where('Email', '!=', email)
        .execute(),

    /** Notes that a mailed secret was used, by a hash of it, for as long as it would hold. Answers false for one that was used before. */
    useUp: async (hash: string, user: string, expiresAt: Date): Promise<boolean> => {
      const row = { id: hash, identifier: 'used', value: user, expiresAt, updatedAt: new Date() }
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('auth.verification')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },

    /** What was mailed and not yet used names the user or the e-mail in its value; no foreign key ties it to them. */
    forgetVerifications: (id: string, email: string) =>
      db
        .deleteFrom('auth.verification')
        .where((where) =>
          where.or([
            where('value', '=', id),
            where(sql<number>`strpos(value, ${JSON.stringify(email)})`, '>', 0),
            where(sql<number>`strpos(value, ${id})`, '>', 0),
          ]),
        )
        .execute(),

    setRole: (id: string, role: 'admin' | 'user') =>
      db.updateTable('auth.user').set({ role }).where('id', '=', id).where('role', '!=', role).execute(),

    /** The rows of every table that points at the user, whichever area it belongs to, and the user's own. */
    everythingOf: async (id: string) => {
      const tables = [{ schema: 'auth', name: 'user', column: 'id' }, ...(await tablesOfUsers(db))]
      const found: Record<string, Record<string, unknown>[]> = {}
      for (const { schema, name, column } of tables) {
        const { rows } = await sql<Record<string, unknown>>`
          select * from ${sql.id(schema, name)} where ${sql.ref(column)} = ${id}`.execute(db)
        found[`${schema}.${name}`] = rows.map(withoutSecrets)
      }
      return found
    },
  }
}

/** The tables with a foreign key to the user, and the column it is in. */
async function tablesOfUsers(db: Kysely<Database>) {
  const { rows } = await sql<{ schema: string; name: string; column: string }>`
    select namespace.nspname as schema, class.relname as name, attribute.attname as column
    from pg_constraint as key
    join pg_class as class on class.oid = key.conrelid
    join pg_namespace as namespace on namespace.oid = class.relnamespace
    join pg_attribute as attribute on attribute.attrelid = key.conrelid and attribute.attnum = key.conkey[1]
    where key.contype = 'f' and key.confrelid = 'auth.user'::regclass and class.relispartition = false
    order by 1, 2`.execute(db)
  return rows
}

function withoutSecrets(row: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !secretColumns.has(column)))
}
