import { accountApi, type OwnVideoAdded, ownVideosApi, reviewsApi, syncApi, waitlistApi } from '@app/api'
import { aPractice, aResult, aReview, someProgress } from '@app/learning/testing'
import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../db/schema.ts'
import { aBrowser, aLearner, aPostbox, sessionOf } from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'

const remove = '/api/auth/delete-user'

/** The tables of both schemas in which some column of some row has one of these words. */
async function tablesWith(db: Kysely<Database>, words: readonly string[]) {
  const tables = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'auth') and table_type = 'BASE TABLE'`.execute(db)
  const found: string[] = []
  for (const { schema, name } of tables.rows) {
    const { rows } = await sql`
      select 1 from ${sql.id(schema, name)} as held
      where exists (select 1 from unnest(${words}::text[]) as word where strpos(held::text, word) > 0) limit 1`.execute(
      db,
    )
    if (rows.length > 0) found.push(`${schema}.${name}`)
  }
  return found.sort()
}

/** A learner with a row in every table that accounts fill. */
async function aRichLearner() {
  const postbox = aPostbox()
  const server = await startApp({ mail: postbox.mail })
  const learner = await aLearner(server)
  await learner.put('/api/profile', { name: 'Rich', username: `rich-${learner.id.slice(0, 8)}` })
  await server.db.updateTable('auth.user').set({ emailVerified: true }).where('id', '=', learner.id).execute()
  await learner.post('/api/auth/two-factor/enable', { password: learner.password })
  await server.db
    .updateTable('auth.user')
    .set({ emailVerified: false })
    .where('id', '=', learner.id)
    .execute()
  await learner.post('/api/auth/send-verification-email')
  await learner.post('/api/auth/request-password-reset', { email: learner.email })
  await learner.post('/api/auth/sign-in/magic-link', { email: learner.email })
  await learner.post('/api/auth/email-otp/send-verification-otp', { email: learner.email })
  const progress = someProgress({ results: [aResult()] })
  const practice = [aPractice(2, Date.UTC(2026, 0, 1))]
  const made = { learner: learner.id, since: 0, progress, practice }
  await learner.post(syncApi.exchange.path, made)
  await learner.post(syncApi.exchangeOf.path.replace(':learnt', 'english'), { ...made, chosen: 'english' })
  const text = new FormData()
  text.set('original', 'അമ്മ വന്നു.')
  const brought = await learner.send(ownVideosApi.add.path, { method: 'POST', body: text })
  const { video } = (await brought.json()) as OwnVideoAdded
  const translation = { line: 0, translation: 'Mother came.', translated_by: 'a-model' }
  await server.db
    .insertInto('own_translations')
    .values({ learner_id: learner.id, video_id: video.id.replace('own-', ''), ...translation })
    .execute()
  const reviews = [aReview(1, Date.UTC(2026, 0, 1))]
  await learner.post(reviewsApi.exchange.path, { learner: learner.id, since: 0, reviews })
  const credit = { learner_id: learner.id, day: '2026-01-01', used: 1 }
  await server.db.insertInto('coach_credits').values(credit).execute()
  await server.settled()
  return { ...postbox, server, learner }
}

describe('an account on the waitlist', () => {
  // What was mailed to an unproven address may belong to somebody else, who owns the address.
  it.each([true, false])('leaves it when its learner has proven the address (%s)', async (emailVerified) => {
    const { server, learner } = await aRichLearner()
    await server.db.updateTable('auth.user').set({ emailVerified }).where('id', '=', learner.id).execute()
    await learner.post(waitlistApi.join.path, { email: learner.email })
    expect((await learner.post(remove, { password: learner.password })).status).toBe(200)
    await server.settled()
    expect(await tablesWith(server.db, [learner.email])).toEqual(
      emailVerified ? [] : ['auth.verification', 'public.waitlist'],
    )
  })
})

describe('deleting the account', () => {
  it('removes its rows from every table, and no rows of others', async () => {
    const { server, learner } = await aRichLearner()
    const decoy = await aLearner(server)
    await decoy.put('/api/profile', { name: 'Decoy', username: '' })
    const mine = [learner.id, learner.email]
    expect(await tablesWith(server.db, mine)).toEqual([
      'auth.account',
      'auth.session',
      'auth.twoFactor',
      'auth.user',
      'auth.verification',
      'public.coach_credits',
      'public.english_known_items',
      'public.english_practice',
      'public.english_progress',
      'public.english_progress_records',
      'public.known_items',
      'public.learnt_choices',
      'public.mailed_secrets',
      'public.own_translations',
      'public.own_videos',
      'public.practice',
      'public.progress',
      'public.progress_records',
      'public.review_logs',
      'public.reviews',
      'public.users',
    ])
    const theirs = await tablesWith(server.db, [decoy.id, decoy.email])
    await server.db
      .updateTable('auth.user')
      .set({ emailVerified: true })
      .where('id', '=', learner.id)
      .execute()

    expect((await learner.post(remove, { password: learner.password })).status).toBe(200)
    expect(await tablesWith(server.db, mine)).toEqual([])
    expect(await tablesWith(server.db, [decoy.id, decoy.email])).toEqual(theirs)
    expect(await sessionOf(learner)).toBeNull()
    expect((await aBrowser(server).post('/api/auth/sign-in/email', learner)).status).toBe(401)
  })

  it('makes every earlier mailed link invalid', async () => {
    const { server, learner, sent } = await aRichLearner()
    await server.db
      .updateTable('auth.user')
      .set({ emailVerified: true })
      .where('id', '=', learner.id)
      .execute()
    await learner.post(remove, { password: learner.password })
    const links = sent.map(({ text }) => /https?:\S+/.exec(text)?.[0]).filter((link) => link !== undefined)
    expect(links.length).toBeGreaterThan(2)
    for (const link of links) {
      const { searchParams } = new URL(link)
      const browser = aBrowser(server)
      const token = searchParams.get('token') ?? searchParams.get('link')
      const newPassword = 'quite another word'
      for (const act of ['mailed-link/confirm', 'mailed-link/take', 'magic-link/verify', 'reset-password'])
        expect((await browser.post(`/api/auth/${act}`, { token, newPassword })).status, act).toBe(400)
      expect(await sessionOf(browser)).toBeNull()
    }
  })

  it.each([{}, { password: '' }, { password: 'not it' }, { token: 'anything' }])(
    'does not accept %j in place of the password',
    async (body) => {
      const server = await startApp()
      const learner = await aLearner(server)
      expect((await learner.post(remove, body)).status).toBeGreaterThanOrEqual(400)
      expect(await sessionOf(learner)).not.toBeNull()
    },
  )

  it('tells a learner without a password how to get one', async () => {
    const postbox = aPostbox()
    const server = await startApp({ mail: postbox.mail })
    const browser = aBrowser(server)
    const email = 'without-password@example.org'
    await browser.post('/api/auth/sign-in/magic-link', { email })
    await server.settled()
    await browser.post('/api/auth/magic-link/verify', { token: postbox.tokenTo(email) })
    const reply = await browser.post(remove, { password: 'anything' })
    expect(await reply.json()).toMatchObject({ message: expect.stringMatching(/no password yet/) })
  })
})

describe('downloading my data', () => {
  it('has the learner’s rows of every table, without anything that one could sign in with', async () => {
    const { server, learner } = await aRichLearner()
    const decoy = await aLearner(server)
    const reply = await learner.get(accountApi.data.path)
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment/)
    const text = await reply.text()
    const data = JSON.parse(text) as Record<string, object[]>
    expect(Object.keys(data).sort()).toEqual([
      'auth.account',
      'auth.session',
      'auth.twoFactor',
      'auth.user',
      'public.coach_credits',
      'public.english_known_items',
      'public.english_practice',
      'public.english_progress',
      'public.english_progress_records',
      'public.known_items',
      'public.learnt_choices',
      'public.mailed_secrets',
      'public.own_translations',
      'public.own_videos',
      'public.practice',
      'public.progress',
      'public.progress_records',
      'public.review_logs',
      'public.reviews',
      'public.users',
    ])
    for (const table of ['progress_records', 'practice']) expect(data[`public.${table}`]).toHaveLength(1)
    expect(data['public.users']).toMatchObject([{ userid: learner.id, name: 'Rich', Email: learner.email }])
    expect(data['auth.session']).toHaveLength(1)
    expect(text).not.toContain(decoy.id)
    expect(text).not.toMatch(/scrypt|password|"token"|"secret"|backupCodes/)
    expect(text).not.toContain((await sessionOf(learner))?.session.token)
  })
})
