import {
  type ProgressReply,
  progressApi,
  type ReviewReply,
  reviewsApi,
  type SyncChanges,
  type SyncReply,
  syncApi,
} from '@app/api'
import {
  canonicalKey,
  memoryOf,
  mergePractice,
  type PracticeRecord,
  practiceOfReview,
} from '@app/learning/practice'
import { noProgress, type Progress } from '@app/learning/progress'
import type { ReviewRecord } from '@app/learning/review'
import { anId, aPractice, aResult, aReview, aWord, someProgress } from '@app/learning/testing'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBrowser, aLearner as aSignedInLearner } from '../testing/learners.ts'
import { startApp } from '../testing/start-app.ts'
import { writeUnfolded } from './testing.ts'

const { path } = syncApi.exchange

let server: Awaited<ReturnType<typeof startApp>>

beforeEach(async () => {
  server = await startApp()
})

/** The date by the clock of the tests' server. */
const today = Date.UTC(2026, 0, 1)

const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => aPractice(from + n, today - 1000 * n))
const manyReviews = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => aReview(from + n, today - 1000 * n))

/** A learner for this test only, beside another one who must stay unchanged. */
async function aLearner() {
  const { id, post } = await aSignedInLearner(server)
  const beside = await aSignedInLearner(server)
  const decoy = { progress: someProgress({ userlevel: 3 }), practice: many(1) }
  await beside.post(path, { learner: beside.id, since: 0, ...decoy } satisfies SyncChanges)

  async function ask<Reply>(to: string, fields: object): Promise<Reply> {
    const reply = await post(to, { learner: id, ...fields })
    expect(reply.status).toBe(200)
    return (await reply.json()) as Reply
  }
  return {
    id,
    post: (body: unknown) => post(path, body),
    async sync(
      practice: readonly PracticeRecord[],
      since = 0,
      progress: Progress = noProgress,
    ): Promise<SyncReply> {
      const reply = await ask<SyncReply>(path, { since, progress, practice })
      expect(syncApi.exchange.reply['~standard'].validate(reply)).toEqual({ value: reply, typed: true })
      return reply
    },
    /** All that a new device gets, page by page. */
    async all() {
      const other = await beside.post(path, {
        learner: beside.id,
        since: 0,
        progress: noProgress,
        practice: [],
      })
      expect(await other.json()).toMatchObject(decoy)
      let practice: PracticeRecord[] = []
      for (let since = 0, more = true; more; ) {
        const page = await this.sync([], since)
        practice = mergePractice(practice, page.practice)
        ;({ version: since, more } = page)
      }
      return practice
    },
    /** A device of version 0.1.0. */
    reviews: (reviews: readonly ReviewRecord[], since = 0) =>
      ask<ReviewReply>(reviewsApi.exchange.path, { since, reviews }),
    progress: (progress: Progress, since = 0) =>
      ask<ProgressReply>(progressApi.exchange.path, { since, progress }),
    /** A server of version 0.1.0, which knows nothing of practice. */
    async oldServerKeeps(reviews: readonly ReviewRecord[]) {
      for (const { id: reviewId, review } of reviews)
        await sql`
          with log as (
            insert into review_logs (learner_id, version) values (${id}, 1)
            on conflict (learner_id) do update set version = review_logs.version + 1 returning version
          )
          insert into reviews (learner_id, id, version, word, card, grade, at, took)
          select ${id}, ${reviewId}, version, ${review?.word}, ${review?.card}, ${review?.grade}, ${review?.at}, ${review?.took}
          from log
          on conflict (learner_id, id) do update set version = excluded.version, word = excluded.word,
            card = excluded.card, grade = excluded.grade, at = excluded.at, took = excluded.took`.execute(
          server.db,
        )
    },
  }
}

describe('POST /api/sync', () => {
  it('stores what one device practised, and gives it once to another that lacks it', async () => {
    const learner = await aLearner()
    const made = many(3)
    expect(await learner.sync(made)).toEqual({ version: 3, more: false, progress: noProgress, practice: [] })
    expect(await learner.sync([])).toEqual({ version: 3, more: false, progress: noProgress, practice: made })
    expect(await learner.sync([], 3)).toEqual({ version: 3, more: false, progress: noProgress, practice: [] })
  })

  it('keeps every look, field for field, and recognises it when it comes again', async () => {
    const learner = await aLearner()
    const looks = [
      ['word:vellam', 'read', 'good'],
      ['letter:letter-a', 'write', 'again'],
      ['ending:locative', 'form', 'hard'],
      ['contrast:a/aa', 'tell-apart', 'easy'],
      ['word:വെള്ളം', 'recall', 'good'],
    ] as const
    const made = [aPractice(1, today, { exercise: 'build', looks }), aPractice(2, today, { looks: [] })]
    await learner.sync(made)
    expect(JSON.stringify((await learner.sync([])).practice)).toBe(JSON.stringify(made))
    expect((await learner.sync(made, 2)).version).toBe(2)
  })

  it('takes level, results, words and practice in one exchange, all under one version', async () => {
    const learner = await aLearner()
    const progress = someProgress({ userlevel: 2, results: [aResult()], words: [aWord(anId(2))] })
    expect(await learner.sync(many(2), 0, progress)).toMatchObject({ version: 4, practice: [] })
    expect(await learner.sync([])).toEqual({ version: 4, more: false, progress, practice: many(2) })
    expect(await learner.sync([], 2)).toMatchObject({
      progress: { results: [], words: [] },
      practice: many(2),
    })
  })

  it('names the damaged records that it did not take, and takes the others', async () => {
    const { id, post, sync } = await aLearner()
    const [good, bad] = [aResult(), { ...aResult({ id: anId(2) }), score: 'much' }]
    const progress = { ...noProgress, results: [good, bad], words: [{ id: 'no id', word: null }, 7] }
    const reply = await post({ learner: id, since: 0, progress, practice: [] })
    expect(await reply.json()).toMatchObject({ refused: [bad.id, 'no id', ''] })
    expect((await sync([])).progress.results).toEqual([good])
    expect(await sync([])).not.toHaveProperty('refused')
  })

  it('gives a device that leaves practice out its progress alone, however long the log is', async () => {
    const learner = await aLearner()
    await learner.sync(many(3), 0, someProgress({ words: [aWord(anId(2))] }))
    const reply = await learner.post({ learner: learner.id, since: 0, progress: noProgress })
    const progress = someProgress({ words: [aWord(anId(2))] })
    expect(await reply.json()).toEqual({ version: 4, more: false, progress, practice: [] })
  })

  it('keeps practice and words when level and results are reset', async () => {
    const learner = await aLearner()
    await learner.sync(
      many(2),
      0,
      someProgress({ userlevel: 9, results: [aResult()], words: [aWord(anId(2))] }),
    )
    await learner.sync([], 4, someProgress({ epoch: 1 }))
    const { progress, practice } = await learner.sync([])
    expect(progress).toEqual(someProgress({ epoch: 1, words: [aWord(anId(2))] }))
    expect(practice).toEqual(many(2))
  })

  it('never brings undone practice back, even if it was undone before it arrived', async () => {
    const learner = await aLearner()
    const undone = many(2).map(({ id }) => ({ id, practice: null }))
    await learner.sync(many(1))
    await learner.sync(undone)
    expect((await learner.sync(many(2), 3)).practice).toEqual(undone)
    expect(await learner.all()).toEqual(undone)
  })

  it('corrects practice that a wrong clock dated into the future, and returns it to the device', async () => {
    const learner = await aLearner()
    const ahead = aPractice(1, Date.UTC(2040, 0, 1))
    expect((await learner.sync([ahead])).practice).toEqual([aPractice(1, today)])
    expect(await learner.sync([ahead], 1)).toMatchObject({ version: 1, practice: [aPractice(1, today)] })
  })

  it('sends much in pages, and misses nothing when more comes in between', async () => {
    const learner = await aLearner()
    for (let n = 0; n < 5; n++) await learner.sync(many(500, n * 500))
    const first = await learner.sync([])
    expect(first).toMatchObject({ version: 2000, more: true })
    const undone = many(1).map(({ id }) => ({ id, practice: null }))
    await learner.sync(undone)
    const rest = await learner.sync([], first.version)
    expect(rest).toMatchObject({ version: 2501, more: false })
    const all = mergePractice(first.practice, rest.practice)
    expect(all).toHaveLength(2500)
    expect(all).toEqual(expect.arrayContaining(undone))
  })

  it('says that there is no more when the last page is exactly full', async () => {
    const learner = await aLearner()
    for (let n = 0; n < 4; n++) await learner.sync(many(500, n * 500))
    expect(await learner.sync([])).toMatchObject({ version: 2000, more: false })
    await learner.sync(many(1, 2000))
    expect(await learner.sync([])).toMatchObject({ version: 2000, more: true })
  })

  it('merges correctly whatever arrives at the same time', async () => {
    const learner = await aLearner()
    const parts = Array.from({ length: 12 }, (_, n) => many(30, n * 20))
    await Promise.all([...parts, ...parts].map((part) => learner.sync(part)))
    expect(await learner.all()).toHaveLength(250)
  })

  it('asks a device for everything after an older copy of the data was restored, and accepts nothing yet', async () => {
    const learner = await aLearner()
    await learner.sync(many(2))
    const everything = { version: 2, more: false, progress: noProgress, practice: [] }
    expect(await learner.sync(many(1, 7), 900)).toEqual(everything)
    expect(await learner.sync([], 900)).toEqual(everything)
    expect(await learner.all()).toHaveLength(2)
  })

  it('refuses a visitor, another learner, and what is no practice', async () => {
    const visitor = aBrowser(server)
    const empty = { since: 0, progress: noProgress, practice: [] }
    expect((await visitor.post(path, { learner: 'x', ...empty })).status).toBe(401)
    const learner = await aLearner()
    expect((await learner.post({ ...empty, learner: 'another' })).status).toBe(403)
    const { id, practice } = aPractice(1, today)
    const look = { item: 'word:vellam', skill: 'read', outcome: 'good' }
    const bad = [
      many(501),
      [{ id: 'short', practice }],
      [{ id, practice: { ...practice, at: -1 } }],
      [{ id, practice: { ...practice, took: 1e12 } }],
      [{ id, practice: { ...practice, exercise: '' } }],
      [{ id, practice: { ...practice, exercise: 'a\u0000' } }],
      [{ id, practice: { ...practice, looks: Array(41).fill(look) } }],
      ...[{ item: 'word:a\u0000' }, { item: 'words' }, { skill: 'write' }, { outcome: 'best' }].map(
        (fault) => [{ id, practice: { ...practice, looks: [{ ...look, ...fault }] } }],
      ),
    ]
    for (const wrong of bad)
      expect((await learner.post({ learner: learner.id, ...empty, practice: wrong })).status).toBe(400)
    expect(await learner.all()).toEqual([])
  })
})

describe('beside devices and servers of version 0.1.0', () => {
  it('what they review is practice at the learner’s next exchange, each once', async () => {
    const learner = await aLearner()
    await learner.reviews(manyReviews(3))
    await learner.oldServerKeeps(manyReviews(2, 10))
    expect(await learner.all()).toEqual([...manyReviews(3), ...manyReviews(2, 10)].map(practiceOfReview))
    expect(await learner.sync([], 5)).toMatchObject({ version: 5, practice: [] })
    await learner.oldServerKeeps(manyReviews(1, 20))
    expect((await learner.sync(many(1, 30), 5)).practice).toEqual(manyReviews(1, 20).map(practiceOfReview))
  })

  it('what new devices practise comes to them as reviews, where it is that of a word', async () => {
    const learner = await aLearner()
    const letter = aPractice(7, today, { looks: [['letter:letter-a', 'read', 'good']] })
    await learner.sync([letter, ...manyReviews(2).map(practiceOfReview), aPractice(9, today)])
    const { version, reviews, more } = await learner.reviews([])
    const asked = { ...aReview(9, today, 'good', { word: 'vellam' }) }
    expect({ version, more }).toEqual({ version: 3, more: false })
    expect(reviews).toEqual(expect.arrayContaining([...manyReviews(2), asked]))
    expect(await learner.reviews([], 3)).toEqual({ version: 3, more: false, reviews: [] })
  })

  it('what is undone on either side stays undone on both', async () => {
    const learner = await aLearner()
    const [one, other] = manyReviews(2)
    if (!one || !other) throw new Error('There are two.')
    await learner.sync([practiceOfReview(one)])
    await learner.reviews([other])
    await learner.sync([{ id: other.id, practice: null }])
    await learner.reviews([{ id: one.id, review: null }])
    expect(await learner.all()).toEqual([one, other].map(({ id }) => ({ id, practice: null })))
    const { reviews } = await learner.reviews([])
    expect(reviews.map(({ review }) => review)).toEqual([null, null])
  })

  it('an exercise that an old device returns as a review is still what it was', async () => {
    const learner = await aLearner()
    const asked = aPractice(1, today, { exercise: 'quiz:daily_food/3' })
    await learner.sync([asked])
    const { reviews } = await learner.reviews([])
    await learner.reviews(reviews)
    expect(await learner.all()).toEqual([asked])
  })

  it('an old device is asked for everything again only when its server has less than it knows', async () => {
    const learner = await aLearner()
    await learner.progress(someProgress({ results: [aResult()] }))
    await learner.sync(many(40), 1)
    expect(await learner.progress(someProgress({ userlevel: 4 }), 1)).toEqual({
      version: 41,
      more: false,
      progress: someProgress({ userlevel: 4 }),
    })
    expect(await learner.progress(noProgress, 41)).toMatchObject({ version: 41 })
  })

  it('takes a long log over in parts, and misses nothing', async () => {
    const learner = await aLearner()
    await sql`insert into review_logs (learner_id, version) values (${learner.id}, 12000)`.execute(server.db)
    await sql`
      insert into reviews (learner_id, id, version, word, card, grade, at, took)
      select ${learner.id}, lpad(to_hex(n), 24, '0'), n, 'വെള്ളം', 'say', 'good', ${today}::bigint - n, 900
      from generate_series(1, 12000) as n`.execute(server.db)
    const first = await learner.sync([])
    expect(first).toMatchObject({ version: 2000, more: true })
    expect(first.practice).toHaveLength(2000)
    expect(await learner.all()).toHaveLength(12_000)
    const { version } = await learner.reviews([], 12_000)
    expect(version).toBe(12_000)
  })

  it('loses nothing when old and new devices write at the same moment, through old and new servers', async () => {
    const learner = await aLearner()
    const writes = Array.from({ length: 10 }, (_, n) => [
      learner.sync(many(5, 1000 + n * 5), 0, someProgress({ results: [aResult({ id: anId(n + 1) })] })),
      learner.reviews(manyReviews(5, 2000 + n * 5)),
      learner.progress(someProgress({ words: [aWord(anId(n + 100))] })),
      learner.oldServerKeeps(manyReviews(2, 3000 + n * 2)),
    ])
    await Promise.all(writes.flat())
    const all = await learner.all()
    expect(all).toHaveLength(120)
    const { progress } = await learner.sync([])
    expect([progress.results.length, progress.words.length]).toEqual([10, 10])
    expect((await learner.reviews([])).reviews).toHaveLength(120)
    expect(await learner.all()).toEqual(all)
  })
})

describe('a device that is new to a learner', () => {
  it('gets what the learner knows before the log, and what was practised lately', async () => {
    const learner = await aLearner()
    await writeUnfolded(server.db, learner.id, { today, count: 5000 })
    const undone = { ...aPractice(4000, today), practice: null }
    await sql`update practice set record = null where learner_id = ${learner.id} and id = ${undone.id}`.execute(
      server.db,
    )
    const sent = aPractice(9000, today, { looks: [['letter:a', 'write', 'again']] })
    const reply = await (
      await learner.post({
        learner: learner.id,
        since: 0,
        progress: noProgress,
        practice: [sent],
        known: true,
      })
    ).json()
    expect(syncApi.exchange.reply['~standard'].validate(reply)).toEqual({ value: reply, typed: true })
    const { known, practice, version, more } = reply as SyncReply
    expect({ version, more, known: known?.version }).toEqual({ version: 2000, more: true, known: 5001 })

    const log = await learner.all()
    expect(log).toHaveLength(5001)
    expect(new Map(known?.items)).toEqual(memoryOf(log, today, canonicalKey))
    const lately = log.filter(({ practice }) => (practice?.at ?? 0) > today - 2 * 86_400_000)
    expect(practice.filter(({ id }) => lately.some((one) => one.id === id))).toHaveLength(2001)
    expect(lately.length).toBeGreaterThan(2000)
  })

  it('gets the log alone where it fits one reply, and where it did not ask', async () => {
    const ask = async ({ post, id }: Awaited<ReturnType<typeof aLearner>>, fields: object) =>
      (await post({ learner: id, since: 0, progress: noProgress, ...fields })).json()
    const [short, long] = [await aLearner(), await aLearner()]
    await writeUnfolded(server.db, short.id, { today, count: 40 })
    await writeUnfolded(server.db, long.id, { today, count: 3000 })
    expect(await ask(short, { practice: [], known: true })).not.toHaveProperty('known')
    expect(await ask(long, { practice: [] })).not.toHaveProperty('known')
    expect(await ask(long, { known: true })).not.toHaveProperty('known')
    expect(await ask(long, { practice: [], known: true })).toHaveProperty('known')
  })
})
