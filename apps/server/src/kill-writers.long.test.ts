import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type PracticeLogReply, type SyncChanges, type SyncReply, syncApi } from '@app/api'
import { canonicalKey, memoryOf, type PracticeRecord, unpackItem } from '@app/learning/practice'
import { noProgress } from '@app/learning/progress'
import { expect, it } from 'vitest'
import { freePorts } from './testing/nginx.ts'
import { aDataDir, killDatabase, runServer, users } from './testing/processes.ts'

const kills = 25
const learners = 3
const devicesOfLearner = 2
const [user = { name: 'we' }] = users

type Learner = { id: string; headers: Record<string, string>; sent: Set<string>; acknowledged: Set<string> }

async function signUp(origin: string): Promise<Learner> {
  const reply = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${randomUUID()}@example.org`, password: 'a long enough password' }),
  })
  expect(reply.status).toBe(200)
  const { user } = (await reply.json()) as { user: { id: string } }
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const headers = { cookie, origin, 'content-type': 'application/json' }
  return { id: user.id, headers, sent: new Set(), acknowledged: new Set() }
}

const aRecord = (): PracticeRecord => {
  const id = randomBytes(12).toString('hex')
  const n = Number.parseInt(id.slice(0, 4), 16)
  const looks = [{ item: `word:w${n % 40}`, skill: 'read', outcome: n % 4 ? 'good' : 'again' } as const]
  return { id, practice: { exercise: 'match', at: Date.now(), took: 900, looks } }
}

const exchange = async (origin: string, { id, headers }: Learner, changes: Partial<SyncChanges>) => {
  const body = { learner: id, since: 0, progress: noProgress, practice: [], ...changes } satisfies SyncChanges
  return fetch(origin + syncApi.exchange.path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** One device: sends practice as fast as it may, whatever becomes of the server, until it is told to stop. */
async function practise(origin: string, learner: Learner, isOver: () => boolean) {
  while (!isOver()) {
    const practice = Array.from({ length: 1 + (learner.sent.size % 5) }, aRecord)
    for (const { id } of practice) learner.sent.add(id)
    // A server that was killed answers nothing.
    const reply = await exchange(origin, learner, { practice, since: 0 }).catch(() => undefined)
    if (reply?.status === 200) for (const { id } of practice) learner.acknowledged.add(id)
    else await sleep(20)
    await reply?.arrayBuffer().catch(() => undefined)
  }
}

async function wholeLog(origin: string, { id, headers }: Learner): Promise<PracticeRecord[]> {
  const log: PracticeRecord[] = []
  const path = origin + syncApi.log.path.replace(':learnt', 'malayalam')
  for (let next: PracticeLogReply['next'] | 'newest' = 'newest'; next !== undefined; ) {
    const place = next === 'newest' ? {} : { at: String(next.at), id: next.id }
    const reply = await fetch(`${path}?${new URLSearchParams({ learner: id, ...place })}`, { headers })
    const page = (await reply.json()) as PracticeLogReply
    log.push(...page.practice)
    next = page.next
  }
  return log
}

it(`loses nothing acknowledged and invents nothing in ${kills} kills under ${learners * devicesOfLearner} writers`, async () => {
  const [port = 0] = await freePorts(1)
  const dataDir = aDataDir(user)
  const start = () => runServer({ DATA_DIR: dataDir, PORT: String(port), CLIPS: 'on-demand' }, user)
  let server = start()
  const origin = await server.address()
  const all = await Promise.all(Array.from({ length: learners }, () => signUp(origin)))
  let isOver = false
  const writing = all.flatMap((learner) =>
    Array.from({ length: devicesOfLearner }, () => practise(origin, learner, () => isOver)),
  )
  for (let kill = 0; kill < kills; kill++) {
    const enough = all.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0) + 20 + Math.random() * 80
    while (all.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0) < enough) await sleep(1)
    // The server alone, the database with it, or the database alone a moment before.
    if (kill % 3 === 2) killDatabase(dataDir)
    server.child.kill('SIGKILL')
    if (kill % 3 === 1) killDatabase(dataDir)
    await server.ended
    server = start()
    await server.address()
  }
  isOver = true
  await Promise.all(writing)

  for (const learner of all) {
    const log = await wholeLog(origin, learner)
    const stored = new Set(log.map(({ id }) => id))
    expect(stored.size).toBe(log.length)
    expect([...learner.acknowledged].filter((id) => !stored.has(id))).toEqual([])
    expect([...stored].filter((id) => !learner.sent.has(id))).toEqual([])
    const told = (await (await exchange(origin, learner, { memory: 'changed' })).json()) as SyncReply
    expect(new Map(told.memory?.items.map(unpackItem))).toEqual(memoryOf(log, Date.now(), canonicalKey))
  }
  server.child.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
})
