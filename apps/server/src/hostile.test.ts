import { join, resolve } from 'node:path'
import * as api from '@app/api'
import { beforeEach, expect, it } from 'vitest'
import { makeServer } from './http/make-server.ts'
import { loadPages } from './pages/load-pages.ts'
import { hostileRequests, type Place } from './testing/hostile/hostile-requests.ts'
import { listenForTest } from './testing/hostile/listen-for-test.ts'
import { by, get, malformedRequests } from './testing/hostile/malformed-requests.ts'
import { type Received, sendBytes } from './testing/hostile/send-bytes.ts'
import { aDirectory, recordedClips, startApp } from './testing/start-app.ts'

const seed = Number(process.env.HOSTILE_SEED ?? 20_261_121)
const ofEachFamily = Number(process.env.HOSTILE_MANY ?? 70)
const atOnce = 24

const isEndpoint = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Every contract is attacked, new ones too, and so are pages, files, clips, and paths of nothing. */
const places: readonly Place[] = [
  ...Object.values(api).flatMap((group) => Object.values(group).filter(isEndpoint)),
  ...['/', '/level', '/ml', '/assets/root-1a2b3c4d.js', '/audio/clip.mp3', '/nothing', '/api/nothing'].map(
    (path) => ({ method: 'get', path }),
  ),
  { method: 'post', path: '/api/auth/sign-in/email' },
  { method: 'post', path: '/api/auth/sign-up/email' },
  { method: 'get', path: '/api/auth/get-session' },
]

let folder: string
let port: number
let reported: unknown[]

beforeEach(async () => {
  folder = aDirectory({
    'build/index.html': '<!doctype html>home',
    'build/level/index.html': '<!doctype html>level',
    'build/ml/index.html': 'വീട്',
    'build/404/index.html': 'There is no such page.',
    'build/assets/root-1a2b3c4d.js': 'run()',
    'build/.vite/manifest.json': '{}',
    'clip.mp3': new Uint8Array(100),
  })
  reported = []
  const report = (error: unknown) => reported.push(error)
  const { app } = await startApp({
    pages: await loadPages(join(folder, 'build'), 'http://localhost'),
    clips: recordedClips({ clip: { path: join(folder, 'clip.mp3'), hash: 'ab12cd34' } }),
    proxies: 1,
    report,
  })
  port = await listenForTest(makeServer(app.fetch, { proxies: 1, report }))
})

/** What must never be in a reply: paths, names and versions of our software, places in the code. */
const secrets = () => [
  'node_modules',
  resolve(import.meta.dirname, '../../..'),
  folder,
  process.execPath,
  /\bat .*:\d+:\d+/,
]

function faultsOf({ text, replies, stuck }: Received): string[] {
  return [
    ...(stuck ? ['the connection stays open'] : []),
    ...(text !== '' && !text.startsWith('HTTP/1.1 ') ? ['that is no HTTP'] : []),
    ...secrets().flatMap((secret) => (text.search(secret) >= 0 ? [`it tells ${secret}`] : [])),
    ...replies.flatMap(({ status, headers }) => [
      ...(status >= 500 ? [`status ${status}`] : []),
      ...[
        'x-content-type-options',
        'referrer-policy',
        'permissions-policy',
        'content-security-policy',
      ].filter((name) => headers[name] === undefined),
    ]),
  ]
}

it('replies to everything or closes, never with a 5xx, reveals nothing about itself, and stays alive', async () => {
  const requests = hostileRequests(seed, ofEachFamily, places)
  expect(requests.length).toBeGreaterThanOrEqual(1000)

  const faults: { sent: string; faults: string[]; received: string }[] = []
  let replied = 0
  const waiting = requests.values()
  const workers = Array.from({ length: atOnce }, async () => {
    for (const sent of waiting) {
      const received = await sendBytes(port, sent)
      if (received.replies.length > 0) replied++
      const found = faultsOf(received)
      if (found.length > 0)
        faults.push({ sent: sent.slice(0, 300), faults: found, received: received.text.slice(0, 300) })
    }
  })
  await Promise.all(workers)

  expect(faults).toEqual([])
  expect(reported).toEqual([])
  // The server waits for the rest of an incomplete request until we hang up. Nearly all requests are
  // complete.
  expect(replied / requests.length).toBeGreaterThan(0.8)
  const { replies } = await sendBytes(
    port,
    'GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  )
  expect(replies.map(({ status }) => status)).toEqual([200])
})

it.each(malformedRequests)('replies $statuses to $what', async ({ sent, statuses }) => {
  const received = await sendBytes(port, sent)
  expect(received.replies.map(({ status }) => status)).toEqual(statuses)
  expect(faultsOf(received)).toEqual([])
  expect(reported).toEqual([])
})

it('refuses in the one shape, in the API and outside of it', async () => {
  const inApi = [get('/api/nothing'), get('/api/%'), by('POST', '/api/health')]
  const outside = [get('/%'), by('POST', '/level'), get('/audio/none.mp3'), get('/assets/none.js')]
  for (const sent of [...inApi, ...outside]) {
    const { text, replies } = await sendBytes(port, sent)
    expect(replies[0]?.headers).toMatchObject({ 'content-type': 'application/json' })
    const refusal = JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4))
    const id = replies[0]?.headers['x-request-id']
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(refusal).toEqual({ code: expect.any(String), message: expect.stringMatching(/\.$/), id })
  }
})
