import { accountApi } from '@app/api'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { aLearner } from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'
import { downloadText } from './download-text.ts'

const { path } = accountApi.data

/** A learner with so many records of practice. */
async function aLearnerWith(count: number) {
  const server = await startApp()
  const learner = await aLearner(server, { proven: true })
  await sql`
    insert into practice (learner_id, id, version, record)
    select ${learner.id}, lpad(to_hex(n), 24, '0'), n, jsonb_build_object('exercise', 'match', 'at', n, 'took', 900,
      'looks', jsonb_build_array(jsonb_build_object('item', 'word:w' || n % 70, 'skill', 'read', 'outcome', 'good')))
    from generate_series(1, ${count}::integer) as n`.execute(server.db)
  return { server, learner }
}

it('has every row of a long log once, and is valid JSON', async () => {
  const { learner } = await aLearnerWith(1201)
  const reply = await learner.get(path)
  expect(reply.status).toBe(200)
  const data = (await reply.json()) as Record<string, { id: string }[]>
  const ids = data['public.practice']?.map(({ id }) => id) ?? []
  expect(ids).toHaveLength(1201)
  expect(new Set(ids).size).toBe(1201)
})

it('has the learner’s place on the waitlist, without what would remove it', async () => {
  const { server, learner } = await aLearnerWith(1)
  await server.db
    .insertInto('waitlist')
    .values({ address_key: learner.email, email: learner.email, language: 'ml', removal_hash: learner.id })
    .execute()
  const data = (await (await learner.get(path)).json()) as Record<string, object[]>
  expect(data['public.waitlist']).toEqual([expect.objectContaining({ email: learner.email, language: 'ml' })])
  expect(JSON.stringify(data['public.waitlist'])).not.toContain('removal_hash')
})

it('is one at a time for a learner, in all processes together, and can be asked for again when it has ended', async () => {
  const { server, learner } = await aLearnerWith(2000)
  const other = await startApp({ db: server.db })
  const first = await learner.get(path)
  expect(first.status).toBe(200)
  const cookie = [...learner.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const second = await other.get(path, { cookie })
  expect(second.status).toBe(429)
  expect(await second.json()).toMatchObject({
    code: 'too-many',
    message: 'Your data is on its way to you already. Please wait until that file is complete.',
  })
  await first.body?.cancel()
  const third = await learner.get(path)
  expect(third.status).toBe(200)
  await third.text()
  expect((await learner.get(path)).status).toBe(200)
})

it('holds no more than a piece of the file, however many rows there are', async () => {
  let made = 0
  async function* rows() {
    for (; made < 500_000; made++) yield { id: made, record: 'x'.repeat(100) }
  }
  const pieces = downloadText([{ name: 'public.practice', rows: rows() }])
  let longest = 0
  let taken = 0
  for await (const piece of pieces) {
    longest = Math.max(longest, piece.length)
    taken += piece.length
    // Nothing is made before it is asked for.
    expect(made * 120).toBeLessThanOrEqual(taken + 100_000)
  }
  expect(made).toBe(500_000)
  expect(longest).toBeLessThan(70_000)
})
