import { setTimeout as sleep } from 'node:timers/promises'
import { coachApi } from '@app/api'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aDirectory, freshDatabase, openDatabase } from '../testing.ts'
import { aLearner, anEmail, aPassword } from '../testing-learner.ts'
import { runServer } from '../testing-process.ts'
import { aCoach, aTopic } from './testing-coach.ts'
import { withService } from './testing-with-service.ts'
import { workerModel } from './worker-model.ts'

const { generate, status } = coachApi

const service = withService()

/** What processes of one server share: the database, the secret, and the number of credits a day. */
async function ofOneServer(credits: number) {
  return {
    DATABASE_URL: await freshDatabase(),
    DATA_DIR: aDirectory(),
    COACH_URL: service().url,
    COACH_CREDITS: String(credits),
  }
}

/**
 * A learner who signed up at one process, and a function that asks that process or another one in their name.
 */
async function aLearnerOf(first: string) {
  const send = (address: string, path: string, body: unknown, cookie = '') =>
    fetch(address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { origin: address, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const signedUp = await send(first, '/api/auth/sign-up/email', { email: anEmail(), password: aPassword })
  const cookie = signedUp.headers.getSetCookie().map((line) => line.split(';')[0])
  return (path: string, body?: unknown, address = first) => send(address, path, body, cookie.join('; '))
}

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

  it('are counted together by all processes on the database: none is given twice, and none is lost', async () => {
    const settings = await ofOneServer(7)
    const addresses = await Promise.all([1, 2].map(() => runServer(settings).address()))
    const [one = '', other = ''] = addresses
    const learner = await aLearnerOf(one)
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        learner(generate.path, { topic: aTopic() }, at % 2 === 0 ? one : other),
      ),
    )
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(7)
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(43)
    expect(service().asked).toHaveLength(7)
    for (const address of addresses)
      expect(await (await learner(status.path, undefined, address)).json()).toMatchObject({
        credits: { left: 0, daily: 7 },
      })
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
    const settings = await ofOneServer(1)
    const killed = runServer(settings)
    const learner = await aLearnerOf(await killed.address())
    service().always('silent')
    const asking = learner(generate.path, { topic: aTopic() }).catch(() => undefined)
    while (service().asked.length === 0) await sleep(10)
    killed.child.kill('SIGKILL')
    await Promise.all([asking, killed.ended])
    const db = openDatabase(settings.DATABASE_URL)
    const holdUntil = (wait: string) =>
      sql`update coach_credits set held_until = array[now() + ${wait}::interval]`.execute(db)
    // However long the next process takes to start, the half minute is not over.
    await holdUntil('1 hour')

    const next = await runServer(settings).address()
    const credits = async () => (await (await learner(status.path, undefined, next)).json()) as unknown
    expect(await credits()).toMatchObject({ credits: { left: 0, daily: 1 } })
    await holdUntil('-1 second')
    expect(await credits()).toMatchObject({ credits: { left: 1, daily: 1 } })
    service().always('right')
    expect((await learner(generate.path, { topic: aTopic() }, next)).status).toBe(200)
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
    expect(await reply.json()).toMatchObject({ message: expect.stringContaining('ചോദ്യങ്ങളും കഴിഞ്ഞു') })
  })
})
