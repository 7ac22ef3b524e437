import { setTimeout as sleep } from 'node:timers/promises'
import { coachApi } from '@app/api'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aBrowser, aLearner } from '../testing/learners.ts'
import { runServer } from '../testing/processes.ts'
import { aDirectory, freshDatabase, openDatabase, startApp } from '../testing/start-app.ts'
import { aCoach, aTopic } from './testing-coach.ts'
import { withService } from './testing-with-service.ts'
import { workerModel } from './worker-model.ts'

const { generate, status } = coachApi

const service = withService()

type Server = Awaited<ReturnType<typeof startApp>>

/** The one of `startApp`: a session is known to all servers that sign with it. */
const secret = 'a secret for tests, of 32 characters'

describe('credits', () => {
  const model = () => workerModel({ url: service().url })

  it('are new on another day', async () => {
    const { ask, credits, server, learner } = await aCoach(model(), 1)
    expect((await ask(generate.path, { topic: aTopic() })).status).toBe(200)
    expect((await ask(generate.path, { topic: aTopic() })).status).toBe(429)
    await sql`update coach_credits set day = day - 1 where learner_id = ${learner.id}`.execute(server.db)
    expect(await credits()).toEqual({ left: 1, daily: 1 })
    expect((await ask(generate.path, { topic: aTopic() })).status).toBe(200)
    expect((await ask(generate.path, { topic: aTopic() })).status).toBe(429)
  })

  it('belong to one learner, are in their download, and are deleted with the account', async () => {
    const { ask, server, learner } = await aCoach(model())
    const other = await aLearner(server)
    await ask(generate.path, { topic: aTopic() })
    expect(await (await other.get(status.path)).json()).toMatchObject({ credits: { left: 50 } })
    const data = (await (await learner.get('/api/account/data')).json()) as Record<string, unknown[]>
    expect(data['public.coach_credits']).toHaveLength(1)
  })

  it('are counted together by all servers on the database: none is given twice, and none is lost', async () => {
    const database = await freshDatabase()
    const coach = { model: model(), dailyCredits: 7 }
    const servers = await Promise.all([1, 2].map(() => startApp({ db: openDatabase(database), coach })))
    const [one, other] = servers as [Server, Server]
    const { jar } = await aLearner(one)
    const [learner, elsewhere] = [aBrowser(one, { jar }), aBrowser(other, { jar })]
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        (at % 2 ? learner : elsewhere).post(generate.path, { topic: aTopic() }),
      ),
    )
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(7)
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(43)
    expect(service().asked).toHaveLength(7)
    for (const { get } of [learner, elsewhere])
      expect(await (await get(status.path)).json()).toMatchObject({ credits: { left: 0, daily: 7 } })
  })

  it('are taken once for the same question asked ten times at once, which the service hears once', async () => {
    const { ask, credits } = await aCoach(model(), 10)
    const topic = aTopic()
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask(generate.path, { topic })))
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(service().asked).toHaveLength(1)
    expect(await credits()).toEqual({ left: 9, daily: 10 })
  })

  it('are held while the coach is asked, and come back when there is no answer', async () => {
    const { ask, credits } = await aCoach(model(), 1)
    service().always('silent')
    const leaving = new AbortController()
    const asking = ask(generate.path, { topic: aTopic() }, { signal: leaving.signal }).catch(() => undefined)
    while (service().asked.length === 0) await sleep(10)
    expect(await credits()).toEqual({ left: 0, daily: 1 })
    expect((await ask(generate.path, { topic: aTopic() })).status).toBe(429)
    leaving.abort()
    await asking
    await expect.poll(credits).toEqual({ left: 1, daily: 1 })
    service().always('right')
    expect((await ask(generate.path, { topic: aTopic() })).status).toBe(200)
    expect((await ask(generate.path, { topic: aTopic() })).status).toBe(429)
  })

  it('come back by themselves when the process was killed while it asked', async () => {
    const DATABASE_URL = await freshDatabase()
    const db = openDatabase(DATABASE_URL)
    const next = await startApp({ db, coach: { model: model(), dailyCredits: 1 } })
    const learner = await aLearner(next)
    const killed = runServer({
      DATABASE_URL,
      DATA_DIR: aDirectory(),
      AUTH_SECRET: secret,
      COACH_URL: service().url,
      COACH_CREDITS: '1',
    })
    const address = await killed.address()
    service().always('silent')
    const asking = fetch(address + generate.path, {
      method: 'POST',
      headers: {
        origin: address,
        cookie: [...learner.jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ topic: aTopic() }),
    }).catch(() => undefined)
    while (service().asked.length === 0) await sleep(10)
    killed.child.kill('SIGKILL')
    await Promise.all([asking, killed.ended])
    const holdUntil = (wait: string) =>
      sql`update coach_credits set held_until = array[now() + ${wait}::interval]`.execute(db)
    // However long this takes, the half minute is not over.
    await holdUntil('1 hour')

    const credits = async () => (await (await learner.get(status.path)).json()) as unknown
    expect(await credits()).toMatchObject({ credits: { left: 0, daily: 1 } })
    await holdUntil('-1 second')
    expect(await credits()).toMatchObject({ credits: { left: 1, daily: 1 } })
    service().always('right')
    expect((await learner.post(generate.path, { topic: aTopic() })).status).toBe(200)
    expect(await credits()).toMatchObject({ credits: { left: 0, daily: 1 } })
  })

  it('of zero let nobody ask', async () => {
    const { ask } = await aCoach(model(), 0)
    expect((await ask(generate.path, { topic: aTopic() })).status).toBe(429)
    expect(service().asked).toHaveLength(0)
  })

  it('are refused in Malayalam on a Malayalam page', async () => {
    const { learner } = await aCoach(model(), 0)
    const reply = await learner.post(generate.path, { topic: aTopic() }, { 'x-language': 'ml' })
    expect(await reply.json()).toMatchObject({ message: expect.stringContaining('ക്രെഡിറ്റും തീർന്നു') })
  })
})
