import { randomUUID } from 'node:crypto'
import { accountApi, progressApi } from '@app/api'
import { recordId } from '@app/learning/progress'
import autocannon from 'autocannon'
import { atLeast, atMost, type Figure } from './figure.ts'

/** Changes in one request of the progress figure. */
const changes = 100

/**
 * A signed-in learner, asked for by 100 connections at once for 10 seconds after 3 of warming up, and new progress sent by one
 * device 200 times; the server, its database and the load beside each other on the same machine.
 */
export async function loadAccounts(address: string): Promise<Figure[]> {
  const { id, cookie } = await signUp(address)
  const load = async (path: string) => {
    const run = (duration: number) =>
      autocannon({ url: address + path, connections: 100, duration, headers: { cookie } })
    await run(3)
    return run(10)
  }
  const session = await load('/api/auth/get-session')
  const profile = await load(accountApi.profile.path)
  return [
    atMost('session check, 100 connections: p99', session.latency.p99, 3, 'ms'),
    atLeast('session check, 100 connections: requests', session.requests.average, 0, 'a second'),
    atLeast('profile, 100 connections: requests', profile.requests.average, 3000, 'a second'),
    atMost(
      'profile and session: errors',
      [session, profile].reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0),
      0,
      '',
    ),
    atMost(`progress of ${changes} changes: p99`, await timeProgress(address, id, cookie), 25, 'ms'),
  ]
}

async function signUp(address: string) {
  const reply = await fetch(`${address}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email: `bench-${randomUUID()}@example.org`, password: 'a long enough password' }),
  })
  if (!reply.ok) throw new Error(`The sign-up was refused: ${await reply.text()}`)
  const { user } = (await reply.json()) as { user: { id: string } }
  const cookie = reply.headers.getSetCookie().map((line) => line.split(';')[0])
  return { id: user.id, cookie: cookie.join('; ') }
}

async function timeProgress(address: string, learner: string, cookie: string): Promise<number> {
  const times: number[] = []
  let count = 0
  for (let request = 0; request < 200; request++) {
    const results = Array.from({ length: changes }, () => ({
      id: recordId(count++, crypto.getRandomValues(new Uint8Array(8))),
      topic: 'numbers',
      score: 40,
      questions: 20,
      mistakes: [{ question: 'ഒന്ന്', answer: 'one' }],
    }))
    const body = JSON.stringify({
      learner,
      since: request * changes,
      progress: { epoch: 0, userlevel: 2, results, words: [] },
    })
    const start = performance.now()
    const reply = await fetch(address + progressApi.exchange.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, cookie },
      body,
    })
    await reply.json()
    if (!reply.ok) throw new Error(`Progress was answered with ${reply.status}.`)
    if (request >= 20) times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
}
