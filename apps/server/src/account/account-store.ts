import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../db/schema.ts'
import { usernameKey } from './profile/username-key.ts'
import type { Learner } from './session/session-store.ts'

/** Columns that are shown to nobody, not even their owner: with them one could sign in. */
const secretColumns = new Set([
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'idToken',
  'secret',
  'backupCodes',
  'hash',
  'stamp',
])

/** All statements on accounts, except better-auth's own and those of `session-store.ts`. */
export function accountStore(db: Kysely<Database>) {
  return {
    endSession: (token: string) => db.deleteFrom('auth.session').where('token', '=', token).execute(),

    /** Whether the account was made just now: then the person who signs in to it is the one who made it. */
    isJustMade: async (id: string): Promise<boolean> => {
      const found = await db
        .selectFrom('auth.user')
        .select(sql<boolean>`"createdAt" > now() - interval '10 seconds'`.as('just'))
        .where('id', '=', id)
        .executeTakeFirst()
      return found?.just === true
    },

    /**
     * Whether a password hash is still in use. Each hash has its own salt, so no two accounts have the same
     * one.
     */
    isPasswordCurrent: async (hash: string): Promise<boolean> => {
      const found = await db
        .selectFrom('auth.account')
        .select('userId')
        .where('password', '=', hash)
        .executeTakeFirst()
      return found !== undefined
    },

    emailOf: async (id: string): Promise<string | undefined> =>
      (await db.selectFrom('auth.user').select('email').where('id', '=', id).executeTakeFirst())?.email,

    /** Returns false when another learner has the username; nothing is written then. */
    saveProfile: async (
      { id }: Learner,
      { name, username }: { name: string | null; username: string | null },
    ): Promise<boolean> => {
      const written = {
        name,
        username,
        // The address that the account has now. It may have changed since the request began.
        Email: sql<string>`(select email from auth."user" where id = ${id})`,
        username_key: username === null ? null : usernameKey(username),
      }
      try {
        await db
          .insertInto('users')
          .values({ userid: id, ...written })
          .onConflict((conflict) => conflict.column('userid').doUpdateSet(written))
          .execute()
        return true
      } catch (error) {
        if (error instanceof pg.DatabaseError && error.constraint === 'users_username_key_key') return false
        throw error
      }
    },

    /** Moves the profile to the learner's new e-mail. */
    followEmail: (id: string, email: string) =>
      db
        .updateTable('users')
        .set({ Email: email })
        .where('userid', '=', id)
        .where('Email', '!=', email)
        .execute(),

    /**
     * Deletes what was begun or mailed and not used yet. These rows name the user or the e-mail in their
     * value and have no foreign key. Without an e-mail, what was mailed to the address stays.
     */
    forgetVerifications: (id: string, email?: string) =>
      db
        .deleteFrom('auth.verification')
        .where((where) =>
          where.or([
            where('value', '=', id),
            where(sql<number>`strpos(value, ${id})`, '>', 0),
            ...(email ? [where(sql<number>`strpos(value, ${JSON.stringify(email)})`, '>', 0)] : []),
          ]),
        )
        .execute(),

    setRole: (id: string, role: 'admin' | 'user') =>
      db.updateTable('auth.user').set({ role }).where('id', '=', id).where('role', '!=', role).execute(),

    /** The rows of every table with a foreign key to the user, and the user's own row. */
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

/** The tables with a foreign key to the user, and the column of the key. */
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
