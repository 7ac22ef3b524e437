import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../../db/schema.ts'
import type { Learner } from '../store/session-store.ts'
import { usernameKey } from './username-key.ts'

/** The statements on what learners say about themselves. */
export function profileStore(db: Kysely<Database>) {
  return {
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
  }
}
