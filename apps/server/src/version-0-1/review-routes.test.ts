import { type ReviewChanges, type ReviewReply, reviewsApi } from '@app/api'
import type { ReviewRecord } from '@app/learning/review'
import { aReview } from '@app/learning/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBrowser, aLearner as aSignedInLearner } from '../testing/learners.ts'
import { startApp } from '../testing/start-app.ts'

const { path } = reviewsApi.exchange

let server: Awaited<ReturnType<typeof startApp>>

beforeEach(async () => {
  server = await startApp()
})

/** The date by the clock of the tests' server. */
const today = Date.UTC(2026, 0, 1)

const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => aReview(from + n, today - 1000 * n))

/** A learner for this test only, beside another one who must stay unchanged. */
async function aLearner() {
  const { id, post } = await aSignedInLearner(server)
  const beside = await aSignedInLearner(server)
  const decoy = [aReview(1, today)]
  await beside.post(path, { learner: beside.id, since: 0, reviews: decoy } satisfies ReviewChanges)
  return {
    id,
    post: (body: unknown) => post(path, body),
    async exchange(reviews: ReviewRecord[], since = 0): Promise<ReviewReply> {
      const reply = await post(path, { learner: id, since, reviews } satisfies ReviewChanges)
      expect(reply.status).toBe(200)
      const answered = (await reply.json()) as ReviewReply
      expect(reviewsApi.exchange.reply['~standard'].validate(answered)).toEqual({
        value: answered,
        typed: true,
      })
      return answered
    },
    async all(): Promise<ReviewRecord[]> {
      const reply = await beside.post(path, { learner: beside.id, since: 0, reviews: [] })
      expect(await reply.json()).toMatchObject({ reviews: decoy })
      const { reviews } = await this.exchange([])
      return reviews.sort((one, other) => (one.id < other.id ? -1 : 1))
    },
  }
}

describe('POST /api/reviews', () => {
  it('stores what one device reviewed, and gives it once to another that lacks it', async () => {
    const learner = await aLearner()
    const made = many(3)
    expect(await learner.exchange(made)).toEqual({ version: 3, more: false, reviews: [] })
    expect(await learner.exchange([])).toEqual({ version: 3, more: false, reviews: made })
    expect(await learner.exchange([], 3)).toEqual({ version: 3, more: false, reviews: [] })
  })

  it('changes nothing when the same reviews are sent again', async () => {
    const learner = await aLearner()
    await learner.exchange(many(3))
    expect(await learner.exchange(many(3), 3)).toEqual({ version: 3, more: false, reviews: [] })
    expect(await learner.exchange([...many(3), ...many(3)], 3)).toMatchObject({ version: 3 })
  })

  it('never brings an undone review back, even if it was undone before it arrived', async () => {
    const learner = await aLearner()
    const [first, second] = [aReview(1, today), aReview(2, today)]
    await learner.exchange([first])
    await learner.exchange([
      { ...first, review: null },
      { ...second, review: null },
    ])
    const again = await learner.exchange([first, second], 3)
    expect(again.reviews.map(({ review }) => review)).toEqual([null, null])
    expect((await learner.all()).map(({ review }) => review)).toEqual([null, null])
  })

  it('corrects a review that a wrong clock dated into the future, and returns it to the device', async () => {
    const learner = await aLearner()
    const ahead = aReview(1, Date.UTC(2040, 0, 1))
    const { reviews } = await learner.exchange([ahead])
    expect(reviews).toEqual([aReview(1, today)])
    expect(await learner.exchange([ahead], 1)).toMatchObject({ version: 1, reviews: [aReview(1, today)] })
    expect(await learner.all()).toEqual([aReview(1, today)])
  })

  it('sends many reviews in pages', async () => {
    const learner = await aLearner()
    for (let n = 0; n < 5; n++) await learner.exchange(many(500, n * 500))
    const first = await learner.exchange([])
    expect(first).toMatchObject({ version: 2000, more: true })
    const rest = await learner.exchange([], first.version)
    expect(rest).toMatchObject({ version: 2500, more: false })
    expect(new Set([...first.reviews, ...rest.reviews].map(({ id }) => id)).size).toBe(2500)
  })

  it('merges correctly whatever arrives at the same time', async () => {
    const learner = await aLearner()
    const parts = Array.from({ length: 12 }, (_, n) => many(30, n * 20))
    await Promise.all([...parts, ...parts].map((part) => learner.exchange(part)))
    expect(await learner.all()).toHaveLength(250)
  })

  it('asks a device for everything after an older copy of the data was restored', async () => {
    const learner = await aLearner()
    await learner.exchange(many(2))
    expect(await learner.exchange(many(1, 7), 900)).toEqual({ version: 2, more: false, reviews: [] })
    expect(await learner.exchange([], 900)).toEqual({ version: 2, more: false, reviews: [] })
    expect(await learner.all()).toHaveLength(2)
  })

  it('refuses a visitor, another learner, and a body that is not a review', async () => {
    const visitor = aBrowser(server)
    expect((await visitor.post(path, { learner: 'x', since: 0, reviews: [] })).status).toBe(401)
    const learner = await aLearner()
    expect((await learner.post({ learner: 'another', since: 0, reviews: [] })).status).toBe(403)
    const { review } = aReview(1, today)
    const bad = [
      many(501),
      [{ id: 'short', review }],
      [{ ...aReview(1, today), review: { ...review, grade: 'best' } }],
      [{ ...aReview(1, today), review: { ...review, at: -1 } }],
      [{ ...aReview(1, today), review: { ...review, word: 'a\u0000' } }],
      [{ ...aReview(1, today), review: { ...review, took: 1e12 } }],
    ]
    for (const reviews of bad)
      expect((await learner.post({ learner: learner.id, since: 0, reviews })).status).toBe(400)
    expect(await learner.all()).toEqual([])
  })
})
