import { noProgress } from '@app/learning/progress'
import { beforeEach, expect, it, vi } from 'vitest'
import { freshPages } from '../../../fixtures/fresh-pages.ts'
import { browserStorage } from '../../../fixtures/open-device.ts'

let asked: string[]

beforeEach(() => {
  asked = []
})
freshPages()

/** A page on a device that keeps this, with a server that answers. */
async function open(kept: Record<string, string> = {}) {
  vi.stubGlobal('localStorage', browserStorage(kept))
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'visible' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response(JSON.stringify({ version: 1, more: false, practice: [], progress: noProgress }))
  })
  return await import('./sync-switch.ts')
}
const owner = () => localStorage.getItem('progress-owner')

it('asks nothing of the server for who has left before the code was loaded', async () => {
  const { startSync, stopSync } = await open()
  const started = startSync('anna')
  await stopSync()
  await started
  expect(asked).toEqual([])
  expect(owner()).toBeNull()
})

it('removes an account that a closed page left on the device, of either language', async () => {
  const { stopSync } = await open({ 'progress-owner': 'user-anna', 'english/progress-owner': 'user-anna' })
  await stopSync()
  expect(Object.keys(localStorage).filter((key) => key.endsWith('progress-owner'))).toEqual([])
})

it('has nothing to do where nobody is signed in', async () => {
  const { stopSync, hasUnsentChanges } = await open({ 'progress/visitor': '{}' })
  // Nothing is loaded, so it is done before anything else has its turn.
  const next = new Promise((resolve) => setTimeout(resolve, 0, 'next'))
  expect(await Promise.race([stopSync().then(() => 'done'), next])).toBe('done')
  expect(hasUnsentChanges()).toBe(false)
  expect(asked).toEqual([])
})
