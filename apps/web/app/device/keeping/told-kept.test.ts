import type { PracticeRecord } from '@app/learning/practice'
import { savedWords } from '@app/learning/progress'
import { keyOf } from '@app/malayalam'
import * as fake from 'fake-indexeddb'
import fc from 'fast-check'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type DeviceState, readFixture } from '../../../fixtures/open-device.ts'
import { putBack } from '../../../fixtures/put-back-logs.ts'
import { stubIndexedDb } from '../../../fixtures/stub-indexed-db.ts'
import { aDevice, apart, aServer, type Fault, type TestDevice } from './testing.ts'

const isLong = process.env.TEST_LONG === '1'
const runs = isLong ? 3000 : 100

/** The same lives each time, and others in the long run. One that failed names its seed: `SEED=…` runs it again. */
const seed = process.env.SEED ? Number(process.env.SEED) : isLong ? undefined : 45

/** The account that all devices belong to. */
const anna = 'user-anna'

const words = ['അമ്മ', 'വെള്ളം', 'വീട്', 'പാൽ', 'മഴ']
const items = ['word:അമ്മ', 'word:vellam', 'letter:a', 'ending:locative'] as const

/** What happens, one after the other. An act that is not waited for goes on during the next ones. */
type Act = { device: 0 | 1; tab: 0 | 1; waits: boolean } & (
  | { kind: 'practise'; item: (typeof items)[number] }
  | { kind: 'undo' | 'finish-quiz' | 'exchange' | 'older' | 'reload' | 'sign-in' | 'sign-out' | 'evict' }
  | { kind: 'save' | 'remove'; word: string }
  | { kind: 'network'; online: boolean; losesReplies: boolean }
  | { kind: 'fault'; local: Fault; log: Fault }
  | { kind: 'clock'; hours: number }
)

const where = { device: fc.constantFrom(0, 1), tab: fc.constantFrom(0, 1), waits: fc.boolean() } as const
const fault = fc.constantFrom<Fault>('none', 'none', 'full', 'refuses')
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ ...where, kind: fc.constant('practise'), item: fc.constantFrom(...items) }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        ...where,
        kind: fc.constantFrom(
          'undo',
          'finish-quiz',
          'exchange',
          'exchange',
          'older',
          'reload',
          'sign-in',
          'sign-out',
          'evict',
        ),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        ...where,
        kind: fc.constantFrom('save', 'save', 'remove'),
        word: fc.constantFrom(...words),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        ...where,
        kind: fc.constant('network'),
        ...{ online: fc.boolean(), losesReplies: fc.boolean() },
      }),
    },
    { weight: 3, arbitrary: fc.record({ ...where, kind: fc.constant('fault'), local: fault, log: fault }) },
    {
      weight: 1,
      arbitrary: fc.record({
        ...where,
        kind: fc.constant('clock'),
        hours: fc.integer({ min: -24, max: 24 }),
      }),
    },
  ) as fc.Arbitrary<Act>,
  { minLength: 5, maxLength: 30 },
)

/** The devices of version 0.1.0 that one of the two may be, as their visitors left them. */
const before = fc.constantFrom(undefined, 'visitor-busy', 'visitor-damaged', 'visitor-new')

/** What the learner was told is kept, and what they took back themselves. */
type Told = {
  practice: Map<string, number>
  undone: Set<string>
  results: Map<string, number>
  words: Map<string, number>
}

const devices: TestDevice[] = []

beforeEach(() => {
  stubIndexedDb()
  const put = fake.IDBObjectStore.prototype.put
  vi.spyOn(fake.IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...args: Parameters<IDBObjectStore['put']>
  ) {
    const device = devices.find(({ name }) => this.transaction.db.name.startsWith(`${name}/`))
    if (device?.state.log === 'full') throw new DOMException('Full.', 'QuotaExceededError')
    if (device?.state.log === 'refuses') throw new DOMException('Refused.', 'UnknownError')
    return put.apply(this, args)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  devices.length = 0
})

async function play(sequence: readonly Act[], fixture: string | undefined) {
  const server = aServer()
  const state =
    fixture === undefined
      ? undefined
      : (JSON.parse(readFixture(`0.1.0/devices/${fixture}.json`)) as DeviceState)
  const salt = crypto.randomUUID()
  const [one, other] = [aDevice(`${salt}-a`, server, state?.localStorage), aDevice(`${salt}-b`, server)]
  const both = [one, other] as const
  devices.splice(0, devices.length, one, other)
  const told: Told = { practice: new Map(), undone: new Set(), results: new Map(), words: new Map() }
  const removed = new Set<string>()
  /** Devices whose browser has removed what a visitor had done. */
  const evicted = new Set<number>()
  let made = 0
  const going: Promise<unknown>[] = []

  if (state) {
    for (const [name, database] of Object.entries(state.indexedDB))
      await putBack(`${one.name}/${name}`, database)
    for (const { id } of (await one.tabs[0]?.practice()) ?? []) told.practice.set(id, 0)
    for (const { word } of savedWords(one.tabs[0]?.progress() ?? { words: [] }))
      told.words.set(keyOf(word), 0)
  }

  async function act(step: Act) {
    const device = both[step.device]
    const tab = device.tabs[step.tab]
    if (!tab) return
    const { state } = device
    switch (step.kind) {
      case 'practise': {
        made += 1
        const at = device.now() + made
        const skill = step.item.startsWith('ending') ? 'form' : 'read'
        const { id, kept } = await tab.keeper.recordPractice({
          exercise: 'choose-meaning',
          at,
          took: 900,
          looks: [{ item: step.item, skill, outcome: 'good' }],
        })
        if (kept) told.practice.set(id, step.device)
        return
      }
      case 'undo': {
        const last = [...told.practice.keys()].at(-1)
        if (!last || told.practice.get(last) !== step.device) return
        const isHere = (await tab.practice().catch(() => [])).some(({ id }) => id === last)
        if (isHere && (await tab.keeper.undoPractice(last, device.now()))) told.undone.add(last)
        return
      }
      case 'finish-quiz': {
        const { id, kept } = tab.finishQuiz()
        if (kept) told.results.set(id, step.device)
        return
      }
      case 'save': {
        const saving = tab.words.save({ word: step.word, meaning: 'm', pronunciation: '' })
        if (saving === 'saved' && tab.keeping.local !== 'full' && tab.keeping.local !== 'refused')
          told.words.set(keyOf(step.word), step.device)
        return
      }
      case 'remove':
        tab.words.remove([step.word])
        removed.add(keyOf(step.word))
        return
      case 'exchange':
        return tab.exchange().catch(() => undefined)
      case 'older':
        return tab.fetchOlder(1).catch(() => undefined)
      case 'reload':
        device.tabs[step.tab] = device.openTab()
        return device.tabs[step.tab]?.probe()
      case 'sign-in':
        state.signedIn = anna
        return tab.exchange().catch(() => undefined)
      case 'sign-out': {
        if (!state.signedIn) return
        state.signedIn = undefined
        await tab.sync.leave()
        for (const other of device.tabs) if (other !== tab) await other.sync.clearLeft(anna)
        return
      }
      case 'evict': {
        const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
        const own = names.filter((name) => name.startsWith(`${device.name}/`))
        const mine = (
          await Promise.all([tab.practice(anna), tab.practice('visitor')].map((all) => all.catch(() => [])))
        ).flat()
        const onServer = idsOf(server.practice())
        for (const { id } of mine) if (!onServer.has(id)) told.practice.delete(id)
        const undone = idsOf(server.practice().filter((record) => !isDone(record)))
        for (const id of told.undone)
          if (told.practice.get(id) === step.device && !undone.has(id)) told.undone.delete(id)
        const isOfVisitor = (await tab.practice('visitor').catch(() => [])).length > 0
        // A next start that cannot read local storage has nothing to compare.
        const mayBeFound = state.local !== 'refuses' && device.disk.getItem('practice-kept') !== null
        if (isOfVisitor && mayBeFound) evicted.add(step.device)
        for (const name of own) await deleteDB(name)
        device.tabs = [device.openTab(), device.openTab()]
        for (const open of device.tabs) await open.probe()
        return
      }
      case 'network':
        state.online = step.online
        state.losesReplies = step.losesReplies
        return
      case 'fault':
        state.local = step.local
        state.log = step.log
        return
      case 'clock':
        state.clock = step.hours * 3_600_000
    }
  }

  for (const step of sequence) {
    // A browser evicts what no page is using.
    const isAlone = step.kind === 'evict'
    if (isAlone) await Promise.all(going)
    const done = act(step)
    going.push(done)
    if (step.waits || isAlone) await done
  }
  await Promise.all(going)

  // In the end everything works again, and the learner comes back to each device.
  for (const device of both) {
    Object.assign(device.state, {
      local: 'none',
      log: 'none',
      online: true,
      losesReplies: false,
      clock: 0,
      signedIn: anna,
    })
    device.tabs = [device.openTab(), device.openTab()]
    for (const tab of device.tabs) await tab.probe()
  }
  for (let round = 0; round < 4; round += 1)
    for (const device of both)
      for (const tab of device.tabs) {
        await tab.exchange()
        await tab.fetchOlder()
      }
  return { server, both, told, removed, evicted }
}

const isDone = ({ practice }: PracticeRecord) => practice !== null
const idsOf = (log: readonly PracticeRecord[]) => new Set(log.map(({ id }) => id))

/** Plays a life, and finds everything where it was told to be. */
async function expectKept(sequence: readonly Act[], fixture?: string) {
  const { server, both, told, removed, evicted } = await play(sequence, fixture)
  const onServer = idsOf(server.practice())
  expect(
    [...told.practice.keys()].filter((id) => !onServer.has(id)),
    'practice',
  ).toEqual([])
  for (const device of evicted) expect(both[device as 0 | 1].state.saidEvicted, 'eviction').toBe(true)
  const results = idsOf(server.progress().results as never)
  expect(
    [...told.results.keys()].filter((id) => !results.has(id)),
    'results',
  ).toEqual([])
  const saved = new Set(savedWords(server.progress()).map(({ word }) => keyOf(word)))
  expect(
    [...told.words.keys()].filter((key) => !saved.has(key) && !removed.has(key)),
    'words',
  ).toEqual([])
  const undone = server.practice().filter(({ practice }) => !practice)
  expect(
    [...told.undone].filter((id) => onServer.has(id) && !idsOf(undone).has(id)),
    'undone',
  ).toEqual([])
  for (const device of both)
    for (const tab of device.tabs) {
      const [here, there] = apart(tab.progress(), server.progress())
      expect([here?.results, here?.words, there?.results, there?.words]).toEqual([[], [], [], []])
      expect(idsOf((await tab.practice()).filter(isDone))).toEqual(idsOf(server.practice().filter(isDone)))
      expect(
        savedWords(tab.progress())
          .map(({ word }) => word)
          .toSorted(),
      ).toEqual(
        tab.words
          .now()
          .words.map(({ word }) => word)
          .toSorted(),
      )
    }
}

describe('whatever a learner was told is kept', () => {
  it(`is on the server in the end, and all devices agree (${runs} lives of two devices with two tabs each)`, async () => {
    await fc.assert(fc.asyncProperty(acts, before, expectKept), {
      numRuns: runs,
      ...(seed !== undefined && { seed }),
    })
  })

  it('is there when an account leaves while the browser is full and offline', async () => {
    const here = { device: 0, tab: 0, waits: false } as const
    await expectKept([
      { ...here, kind: 'sign-in' },
      { ...here, kind: 'practise', item: 'word:അമ്മ', waits: true },
      { ...here, kind: 'finish-quiz' },
      { ...here, kind: 'fault', local: 'full', log: 'none' },
      { ...here, kind: 'network', online: false, losesReplies: false },
      { ...here, kind: 'sign-out' },
    ])
  })

  it('is said to be gone where local storage cannot be asked as the log begins anew', async () => {
    const here = { device: 1, tab: 0, waits: true } as const
    await expectKept([
      { ...here, kind: 'practise', item: 'word:അമ്മ' },
      { ...here, kind: 'fault', local: 'none', log: 'full' },
      { ...here, kind: 'evict' },
      { ...here, kind: 'fault', local: 'refuses', log: 'none' },
      { ...here, kind: 'practise', item: 'word:അമ്മ' },
    ])
  })
})
