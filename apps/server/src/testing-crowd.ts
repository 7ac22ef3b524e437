import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { recordId } from '@app/learning/progress'
import { type Kysely, sql } from 'kysely'
import { connect } from './db/connect.ts'
import { findDatabase } from './db/find-database.ts'
import type { Database } from './db/schema.ts'

/** Somebody who is signed in: who they are, and the cookie that says so. */
export type CrowdLearner = { id: string; cookie: string }

/** Learners whose words are written by one statement. */
const atOnce = 100

/**
 * Signs in `count` learners, each with a profile and so many saved words, in the embedded database of the server that runs on
 * `dataDir`: by statements, because hashing their passwords would take longer than all the rest.
 */
export async function signInCrowd(
  dataDir: string,
  { count, words = 0 }: { count: number; words?: number },
): Promise<CrowdLearner[]> {
  const db = connect(await findDatabase({ database: { kind: 'own' }, dataDir }), () => {})
  try {
    const signedIn = await makeLearners(db, count, words)
    for (let made = 0; words > 0 && made < count; made += atOnce) {
      const ids = signedIn.slice(made, made + atOnce).map(({ id }) => id)
      await saveWords(db, ids, words)
    }
    await sql`analyze`.execute(db)
    const secret = readFileSync(join(dataDir, 'auth-secret'), 'utf8').trim()
    return signedIn.map(({ id, token }) => ({ id, cookie: cookieOf(token, secret) }))
  } finally {
    await db.destroy()
  }
}

async function makeLearners(db: Kysely<Database>, count: number, words: number) {
  const run = randomBytes(8).toString('hex')
  const { rows } = await sql<{ id: string; token: string }>`
    with learner as (
      insert into auth."user" (name, email, "emailVerified", role)
      select '', ${run}::text || number || '@example.org', true, 'user'
      from generate_series(1, ${count}::integer) as number
      returning id, email
    ), profile as (
      insert into users (userid, name, username, "Email", username_key)
      select id, 'Learner', split_part(email, '@', 1), email, split_part(email, '@', 1) from learner
    ), standing as (
      insert into progress (learner_id, userlevel, version) select id, 7, ${words}::bigint from learner
    )
    insert into auth.session ("expiresAt", token, "updatedAt", "ipAddress", "userAgent", "userId")
    select now() + interval '30 days', md5(email), now(), '127.0.0.1', 'bench', id from learner
    returning "userId" as id, token`.execute(db)
  return rows
}

async function saveWords(db: Kysely<Database>, learners: readonly string[], words: number) {
  const ids = Array.from({ length: words }, (_, place) => recordId(place, randomBytes(8)))
  await sql`
    insert into progress_records (learner_id, kind, id, version, data)
    select learner, 'word', word.id, word.place, jsonb_build_object(
      'word', 'വാക്ക് ' || word.place, 'meaning', 'word ' || word.place, 'pronunciation', 'vaakku ' || word.place)
    from unnest(${learners}::uuid[]) as learner, unnest(${ids}::text[]) with ordinality as word (id, place)
  `.execute(db)
}

/** As better-auth signs it. */
function cookieOf(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `better-auth.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}
