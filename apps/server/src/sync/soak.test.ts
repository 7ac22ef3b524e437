import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type SyncChanges, type SyncReply, syncApi } from '@app/api'
import { mergePractice, type PracticeRecord } from '@app/learning/practice'
import { noProgress, type Progress, type Received, type Sent, savedWords } from '@app/learning/progress'
import { expect, it } from 'vitest'
// The device's own code, which needs no browser: this test is about device and server together.
import { progressStorage } from '../../../web/app/device/progress/progress-storage.ts'
import { ownerOf, ownerOfLearner } from '../../../web/app/device/storage/owner.ts'
import { deviceParts, openDevice } from '../../../web/app/device/sync/testing.ts'
import { anEmail, aPassword } from '../testing/learners.ts'
import { runServer } from '../testing/processes.ts'
import { aDirectory, freshDatabase } from '../testing/start-app.ts'

const isLong = process.env.TEST_LONG === '1'
const devices = 5
const flips = isLong ? 1000 : 100
const kills = isLong ? 25 : 1

const texts = ['അമ്മ', 'വെള്ളം', 'വീട്', 'പാൽ', 'അവൻ', 'അവന്\u200D', 'മഴ', 'പുഴ']

const chance = (part: number) => Math.random() < part
const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item

/** Ids of what happened: of results with their epoch, of words that were saved and removed, of practice done and undone. */
type Happened = { results: Map<string, number> } & Record<
  'saved' | 'removed' | 'done' | 'undone',
  Set<string>
> & {
    epoch: number
  }

const nothing = (): Happened => ({
  results: new Map(),
  ...{ saved: new Set(), removed: new Set(), done: new Set(), undone: new Set() },
  epoch: 0,
})

/** A device's log of practice, and which part of it was not sent. Its database is tested in a browser. */
function aLog() {
  let log: PracticeRecord[] = []
  let version = 0
  const unsent = new Set<string>()
  return {
    all: () => log,
    isSettled: () => unsent.size === 0,
    add(record: PracticeRecord) {
      log = mergePractice(log, [record])
      unsent.add(record.id)
    },
    outgoing: () => ({ since: version, practice: log.filter(({ id }) => unsent.has(id)).slice(0, 100) }),
    receive(sent: readonly PracticeRecord[], reply: SyncReply) {
      log = mergePractice(log, reply.practice)
      const now = new Map(log.map((record) => [record.id, JSON.stringify(record)]))
      for (const record of sent) if (now.get(record.id) === JSON.stringify(record)) unsent.delete(record.id)
      version = reply.more ? Math.max(version, reply.version) : reply.version
    },
  }
}

/** The learner who is signed in on all devices. */
type SignedIn = { id: string; cookie: string }

async function signUp(url: string): Promise<SignedIn> {
  const reply = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: anEmail(), password: aPassword }),
  })
  const { user } = (await reply.json()) as { user: { id: string } }
  const cookie = reply.headers.getSetCookie().map((line) => line.split(';')[0])
  return { id: user.id, cookie: cookie.join('; ') }
}

/** A device that goes on and off line. It notes what its learner does, and what of that was acknowledged. */
function aDevice(
  url: () => string,
  { id, cookie }: SignedIn,
  { made, acknowledged }: { made: Happened; acknowledged: Happened },
) {
  const parts = deviceParts()
  const state = { online: false }
  const log = aLog()

  async function send(learner: string, sent: Sent): Promise<Received> {
    if (!state.online) throw new Error('offline')
    const isOwner = ownerOf(parts.storage) === ownerOfLearner(id)
    const waiting = isOwner ? log.outgoing() : { since: sent.since, practice: undefined }
    const changes: SyncChanges = {
      ...{ learner, ...sent, since: Math.min(sent.since, waiting.since) },
      ...(waiting.practice && { practice: waiting.practice }),
    }
    const reply = await fetch(url() + syncApi.exchange.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url(), cookie },
      body: JSON.stringify(changes),
    })
    if (!reply.ok) throw new Error(`The server answered ${reply.status}: ${await reply.text()}`)
    const received = (await reply.json()) as SyncReply
    // The device went offline while the reply was on its way.
    if (!state.online) throw new Error('offline')
    note(acknowledged, sent.progress)
    if (waiting.practice) {
      notePractice(acknowledged, waiting.practice)
      log.receive(waiting.practice, received)
    }
    const isLeft = waiting.practice !== undefined && !log.isSettled()
    const version = received.more ? Math.max(received.version, sent.since) : received.version
    return { ...received, version, more: received.more || isLeft }
  }

  let tab = openDevice(parts, send)
  return {
    state,
    sync: async () => {
      await tab.sync.signIn(ownerOfLearner(id), () => true)
      await tab.sync.exchange()
    },
    isSettled: () => tab.sync.isSettled() && log.isSettled(),
    practice: log.all,
    reload() {
      tab = openDevice(parts, send)
    },
    known: () => progressStorage(parts.storage).read(ownerOf(parts.storage)).progress,
    act() {
      const { epoch, userlevel } = parts.screen
      const noted = ownerOf(parts.storage) === 'visitor' ? nothing() : made
      if (chance(0.3)) {
        const known = log.all().filter(({ practice }) => practice)
        const record =
          known.length > 0 && chance(0.2) ? { id: oneOf(known).id, practice: null } : practiceNow()
        log.add(record)
        notePractice(made, [record])
      } else if (chance(0.01)) {
        tab.reset()
        noted.epoch = Math.max(noted.epoch, parts.screen.epoch)
      } else if (chance(0.5)) {
        noted.results.set(tab.play(Math.min(userlevel + 1, 30)), epoch)
      } else if (chance(0.6)) {
        noted.saved.add(tab.save(oneOf(texts)))
      } else {
        tab.remove(oneOf(texts))
      }
    },
  }
}

function note(acknowledged: Happened, { epoch, results, words }: Progress) {
  for (const { id } of results) acknowledged.results.set(id, epoch)
  for (const { id, word } of words) acknowledged[word ? 'saved' : 'removed'].add(id)
  acknowledged.epoch = Math.max(acknowledged.epoch, epoch)
}

function notePractice(happened: Happened, records: readonly PracticeRecord[]) {
  for (const { id, practice } of records) happened[practice ? 'done' : 'undone'].add(id)
}

const practiceNow = (): PracticeRecord => ({
  id: randomBytes(12).toString('hex'),
  practice: {
    exercise: 'choose',
    at: Date.now(),
    took: 900,
    looks: [{ item: 'word:vellam', skill: 'read', outcome: 'good' }],
  },
})

it(`loses nothing that was done or acknowledged, and leaves ${devices} devices equal, after ${flips} flips on and off line and ${kills} kill -9`, async () => {
  const settings = { DATABASE_URL: await freshDatabase(), DATA_DIR: aDirectory() }
  let server = runServer(settings)
  let url = await server.address()

  const learner = await signUp(url)
  const [made, acknowledged] = [nothing(), nothing()]
  const all = Array.from({ length: devices }, () => aDevice(() => url, learner, { made, acknowledged }))
  const failures: unknown[] = []
  const exchanging = new Set<Promise<unknown>>()
  const exchange = ({ sync }: (typeof all)[number]) => {
    const one = sync().catch((error: unknown) => failures.push(error))
    exchanging.add(one)
    void one.finally(() => exchanging.delete(one))
  }

  for (let flip = 1; flip <= flips; flip++) {
    for (let acts = 0; acts < 3; acts++) oneOf(all).act()
    const device = oneOf(all)
    device.state.online = !device.state.online
    if (chance(0.1)) device.reload()
    for (const device of all) if (device.state.online && chance(0.2)) exchange(device)
    if (flip % 3 === 0) await Promise.race([...exchanging, sleep(2)])
    if (exchanging.size > 20) await Promise.all(exchanging)
    // Chance alone would make a run in which nothing goes wrong.
    if (flip === Math.floor(flips / 2)) {
      device.state.online = true
      exchange(device)
      device.state.online = false
    }

    if (flip % Math.floor(flips / kills) === 0) {
      await sleep(Math.random() * 20)
      server.child.kill('SIGKILL')
      await server.ended
      server = runServer(settings)
      url = await server.address()
    }
  }
  await Promise.all(exchanging)
  expect(failures.length).toBeGreaterThan(0)
  expect(failures.filter((error) => !/offline|fetch failed|terminated/.test(String(error)))).toEqual([])

  for (const { state } of all) state.online = true
  for (let round = 0; round < 2; round++) for (const { sync } of all) await sync()

  const [first, ...others] = all.map(({ known }) => known())
  expect(all.map(({ isSettled }) => isSettled())).toEqual(all.map(() => true))
  for (const other of others) expect(other).toEqual(first)
  const [practice = [], ...otherPractice] = all.map((device) => device.practice())
  for (const other of otherPractice) expect(other).toEqual(practice)
  const practiceOf = new Map(practice.map((record) => [record.id, record.practice]))

  const { epoch, results, words } = first ?? noProgress
  const ids = new Set(results.map(({ id }) => id))
  const wordOf = new Map(words.map(({ id, word }) => [id, word]))
  for (const happened of [acknowledged, made]) {
    expect(epoch).toBeGreaterThanOrEqual(happened.epoch)
    expect([...happened.results].filter(([id, made]) => made === epoch && !ids.has(id))).toEqual([])
    expect([...happened.saved].filter((id) => !wordOf.has(id))).toEqual([])
    expect([...happened.removed].filter((id) => wordOf.get(id) !== null)).toEqual([])
    expect(happened.results.size).toBeGreaterThan(flips / 10)
    expect([...happened.done].filter((id) => !practiceOf.has(id))).toEqual([])
    expect([...happened.undone].filter((id) => practiceOf.get(id) !== null)).toEqual([])
    expect(happened.done.size).toBeGreaterThan(flips / 10)
  }
  expect(savedWords({ words }).length).toBeLessThan(texts.length)
})
