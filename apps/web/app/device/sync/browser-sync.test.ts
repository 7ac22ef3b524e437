import type { SyncChanges, SyncReply } from '@app/api'
import { merge, noProgress, type Progress } from '@app/learning/progress'
import { anId, aResult, someProgress } from '@app/learning/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { freshPages } from '../../../fixtures/fresh-pages.ts'
import { browserStorage } from '../../../fixtures/open-device.ts'

type Asked = { path: string; body: SyncChanges }

const malayalam = '/api/sync'
const english = '/api/sync/english'

let asked: Asked[]
let reload: ReturnType<typeof vi.fn>

beforeEach(() => {
  asked = []
  reload = vi.fn()
})
freshPages()

const change = (progress: Progress) => JSON.stringify(progress)
const name = (record: string) => `progress/visitor/${record}`
const played = someProgress({ userlevel: 2, results: [aResult()] })

/** A page on a device that keeps this, with a server that has this of the account. */
async function open(
  kept: Record<string, string>,
  server: Record<string, Partial<SyncReply>> = {},
  isOld = false,
) {
  vi.stubGlobal('localStorage', browserStorage(kept))
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'visible' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('location', { reload })
  const has = new Map<string, Progress>()
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const changes = JSON.parse(body) as SyncChanges
    asked.push({ path, body: changes })
    const { progress = noProgress, ...rest } = server[path] ?? {}
    const merged = merge(has.get(path) ?? progress, changes.progress)
    has.set(path, merged)
    const { chosen } = changes
    const reply = { version: 1, more: false, practice: [], ...rest, progress: merged }
    return new Response(JSON.stringify({ ...reply, ...(chosen && !isOld && { chosen }) }))
  })
  return await import('./browser-sync.ts')
}

const sent = (path: string) =>
  asked.filter((one) => one.path === path).flatMap(({ body }) => body.progress.results)
const owner = (learnt = '') => localStorage.getItem(`${learnt}progress-owner`)

describe('an account on a device', () => {
  it('exchanges nothing about a language that nobody learns here', async () => {
    const { start } = await open({ [name(anId(1))]: change(played) })
    start('anna')
    await vi.waitFor(() => expect(sent(malayalam)).toHaveLength(1))
    expect(asked.map(({ path }) => path)).not.toContain(english)
    expect(Object.keys(localStorage).filter((key) => key.startsWith('english/'))).toEqual([])
  })

  it.each(['malayalam', 'english'])(
    'gets what a visitor did in both languages (page: %s)',
    async (learnt) => {
      const ofEnglish = { ...played, results: [aResult({ score: 60, mistakes: [] })] }
      const { start, hasUnsent } = await open({
        learnt,
        [name(anId(1))]: change(played),
        [`english/${name(anId(1))}`]: change(ofEnglish),
      })
      start('anna')
      await vi.waitFor(() => expect([sent(malayalam).length, sent(english).length]).toEqual([1, 1]))
      expect(sent(malayalam)).toEqual(played.results)
      expect(sent(english)).toEqual(ofEnglish.results)
      await vi.waitFor(() => expect(hasUnsent()).toBe(false))
      expect([owner(), owner('english/')]).toEqual(['user-anna', 'user-anna'])
    },
  )

  it('leaves the device with both languages', async () => {
    const { start, stop, hasUnsent } = await open(
      { learnt: 'english', [name(anId(1))]: change(played) },
      { [english]: { progress: someProgress({ userlevel: 5 }) } },
    )
    start('anna')
    await vi.waitFor(() => expect([owner(), owner('english/')]).toEqual(['user-anna', 'user-anna']))
    await vi.waitFor(() => expect(hasUnsent()).toBe(false))
    const { learnerStore } = await import('../learner/learner-store.ts')
    expect(learnerStore.getState().userlevel).toBe(5)
    await stop()
    expect(Object.keys(localStorage).filter((key) => /progress\/user|progress-owner/.test(key))).toEqual([])
    expect(learnerStore.getState().userlevel).toBe(1)
  })
})

describe('what is chosen to be learnt', () => {
  it('comes with the account to a device that has not chosen, and the page is loaded anew', async () => {
    const { start } = await open({}, { [malayalam]: { chosen: 'english' } })
    start('anna')
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(localStorage.getItem('learnt')).toBe('english')
  })

  it('goes to the account if it was chosen here, and is sent once', async () => {
    const kept = { learnt: 'malayalam', 'learnt-to-send': 'malayalam' }
    const { start, wake } = await open(kept, { [malayalam]: { chosen: 'english' } })
    start('anna')
    await vi.waitFor(() => expect(localStorage.getItem('learnt-to-send')).toBeNull())
    const before = asked.length
    wake()
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before))
    expect(asked.map(({ body }) => body.chosen).filter(Boolean)).toEqual(['malayalam'])
    expect(localStorage.getItem('learnt')).toBe('malayalam')
    expect(reload).not.toHaveBeenCalled()
  })

  it('waits while a server of before answers, which keeps none', async () => {
    const kept = { learnt: 'malayalam', 'learnt-to-send': 'malayalam' }
    const { start } = await open(kept, {}, true)
    start('anna')
    await vi.waitFor(() => expect(owner()).toBe('user-anna'))
    expect(localStorage.getItem('learnt-to-send')).toBe('malayalam')
  })
})
