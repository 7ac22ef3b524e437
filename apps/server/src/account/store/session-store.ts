import type { Profile } from '@app/api'
import type { Kysely } from 'kysely'
import { batch } from '../../db/batch.ts'
import { prepared } from '../../db/prepared.ts'
import type { Database } from '../../db/schema.ts'
import { sessionLife } from './session-life.ts'

/** The learner who is signed in. */
export type Learner = {
  id: string
  email: string
  emailVerified: boolean
  twoFactorEnabled: boolean | null
  /** Counts the changes of password, e-mail, proof and second factor: see `account-guard.ts`. */
  stamp: string
}

type Row = Record<string, unknown> & { held: string }

const sessionColumns = [
  ...['expiresAt', 'token', 'createdAt', 'updatedAt', 'ipAddress', 'userAgent', 'userId', 'impersonatedBy'],
  'id',
] as const
const userColumns = [
  ...['name', 'email', 'emailVerified', 'image', 'createdAt', 'updatedAt', 'twoFactorEnabled', 'role'],
  ...['banned', 'banReason', 'banExpires', 'id'],
] as const

const moments = new Set(['expiresAt', 'createdAt', 'updatedAt', 'banExpires'])

/**
 * A row as JSON, with dates in JavaScript's format. The database makes it in a third of the time that it
 * takes here.
 */
const jsonOf = (table: 'session' | 'user', columns: readonly string[]) => {
  const value = (column: string) =>
    moments.has(column)
      ? `to_char("${table}"."${column}" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : `"${table}"."${column}"`
  return `json_build_object(${columns.map((column) => `'${column}', ${value(column)}`).join(', ')})`
}

/**
 * The valid sessions: not expired, and their users not banned. The number of tokens is hidden from the
 * planner, which would otherwise make a new plan for each number.
 */
const held = 'session.token as held'
const joinUser = 'from auth.session join auth."user" on "user".id = session."userId"'
const isBanned = '"user".banned and ("user"."banExpires" > now() or "user"."banExpires" is null)'
const isValid = `session.token = any(array(select unnest($1::text[]))) and session."expiresAt" > now() and (${isBanned}) is not true`

const learners = prepared<Row & Learner>(
  `select ${held}, "user".id, "user".email, "user"."emailVerified", "user"."twoFactorEnabled", "user".stamp ${joinUser} where ${isValid}`,
)

/** The row of each learner's own e-mail, never another learner's. */
const profiles = prepared<Row & Profile>(
  `select ${held}, users.name, users.username, "user".email as "Email" ${joinUser}
   left join users on users."Email" = "user".email and users.userid = "user".id where ${isValid}`,
)

/**
 * `json` is session and user in JSON, in better-auth's format. `due` says whether the session must be
 * renewed.
 */
const sessions = prepared<Row & { json: string; due: boolean }>(
  `select ${held},
     json_build_object('session', ${jsonOf('session', sessionColumns)}, 'user', ${jsonOf('user', userColumns)})::text as json,
     session."expiresAt" <= now() + make_interval(secs => $2) as due
   ${joinUser} where ${isValid}`,
)

const endOfBanned = prepared(
  `delete from auth.session using auth."user"
   where session.token = $1 and "user".id = session."userId" and ${isBanned}`,
)

/**
 * The most statements of a kind that run at a time. One that hangs does not stop the rest, and the others
 * form a batch.
 */
const maxQueries = 2

const stores = new WeakMap<Kysely<Database>, ReturnType<typeof makeStore>>()

/**
 * The statements behind almost every request. Requests of the same moment share a statement, so there is one
 * store for each database. Nothing is cached: when any process ends a session, the next request does not see
 * it.
 */
export function sessionStore(db: Kysely<Database>) {
  const store = stores.get(db) ?? makeStore(db)
  stores.set(db, store)
  return store
}

function makeStore(db: Kysely<Database>) {
  return {
    learnerOf: batch(async (tokens) => byToken(await learners(db, tokens)), maxQueries),

    profileOf: batch(async (tokens) => byToken(await profiles(db, tokens)), maxQueries),

    sessionOf: batch(
      async (tokens) => byToken(await sessions(db, tokens, sessionLife.expiresIn - sessionLife.updateAge)),
      maxQueries,
    ),

    /** A ban ends the existing sessions, but not one that begins at the same moment. */
    endIfBanned: (token: string) => endOfBanned(db, token),
  }
}

const byToken = <Found extends Row>(rows: readonly Found[]) => new Map(rows.map((row) => [row.held, row]))
