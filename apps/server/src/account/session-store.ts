import type { Kysely } from 'kysely'
import { prepared } from '../db/prepared.ts'
import type { Database } from '../db/schema.ts'

/** The learner who is signed in. */
export type Learner = { id: string; email: string; emailVerified: boolean }

const sessionColumns = [
  ...['expiresAt', 'token', 'createdAt', 'updatedAt', 'ipAddress', 'userAgent', 'userId', 'impersonatedBy'],
  'id',
] as const
const userColumns = [
  ...['name', 'email', 'emailVerified', 'image', 'createdAt', 'updatedAt', 'twoFactorEnabled', 'role'],
  ...['banned', 'banReason', 'banExpires', 'id'],
] as const

const columnsOf = (table: 'session' | 'user', columns: readonly string[]) =>
  columns.map((column) => `"${table}"."${column}" as "${table}.${column}"`).join(', ')

/** A session that holds at this moment: it has not run out, and its user is not banned. */
const itsUser = 'from auth.session join auth."user" on "user".id = session."userId"'
const itHolds = `session.token = $1 and session."expiresAt" > now()
  and ("user".banned is not true or "user"."banExpires" <= now())`

const learnerOf = prepared<Learner>(
  `select "user".id, "user".email, "user"."emailVerified" ${itsUser} where ${itHolds}`,
)

/** The first row of this e-mail, as the specification reads it, and never another learner's. */
const profileOf = prepared<{ name: string | null; username: string | null; Email: string }>(
  `select users.name, users.username, "user".email as "Email" ${itsUser}
   left join users on users."Email" = "user".email and users.userid = "user".id
   where ${itHolds} limit 1`,
)

const sessionOf = prepared<Record<string, unknown> & { due: boolean }>(
  `select ${columnsOf('session', sessionColumns)}, ${columnsOf('user', userColumns)},
     session."expiresAt" <= now() + make_interval(secs => $2) as due
   ${itsUser} where ${itHolds}`,
)

/**
 * The statements behind almost every request, each a single one by the token of the session. Nothing is remembered between
 * requests: a session that was ended, by whichever process, is gone for the next one.
 */
export function sessionStore(db: Kysely<Database>) {
  return {
    learnerOf: async (token: string) => (await learnerOf(db, token))[0],

    profileOf: async (token: string) => (await profileOf(db, token))[0],

    /** Session and user, and whether the session has `seconds` at most to live. */
    sessionOf: async (token: string, seconds: number) => {
      const [row] = await sessionOf(db, token, seconds)
      if (!row) return undefined
      const part = (table: string, columns: readonly string[]) =>
        Object.fromEntries(columns.map((column) => [column, row[`${table}.${column}`]]))
      return { due: row.due, session: part('session', sessionColumns), user: part('user', userColumns) }
    },
  }
}
