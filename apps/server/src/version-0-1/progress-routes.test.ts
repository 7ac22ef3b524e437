import { randomUUID } from 'node:crypto'
import { type ProgressChanges, type ProgressReply, progressApi } from '@app/api'
import { mostSent, noProgress, type Progress, recordId } from '@app/learning/progress'
import { anId, aResult, aWord, someProgress } from '@app/learning/testing'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBrowser, aLearner as aSignedInLearner } from '../testing/learners.ts'
import { startApp } from '../testing/start-app.ts'

const { path } = progressApi.exchange

let server: Awaited<ReturnType<typeof startApp>>

beforeEach(async () => {
  server = await startApp()
})

/** A learner for this test only, beside another one who must stay unchanged. */
async function aLearner() {
  const { id, post } = await aSignedInLearner(server)
  const beside = await aSignedInLearner(server)
  const decoy = someProgress({ epoch: 2, userlevel: 7, results: [aResult()], words: [aWord(anId(1))] })
  await beside.post(path, { learner: beside.id, since: 0, progress: decoy } satisfies ProgressChanges)
  return {
    id,
    post: (body: unknown) => post(path, body),
    async exchange(progress: Progress, since = 0): Promise<ProgressReply> {
      const reply = await post(path, { learner: id, since, progress } satisfies ProgressChanges)
      expect(reply.status).toBe(200)
      const answered = (await reply.json()) as ProgressReply
      expect(progressApi.exchange.reply['~standard'].validate(answered)).toEqual({
        value: answered,
        typed: true,
      })
      return answered
    },
    async all(): Promise<Progress> {
      const reply = await beside.post(path, { learner: beside.id, since: 0, progress: noProgress })
      expect(await reply.json()).toMatchObject({ progress: decoy })
      return (await this.exchange(noProgress)).progress
    },
  }
}

const random = () => crypto.getRandomValues(new Uint8Array(8))
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => aResult({ id: recordId(from + n, random()) }))

describe('POST /api/progress', () => {
  it('stores what one device did, and gives it to another that lacks it', async () => {
    const learner = await aLearner()
    const done = someProgress({ userlevel: 3, results: [aResult()], words: [aWord(anId(2))] })
    expect(await learner.exchange(done)).toEqual({
      version: 2,
      more: false,
      progress: someProgress({ userlevel: 3 }),
    })
    expect(await learner.exchange(noProgress)).toEqual({ version: 2, more: false, progress: done })
    expect(await learner.exchange(noProgress, 2)).toMatchObject({
      version: 2,
      progress: { results: [], words: [] },
    })
  })

  it('changes nothing when the same changes are sent again', async () => {
    const learner = await aLearner()
    const done = someProgress({ epoch: 1, userlevel: 3, results: [aResult()], words: [aWord(anId(2))] })
    const first = await learner.exchange(done)
    expect(await learner.exchange(done)).toEqual(first)
    expect(await learner.exchange({ ...done, userlevel: 1 }, 2)).toEqual({ ...first })
  })

  it('returns in the same reply what another device did meanwhile', async () => {
    const learner = await aLearner()
    await learner.exchange(someProgress({ results: [aResult()] }))
    const other = someProgress({ userlevel: 2, results: [aResult({ id: anId(1, 2) })] })
    expect(await learner.exchange(other)).toEqual({
      version: 2,
      more: false,
      progress: someProgress({ userlevel: 2, results: [aResult()] }),
    })
  })

  it('deletes level and results at a reset, whatever older devices still send, and keeps the words', async () => {
    const learner = await aLearner()
    const words = [aWord(anId(2))]
    await learner.exchange(someProgress({ userlevel: 9, results: many(5), words }))
    await learner.exchange(someProgress({ epoch: 1 }))
    const late = someProgress({ userlevel: 9, results: many(3) })
    expect((await learner.exchange(late)).progress).toEqual(someProgress({ epoch: 1, words }))
    expect(await learner.all()).toEqual(someProgress({ epoch: 1, words }))
  })

  it('stores where a word was met, field for field, and recognises it when it comes again', async () => {
    const learner = await aLearner()
    const [whole, part] = [
      { sentence: 'മഴ പെയ്യുന്നു.', translation: 'It rains.', video: 'travel', start: 1.25, duration: 0 },
      { sentence: 'മഴ വന്നു.', start: 0 },
    ]
    const words = [whole, part].map((metAt, n) => ({
      id: anId(n + 1),
      word: { word: `മഴ${n}`, meaning: '', pronunciation: '', metAt },
    }))
    await learner.exchange(someProgress({ words }))
    const { words: kept } = (await learner.exchange(noProgress)).progress
    expect(JSON.stringify(kept)).toBe(JSON.stringify(words))
    expect((await learner.exchange(someProgress({ words }), 2)).version).toBe(2)
  })

  it('never brings a removed word back', async () => {
    const learner = await aLearner()
    await learner.exchange(someProgress({ words: [aWord(anId(1))] }))
    await learner.exchange(someProgress({ words: [{ id: anId(1), word: null }] }))
    const again = await learner.exchange(someProgress({ words: [aWord(anId(1))] }), 2)
    expect(again.progress.words).toEqual([{ id: anId(1), word: null }])
    expect((await learner.all()).words).toEqual([{ id: anId(1), word: null }])
  })

  it('sends many records in pages, and misses nothing when more come in between', async () => {
    const learner = await aLearner()
    for (let n = 0; n < 21; n++) await learner.exchange(someProgress({ results: many(60, n * 60) }))
    const seen = new Map<string, unknown>()
    let since = 0
    for (let more = true; more; ) {
      const own = many(1, 5000)
      const reply = await learner.exchange(someProgress({ results: own }), since)
      for (const result of [...own, ...reply.progress.results]) seen.set(result.id, result)
      expect(reply.progress.results.length).toBeLessThanOrEqual(1001)
      since = reply.version
      more = reply.more
    }
    const { progress } = await learner.exchange(noProgress, since)
    expect(progress.results.filter(({ id }) => !seen.has(id))).toEqual([])
    expect(seen.size).toBe(21 * 60 + 2)
  })

  it('merges correctly whatever arrives at the same time, from one device and from several', async () => {
    const learner = await aLearner()
    const parts = Array.from({ length: 24 }, (_, n) =>
      someProgress({
        userlevel: (n % 12) + 1,
        results: many(20, n * 20),
        words: [aWord(anId(1, n)), aWord(anId(9))],
      }),
    )
    const replies = await Promise.all([...parts, ...parts].map((part) => learner.exchange(part)))
    expect(new Set(replies.slice(0, 24).map(({ version }) => version)).size).toBeGreaterThan(1)
    const all = await learner.all()
    expect(all.userlevel).toBe(12)
    expect(all.results.map(({ id }) => id)).toEqual(
      parts.flatMap(({ results }) => results.map(({ id }) => id)).sort(),
    )
    expect(all.words).toHaveLength(25)
  })

  it('misses nothing for a device that reads while others write', async () => {
    const learner = await aLearner()
    const writing = Promise.all(
      Array.from({ length: 40 }, (_, n) => learner.exchange(someProgress({ results: many(5, n * 5) }))),
    )
    let since = 0
    const seen = new Set<string>()
    const follow = async () => {
      const { version, progress } = await learner.exchange(noProgress, since)
      for (const { id } of progress.results) seen.add(id)
      since = version
    }
    for (let n = 0; n < 30; n++) await follow()
    await writing
    await follow()
    expect(seen.size).toBe(200)
  })

  it('makes a device with an unknown version send everything, and accepts nothing from it yet', async () => {
    const learner = await aLearner()
    await learner.exchange(someProgress({ results: [aResult()] }))
    expect(await learner.exchange(someProgress({ results: many(50) }), 40)).toEqual({
      version: 1,
      more: false,
      progress: noProgress,
    })
    expect((await learner.exchange(noProgress, 40)).version).toBe(1)
    expect((await learner.all()).results).toEqual([aResult()])
  })

  it('keeps a bounded number of results, the newest', async () => {
    const learner = await aLearner()
    for (let n = 0; n < 26; n++) await learner.exchange(someProgress({ results: many(100, n * 100) }))
    const rows = await server.db
      .selectFrom('progress_records')
      .select('id')
      .where('learner_id', '=', learner.id)
      .orderBy('id')
      .execute()
    expect(rows).toHaveLength(2100)
    expect(rows.at(0)?.id).toMatch(/^0000dx/)
  })

  it('drops a damaged record, and keeps the others', async () => {
    const learner = await aLearner()
    const reply = await learner.post({
      learner: learner.id,
      since: 0,
      progress: {
        epoch: 0,
        userlevel: 99,
        results: [{ id: 'x' }, 7, aResult()],
        words: [{ id: anId(1), word: 'അമ്മ' }],
      },
    })
    expect(reply.status).toBe(200)
    expect(await learner.all()).toEqual(someProgress({ results: [aResult()] }))
  })

  it.each([
    { damage: 'a text', body: 'since' },
    { damage: 'a list', body: [] },
    { damage: 'no version', body: { progress: noProgress } },
    { damage: 'a negative version', body: { since: -1, progress: noProgress } },
    { damage: 'a version too large', body: { since: 1e300, progress: noProgress } },
    { damage: 'progress that is none', body: { since: 0, progress: 7 } },
    {
      damage: 'too many records',
      body: { since: 0, progress: { ...noProgress, results: many(mostSent + 1) } },
    },
  ])('refuses $damage', async ({ body }) => {
    const { id, post } = await aLearner()
    const reply = await post(
      typeof body === 'string' || Array.isArray(body) ? body : { learner: id, ...body },
    )
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ code: 'invalid' })
  })

  it('refuses a megabyte', async () => {
    const { id, post } = await aLearner()
    const body = { learner: id, since: 0, progress: noProgress, more: 'x'.repeat(1_000_000) }
    expect((await post(body)).status).toBe(413)
  })

  it('refuses a learner who asks without end, whatever they send and from wherever, and nobody else', async () => {
    const learner = await aSignedInLearner(server)
    const ask = () => learner.post(path, { learner: learner.id, since: 0, progress: noProgress })
    await sql`delete from rate_limits`.execute(server.db)
    expect((await ask()).status).toBe(200)
    await sql`update rate_limits set count = 2999`.execute(server.db)
    const other = await aLearner()
    expect((await ask()).status).toBe(200)
    const elsewhere = aBrowser(server, { jar: learner.jar })
    for (const reply of [await ask(), await elsewhere.post(path, 'nonsense')]) {
      expect(reply.status).toBe(429)
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    await other.exchange(noProgress)
  })

  it('refuses a request without a session, and writes nothing', async () => {
    const count = async () => (await sql`select 1 from progress`.execute(server.db)).rows.length
    const before = await count()
    const reply = await aBrowser(server).post(path, {
      learner: randomUUID(),
      since: 0,
      progress: someProgress({ results: [aResult()] }),
    })
    expect(reply.status).toBe(401)
    expect(await reply.json()).toMatchObject({ code: 'signed-out' })
    expect(await count()).toBe(before)
  })

  it('refuses changes of another learner than the session’s, and neither writes nor returns anything of either', async () => {
    const [one, other] = [await aLearner(), await aLearner()]
    await other.exchange(someProgress({ userlevel: 8, words: [aWord(anId(1))] }))
    const changes = { learner: other.id, since: 0, progress: someProgress({ results: [aResult()] }) }
    const reply = await one.post(changes)
    expect(reply.status).toBe(403)
    expect(await reply.json()).toEqual({
      code: 'forbidden',
      message: expect.any(String),
      id: expect.any(String),
    })
    expect(await one.all()).toEqual(noProgress)
    expect((await other.all()).results).toEqual([])
  })
})
