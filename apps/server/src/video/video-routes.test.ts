import { demoVideo, type VideoRecord, videoApi } from '@app/api'
import { aTranscript, aWordOfLine } from '@app/learning/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { seed } from '../seed.ts'
import { aBrowser, aLearner } from '../testing/learners.ts'
import { aContent, freshDatabase, openDatabase, startApp } from '../testing/start-app.ts'

const transcript = aTranscript([
  { text: 'ചായ വേണോ?', translation: 'Would you like tea?', words: [aWordOfLine('ചായ', 'tea')] },
])
const film = (id: string) => ({ id, theme: id, title: { en: `The ${id}`, ml: 'സിനിമ' }, transcript })

let server: Awaited<ReturnType<typeof startApp>>

beforeEach(async () => {
  server = await startApp({ db: openDatabase(await freshDatabase()) })
  await seed(server.db, aContent({ films: [film('food'), film(demoVideo)] }))
})

const read = async (id: string, { get } = aBrowser(server)) => {
  const reply = await get(`/api/videos/${id}`)
  return { status: reply.status, body: (await reply.json()) as VideoRecord & { code?: string } }
}

describe('GET /api/videos/:id', () => {
  it('returns the record with the names of docs/product.md, to a signed-in learner', async () => {
    const { status, body } = await read('food', await aLearner(server))
    expect(status).toBe(200)
    expect(body).toEqual({
      video_id: 'food',
      TranscriptMal: transcript,
      TranscriptEng: transcript,
      Words: transcript,
      title: 'The food',
      title_ml: 'സിനിമ',
      theme: 'food',
      provider: 'file',
      source: '/films/food',
    })
    expect(videoApi.video.reply['~standard'].validate(body)).toEqual({ typed: true, value: body })
  })

  it.each(['food', 'nothing', '%00'])('shows a visitor nothing of %s', async (id) => {
    expect(await read(id)).toMatchObject({ status: 401, body: { code: 'signed-out' } })
  })

  it('shows the demo’s video to everybody', async () => {
    expect(await read(demoVideo)).toMatchObject({ status: 200, body: { video_id: demoVideo } })
  })

  it.each(['nothing', '%00', '%2e%2e', 'a'.repeat(3000), 'food%20', 'FOOD', '%F0%9F%8E%AC'])(
    'has no video %s',
    async (id) => {
      expect(await read(id, await aLearner(server))).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      })
    },
  )

  it.each(['', '/', 'food/x'])('has nothing at the path "%s" of videos', async (rest) => {
    expect(await read(rest, await aLearner(server))).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    })
  })

  it('refuses another method in the shape of every refusal', async () => {
    const reply = await (await aLearner(server)).send('/api/videos/food', { method: 'DELETE' })
    expect(reply.status).toBe(405)
    expect(reply.headers.get('allow')).toBe('GET, HEAD')
  })

  it('reads a row of an existing project as a video of YouTube', async () => {
    const lines = [{ text: 'ചായ', start: 0, duration: 1 }]
    const document = JSON.stringify({ ...transcript, snippets: lines })
    await server.db
      .insertInto('videos')
      .values({
        video_id: 'dQw4w9WgXcQ',
        TranscriptMal: document,
        TranscriptEng: JSON.stringify({ lines: 7 }),
      })
      .execute()
    const { body } = await read('dQw4w9WgXcQ', await aLearner(server))
    expect(body).toMatchObject({
      provider: 'youtube',
      source: 'dQw4w9WgXcQ',
      title: null,
      TranscriptEng: null,
    })
    expect(body.TranscriptMal?.snippets).toEqual([{ ...lines[0], words: [] }])
    expect(body.Words).toBeNull()
  })
})

describe('the films in the table', () => {
  const titles = async () =>
    Object.fromEntries(
      (await server.db.selectFrom('videos').select(['video_id', 'title']).execute()).map((row) => [
        row.video_id,
        row.title,
      ]),
    )

  it('are written once, and again when they change', async () => {
    const films = [film('food'), film(demoVideo)]
    expect(await seed(server.db, aContent({ films }))).toBe(false)
    const changed = { ...film('food'), title: { en: 'Lunch', ml: 'ഊണ്' } }
    expect(await seed(server.db, aContent({ films: [changed] }))).toBe(true)
    expect(await titles()).toEqual({ food: 'Lunch' })
  })

  it('leave the rows of an existing project alone', async () => {
    await server.db.insertInto('videos').values({ video_id: 'music', title: 'their own' }).execute()
    await seed(server.db, aContent({ films: [film('food'), film('music')] }))
    expect(await titles()).toEqual({ food: 'The food', music: 'their own' })
  })
})
