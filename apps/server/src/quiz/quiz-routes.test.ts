import { gunzipSync } from 'node:zlib'
import { type QuizQuestionRow, quizApi } from '@app/api'
import type { TopicKey } from '@app/learning/levels'
import { aQuestion, right, wrong } from '@app/learning/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { seed } from '../seed.ts'
import { freshDatabase, openDatabase, startApp } from '../testing/start-app.ts'

const path = '/api/quiz-questions'
const tea = aQuestion({ id: 'tea', text: 'ചായ', audio: '/audio/tea.mp3?v=ab12cd34', help: 'You drink it.' })
const water = aQuestion({ id: 'water', text: 'വെള്ളം', options: ['water', 'milk'].map(right) })
const topics = (...keys: TopicKey[]) => keys.map((key) => ({ key, questions: [tea, water] }))

let server: Awaited<ReturnType<typeof startApp>>

beforeEach(async () => {
  server = await startApp({ db: openDatabase(await freshDatabase()) })
})

async function rows(): Promise<QuizQuestionRow[]> {
  return (await (await server.get(path)).json()) as QuizQuestionRow[]
}

describe('GET /api/quiz-questions', () => {
  it('returns a row for each option, with the column names of docs/product.md', async () => {
    const question = { ...tea, options: [right('tea'), wrong('milk')] }
    await seed(server.db, { fingerprint: 'a', topics: [{ key: 'daily_food', questions: [question] }] })
    const row = {
      question_text: 'ചായ',
      audio_path: '/audio/tea.mp3',
      topic: 'daily_food',
      help: 'You drink it.',
      position: 1,
    }
    expect(await rows()).toEqual([
      { ...row, option_text: 'tea', is_correct: true },
      { ...row, option_text: 'milk', is_correct: false },
    ])
  })

  it('keeps the contract', async () => {
    await seed(server.db, { fingerprint: 'a', topics: topics('family') })
    const answered = await rows()
    expect(quizApi.questions.reply['~standard'].validate(answered)).toEqual({ typed: true, value: answered })
  })

  it('lists the topics in the order of the course, with the questions and options in their own order', async () => {
    await seed(server.db, { fingerprint: 'a', topics: topics('daily_food', 'beginner_l', 'verbs') })
    const listed = await rows()
    expect([...new Set(listed.map(({ topic }) => topic))]).toEqual(['beginner_l', 'verbs', 'daily_food'])
    const first = listed.filter(({ topic }) => topic === 'beginner_l')
    expect(first.map(({ question_text, option_text }) => `${question_text} ${option_text}`)).toEqual([
      'ചായ mother',
      'ചായ father',
      'ചായ sister',
      'ചായ brother',
      'വെള്ളം water',
      'വെള്ളം milk',
    ])
  })

  it('lists the rows of an existing project, which have four columns, after ours and in their order', async () => {
    const own = ['b', 'a'].map((text) => ({
      question_text: `legacy ${text}`,
      audio_path: 'audio/legacy.mp3',
      option_text: text,
      is_correct: true,
    }))
    await server.db.insertInto('quiz_questions').values(own).execute()
    await seed(server.db, { fingerprint: 'a', topics: topics('family') })
    const listed = await rows()
    expect(listed.at(0)?.topic).toBe('family')
    expect(listed.slice(-2)).toEqual(own.map((row) => ({ ...row, topic: null, help: null, position: null })))
  })

  it('returns an empty list when there are no rows', async () => {
    expect(await rows()).toEqual([])
  })

  it('returns 304 to a client that has these rows, and the rows again after a change', async () => {
    await seed(server.db, { fingerprint: 'a', topics: topics('family') })
    const first = await server.get(path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    expect(first.headers.get('cache-control')).toBe('no-cache')

    const again = await server.get(path, { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(again.headers.get('etag')).toBe(etag)
    expect(await again.text()).toBe('')

    await seed(server.db, { fingerprint: 'b', topics: topics('family', 'verbs') })
    expect((await server.get(path, { 'if-none-match': etag })).status).toBe(200)
  })

  it('is sent compressed to a client that accepts it, under another ETag', async () => {
    await seed(server.db, { fingerprint: 'a', topics: topics('family') })
    const zipped = await server.get(path, { 'accept-encoding': 'gzip, br' })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(zipped.headers.get('etag')).not.toBe((await server.get(path)).headers.get('etag'))
    expect(JSON.parse(gunzipSync(await zipped.arrayBuffer()).toString())).toEqual(await rows())
  })

  it('returns the same ETag and no body for HEAD', async () => {
    const reply = await server.app.request(path, { method: 'HEAD' })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('etag')).toBe((await server.get(path)).headers.get('etag'))
    expect(await reply.text()).toBe('')
  })
})
