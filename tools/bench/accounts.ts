import { accountApi, progressApi } from '@app/api'
import { recordId } from '@app/learning/progress'
import autocannon from 'autocannon'
import { type CrowdLearner, signInCrowd } from '../../apps/server/src/testing-crowd.ts'
import { atLeast, atMost, type Figure } from './figure.ts'
import { pace, percentile } from './pace.ts'

const users = 100
const sessionCheck = '/api/auth/get-session'

/** Changes in one request of the progress figure. */
const changes = 100

/**
 * 100 learners, each signed in on a connection of their own; the server, its database and the load beside each other on the same
 * machine. `paced`: each asks twice a second, as `pace` says, for 10 seconds: what they wait. `full load`: each asks again at
 * once for 10 seconds after 3 of warming up: what the server can do. Progress: one device sends new results 300 times.
 */
export async function loadAccounts(address: string, dataDir: string): Promise<Figure[]> {
  const learners = await signInCrowd(dataDir, { count: users })
  const measured = await measureAccounts(address, learners)
  const { session, profile, progress } = measured
  return [
    atMost('session check, 100 users at once, paced: p99', session.wait, 3, 'ms'),
    atLeast('session check, 100 connections, full load: requests', session.many, 3000, 'a second'),
    atMost('profile, 100 users at once, paced: p99', profile.wait, 3, 'ms'),
    atLeast('profile, 100 connections, full load: requests', profile.many, 3000, 'a second'),
    atMost(`progress of ${changes} changes: p99`, progress, 25, 'ms'),
    atMost('accounts: answers that were none', session.failed + profile.failed, 0, ''),
  ]
}

/** The figures of accounts, for the learners there are. */
export async function measureAccounts(address: string, learners: readonly CrowdLearner[]) {
  const [first] = learners
  if (!first) throw new Error('Nobody is signed in.')
  return {
    session: await measure(address, sessionCheck, learners),
    profile: await measure(address, accountApi.profile.path, learners),
    progress: await timeProgress(address, first),
  }
}

async function measure(address: string, path: string, learners: readonly CrowdLearner[]) {
  const cookieOf = (user: number) => learners[user % learners.length]?.cookie ?? ''
  let next = 0
  const fullLoad = (duration: number) =>
    autocannon({
      url: address + path,
      connections: users,
      duration,
      setupClient: (client) => client.setHeaders({ cookie: cookieOf(next++) }),
    })
  await fullLoad(3)
  const full = await fullLoad(10)
  const paced = await pace(address, users, { perSecond: 2, seconds: 10 }, (user) => ({
    path,
    cookie: cookieOf(user),
  }))
  return {
    wait: percentile(paced, 0.99),
    many: full.requests.average,
    failed: paced.failed + full.errors + full.non2xx,
  }
}

async function timeProgress(address: string, { id, cookie }: CrowdLearner): Promise<number> {
  const headers = { 'content-type': 'application/json', origin: address, cookie }
  const exchange = async (since: number, results: object[]) => {
    const body = JSON.stringify({
      learner: id,
      since,
      progress: { epoch: 0, userlevel: 1, results, words: [] },
    })
    const reply = await fetch(address + progressApi.exchange.path, { method: 'POST', headers, body })
    if (!reply.ok) throw new Error(`Progress was answered with ${reply.status}.`)
    return (await reply.json()) as { version: number; more: boolean }
  }
  let known = { version: 0, more: true }
  while (known.more) known = await exchange(known.version, [])

  const times: number[] = []
  for (let request = 0; request < 320; request++) {
    const results = Array.from({ length: changes }, (_, place) => ({
      id: recordId(request * changes + place, crypto.getRandomValues(new Uint8Array(8))),
      topic: 'numbers',
      score: 40,
      questions: 20,
      mistakes: [{ question: 'ഒന്ന്', answer: 'one' }],
    }))
    const start = performance.now()
    known = await exchange(known.version, results)
    if (request >= 20) times.push(performance.now() - start)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN
}
