import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'

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
  }
}
