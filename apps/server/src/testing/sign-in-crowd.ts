import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { recordId } from '@app/learning/progress'
import pg from 'pg'
import { findDatabase } from '../db/find-database.ts'

/** A signed-in learner, and their session cookie. */
export type CrowdLearner = { id: string; cookie: string }

/** How many learners' words one statement writes. */
const atOnce = 200

/**
 * Signs in `count` learners, each with a profile and some saved words, in the embedded database of the server
 * that runs on `dataDir`. It uses statements, because hashing their passwords would take longer than
 * everything else. When it returns, the database has nothing left to vacuum.
 */
export async function signInCrowd(
  dataDir: string,
  { count, words = 0 }: { count: number; words?: number },
): Promise<CrowdLearner[]> {
  const client = new pg.Client(await findDatabase({ database: { kind: 'own' }, dataDir }))
  await client.connect()
  try {
    const signedIn = await signIn(client, count, words)
    for (let made = 0; words > 0 && made < count; made += atOnce)
      await saveWords(client, signedIn.slice(made, made + atOnce), words)
    await client.query('vacuum analyze')
    await client.query('checkpoint')
    while ((await client.query('select 1 from pg_stat_progress_vacuum')).rowCount) await sleep(500)
    const secret = readFileSync(join(dataDir, 'auth-secret'), 'utf8').trim()
    return signedIn.map(({ id, token }) => ({ id, cookie: cookieOf(token, secret) }))
  } finally {
    await client.end()
  }
}

type SignedIn = { id: string; token: string }

async function signIn(client: pg.Client, count: number, words: number): Promise<SignedIn[]> {
  const { rows } = await client.query<SignedIn>(
    `with learner as (
       insert into auth."user" (name, email, "emailVerified", role)
       select '', $1::text || number || '@example.org', true, 'user'
       from generate_series(1, $2::integer) as number
       returning id, email
     ), profile as (
       insert into users (userid, name, username, "Email", username_key)
       select id, 'Learner', split_part(email, '@', 1), email, split_part(email, '@', 1) from learner
     ), standing as (
       insert into progress (learner_id, userlevel, version) select id, 7, $3::bigint from learner
     )
     insert into auth.session ("expiresAt", token, "updatedAt", "ipAddress", "userAgent", "userId")
     select now() + interval '30 days', md5(email), now(), '127.0.0.1', 'bench', id from learner
     returning "userId" as id, token`,
    [randomBytes(8).toString('hex'), count, words],
  )
  return rows
}

async function saveWords(client: pg.Client, learners: readonly SignedIn[], words: number) {
  const ids = Array.from({ length: words }, (_, place) => recordId(place, randomBytes(8)))
  await client.query(
    `insert into progress_records (learner_id, kind, id, version, data)
     select learner, 'word', word.id, word.place, jsonb_build_object(
       'word', 'വാക്ക് ' || word.place, 'meaning', 'word ' || word.place, 'pronunciation', 'vaakku ' || word.place)
     from unnest($1::uuid[]) as learner, unnest($2::text[]) with ordinality as word (id, place)`,
    [learners.map(({ id }) => id), ids],
  )
}

/** Signed as better-auth does it. */
function cookieOf(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `better-auth.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}
