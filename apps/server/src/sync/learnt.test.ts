import { progressApi, reviewsApi, type SyncChanges, type SyncReply, syncApi } from '@app/api'
import { noProgress, type Progress } from '@app/learning/progress'
import { anId, aPractice, aResult, aReview, aWord, someProgress } from '@app/learning/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { aLearner } from '../testing/learners.ts'
import { startApp } from '../testing/start-app.ts'

/** As devices of before ask, too. */
const malayalam = syncApi.exchange.path
const english = syncApi.exchangeOf.path.replace(':learnt', 'english')

const today = Date.UTC(2026, 0, 1)

let server: Awaited<ReturnType<typeof startApp>>

beforeEach(async () => {
  server = await startApp()
})

async function aLearnerOfBoth() {
  const learner = await aLearner(server)
  const post = async <Reply>(path: string, fields: object): Promise<Reply> => {
    const reply = await learner.post(path, { learner: learner.id, since: 0, ...fields })
    expect(reply.status).toBe(200)
    return (await reply.json()) as Reply
  }
  return {
    ...learner,
    sync: (path: string, fields: Partial<SyncChanges> = {}) =>
      post<SyncReply>(path, { progress: noProgress, practice: [], ...fields }),
    /** What devices of version 0.1.0 have. */
    old: async () => [
      await post(progressApi.exchange.path, { progress: noProgress }),
      await post(reviewsApi.exchange.path, { reviews: [] }),
    ],
  }
}

const ofMalayalam: Progress = someProgress({
  userlevel: 4,
  results: [aResult()],
  words: [aWord(anId(2))],
})
/** The ids are the same as those of the other language. */
const ofEnglish: Progress = someProgress({
  userlevel: 2,
  results: [aResult({ score: 60, mistakes: [] })],
  words: [aWord(anId(2), 'water')],
})

describe('two languages of one learner', () => {
  it('lie side by side and never mix, even under the same ids', async () => {
    const learner = await aLearnerOfBoth()
    const [first, second] = [[aPractice(1, today)], [aPractice(1, today - 1), aPractice(2, today)]]
    await learner.sync(malayalam, { progress: ofMalayalam, practice: first })
    const sent = await learner.sync(english, { progress: ofEnglish, practice: second })
    expect(sent).toEqual({ version: 4, more: false, progress: noPart(ofEnglish), practice: [] })

    const [one, other] = [await learner.sync(malayalam), await learner.sync(english)]
    expect(one).toEqual({ version: 3, more: false, progress: ofMalayalam, practice: first })
    expect(other.progress).toEqual(ofEnglish)
    expect(other.practice).toHaveLength(2)
    expect(other.version).toBe(4)
  })

  it('have a reset each', async () => {
    const learner = await aLearnerOfBoth()
    await learner.sync(malayalam, { progress: ofMalayalam })
    await learner.sync(english, { progress: ofEnglish })
    await learner.sync(english, { since: 2, progress: someProgress({ epoch: 1 }) })
    expect((await learner.sync(english)).progress).toMatchObject({ epoch: 1, userlevel: 1, results: [] })
    expect((await learner.sync(malayalam)).progress).toEqual(ofMalayalam)
  })

  it('are Malayalam for a device of before: it sees nothing of English, and what it sends is none', async () => {
    const learner = await aLearnerOfBoth()
    await learner.sync(english, { progress: ofEnglish, practice: [aPractice(1, today)] })
    expect(await learner.old()).toEqual([
      { version: 0, more: false, progress: noProgress },
      { version: 0, more: false, reviews: [] },
    ])
    await learner.post(reviewsApi.exchange.path, {
      learner: learner.id,
      since: 0,
      reviews: [aReview(7, today)],
    })
    expect((await learner.sync(english)).practice).toHaveLength(1)
    expect((await learner.sync(malayalam)).practice).toMatchObject([{ id: aReview(7, today).id }])
  })

  it('are both in the learner’s download, and gone with the account', async () => {
    const learner = await aLearnerOfBoth()
    await learner.sync(english, { progress: ofEnglish, practice: [aPractice(1, today)], chosen: 'english' })
    const data = (await (await learner.get('/api/account/data')).json()) as Record<string, unknown[]>
    for (const table of ['progress', 'progress_records', 'practice'])
      expect(data[`public.english_${table}`], table).not.toEqual([])
    expect(data['public.learnt_choices']).toEqual([{ learner_id: learner.id, learnt: 'english' }])

    await server.db.deleteFrom('auth.user').where('id', '=', learner.id).execute()
    for (const table of ['english_progress', 'english_progress_records', 'english_practice'] as const)
      expect(
        await server.db.selectFrom(table).select('learner_id').where('learner_id', '=', learner.id).execute(),
      ).toEqual([])
  })

  it('are those that the app teaches: of another one there is no such address', async () => {
    const learner = await aLearnerOfBoth()
    const changes = { learner: learner.id, since: 0, progress: noProgress }
    const reply = await learner.post(syncApi.exchangeOf.path.replace(':learnt', 'klingon'), changes)
    expect(reply.status).toBe(404)
  })
})

describe('what the learner chose to learn', () => {
  it('is told to a device that has nothing of them yet, in either exchange', async () => {
    const learner = await aLearnerOfBoth()
    expect(await learner.sync(malayalam)).not.toHaveProperty('chosen')
    expect(await learner.sync(english, { chosen: 'english' })).toMatchObject({ chosen: 'english' })
    for (const path of [malayalam, english])
      expect(await learner.sync(path)).toMatchObject({ chosen: 'english' })
  })

  it('is what was chosen last', async () => {
    const learner = await aLearnerOfBoth()
    await learner.sync(english, { chosen: 'english' })
    await learner.sync(malayalam, { chosen: 'malayalam', progress: ofMalayalam })
    expect(await learner.sync(malayalam)).toMatchObject({ chosen: 'malayalam' })
    expect(await learner.sync(malayalam, { since: 2 })).not.toHaveProperty('chosen')
  })

  it('is another learner’s own', async () => {
    const [learner, other] = [await aLearnerOfBoth(), await aLearnerOfBoth()]
    await learner.sync(english, { chosen: 'english', progress: ofEnglish })
    expect(await other.sync(english)).toEqual({
      version: 0,
      more: false,
      progress: noProgress,
      practice: [],
    })
  })
})

const noPart = ({ epoch, userlevel }: Progress) => ({ ...noProgress, epoch, userlevel })
