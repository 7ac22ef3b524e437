import { join, resolve } from 'node:path'
import * as api from '@app/api'
import { beforeEach, expect, it } from 'vitest'
import { makeServer } from '../http/make-server.ts'
import { loadPages } from '../pages/load-pages.ts'
import { aContent, aDirectory, startApp } from '../testing.ts'
import { hostileRequests, type Place } from './hostile-requests.ts'
import { type Heard, listenForTest, say } from './testing-wire.ts'

const seed = Number(process.env.HOSTILE_SEED ?? 20_261_121)
const ofEachFamily = Number(process.env.HOSTILE_MANY ?? 70)
const atOnce = 24

const isEndpoint = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Every contract there is is attacked, a new one too, and so are pages, files, clips, and addresses that are nothing. */
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
    pages: loadPages(join(folder, 'build')),
    content: aContent({ audio: new Map([['clip', { path: join(folder, 'clip.mp3'), hash: 'ab12cd34' }]]) }),
    report,
  })
  port = await listenForTest(makeServer(app.fetch, { proxies: 0, report }))
})

/** What must never be in a reply: where we run, what we are made of, where it broke. */
const secrets = () => [
  'node_modules',
  resolve(import.meta.dirname, '../../../..'),
  folder,
  process.execPath,
  /\bat .*:\d+:\d+/,
]

function faultsOf({ text, replies, stuck }: Heard): string[] {
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

it('answers or closes whatever comes, never with a 5xx, never telling about itself, and lives on', async () => {
  const requests = hostileRequests(seed, ofEachFamily, places)
  expect(requests.length).toBeGreaterThanOrEqual(1000)

  const faults: { sent: string; faults: string[]; heard: string }[] = []
  let answered = 0
  const waiting = requests.values()
  const workers = Array.from({ length: atOnce }, async () => {
    for (const sent of waiting) {
      const heard = await say(port, sent)
      if (heard.replies.length > 0) answered++
      const found = faultsOf(heard)
      if (found.length > 0)
        faults.push({ sent: sent.slice(0, 300), faults: found, heard: heard.text.slice(0, 300) })
    }
  })
  await Promise.all(workers)

  expect(faults).toEqual([])
  expect(reported).toEqual([])
  // Who says less than a request is waited for, until we hang up; nearly all say enough.
  expect(answered / requests.length).toBeGreaterThan(0.8)
  const { replies } = await say(
    port,
    'GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  )
  expect(replies.map(({ status }) => status)).toEqual([200])
})

const host = 'Host: localhost\r\n'
const ours = `${host}Origin: http://localhost\r\n`
const last = 'Connection: close\r\n\r\n'
const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\n${host}${headers}${last}`
const by = (method: string, target: string) => `${method} ${target} HTTP/1.1\r\n${ours}${last}`
const post = (target: string, headers: string, body: string) =>
  `POST ${target} HTTP/1.1\r\n${ours}${headers}${last}${body}`
const range = (value: string) => get('/audio/clip.mp3', `Range: ${value}\r\n`)

/** A method that HTTP knows and an address does not take is 405; one that HTTP does not know is no request: 400, never 501. */
const nastiest: readonly { what: string; sent: string; statuses: readonly number[] }[] = [
  { what: 'up and away', sent: get('/../../../etc/passwd'), statuses: [404] },
  { what: 'the same, encoded', sent: get('/%2e%2e/%2e%2e/etc/passwd'), statuses: [404] },
  { what: 'its slashes encoded', sent: get('/..%2f..%2fpackage.json'), statuses: [404] },
  { what: 'encoded twice', sent: get('/%252e%252e%252fpackage.json'), statuses: [404] },
  { what: 'encoded beyond need', sent: get('/%c0%ae%c0%ae/package.json'), statuses: [400] },
  { what: 'encoded backslashes', sent: get('/assets/..%5c..%5cclip.mp3'), statuses: [404] },
  { what: 'backslashes', sent: get('/assets/..\\..\\clip.mp3'), statuses: [400] },
  { what: 'an encoded null', sent: get('/level%00.html'), statuses: [404] },
  { what: 'a null', sent: get('/level\0'), statuses: [400] },
  { what: 'the clip from its folder', sent: get('/audio/../clip.mp3'), statuses: [404] },
  { what: 'what the build keeps for itself', sent: get('/.vite/manifest.json'), statuses: [404] },
  { what: 'a page by the name of a method', sent: get('/constructor'), statuses: [404] },
  { what: 'half an encoding', sent: get('/%'), statuses: [400] },
  { what: 'half an encoding in the API', sent: get('/api/%E0%A4'), statuses: [400] },
  { what: 'half an encoding of a clip', sent: get('/audio/%zz.mp3'), statuses: [400] },
  { what: 'half an encoding in a query', sent: get('/level?%=%zz'), statuses: [200] },
  { what: 'half a surrogate pair', sent: get('/%ED%A0%80'), statuses: [400] },
  { what: 'bytes that are no letters', sent: get('/\xff\xfe'), statuses: [400] },
  { what: 'a space', sent: get('/a b'), statuses: [400] },
  { what: 'another host in the address', sent: get('http://evil.example/level'), statuses: [200] },
  { what: 'another host as a path', sent: get('//evil.example/..'), statuses: [308] },
  { what: 'no address but a star', sent: by('OPTIONS', '*'), statuses: [400] },
  { what: 'a post to a page', sent: post('/level', 'Content-Length: 3\r\n', 'a=b'), statuses: [405] },
  { what: 'a trace', sent: by('TRACE', '/'), statuses: [405] },
  { what: 'a trace of the API', sent: by('TRACE', '/api/health'), statuses: [405] },
  { what: 'a tunnel', sent: by('CONNECT', 'localhost:443'), statuses: [405] },
  { what: 'a method of another protocol', sent: by('PROPFIND', '/level'), statuses: [405] },
  { what: 'a method that deletes', sent: by('DELETE', '/api/health'), statuses: [405] },
  { what: 'a method nobody knows', sent: by('FETCH', '/level'), statuses: [400] },
  { what: 'a method in small letters', sent: by('get', '/level'), statuses: [400] },
  {
    what: 'a method in another header',
    sent: get('/api/health', 'X-HTTP-Method-Override: DELETE\r\n'),
    statuses: [200],
  },
  { what: 'a clip by POST', sent: post('/audio/clip.mp3', 'Content-Length: 0\r\n', ''), statuses: [405] },
  {
    what: 'a body nobody wants',
    sent: get('/level', 'Content-Length: 5\r\n').concat('abcde'),
    statuses: [200],
  },
  {
    what: 'two lengths',
    sent: post('/', 'Content-Length: 5\r\nContent-Length: 6\r\n', 'abcde'),
    statuses: [400],
  },
  { what: 'a length below nothing', sent: post('/', 'Content-Length: -1\r\n', ''), statuses: [400] },
  {
    what: 'a length and chunks',
    sent: post(
      '/',
      'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n',
      '0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
    ),
    statuses: [400],
  },
  {
    what: 'chunks by another name',
    sent: post('/', 'Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'),
    statuses: [405],
  },
  {
    what: 'a space before the colon',
    sent: post('/', 'Transfer-Encoding : chunked\r\n', '0\r\n\r\n'),
    statuses: [400],
  },
  {
    what: 'a chunk of no size',
    sent: post('/', 'Transfer-Encoding: chunked\r\n', 'zz\r\n'),
    statuses: [405],
  },
  {
    what: 'lines that only feed',
    sent: `GET / HTTP/1.1\nHost: localhost\nConnection: close\n\n`,
    statuses: [400],
  },
  { what: 'no host', sent: `GET / HTTP/1.1\r\n${last}`, statuses: [400] },
  { what: 'two hosts', sent: get('/', host), statuses: [400] },
  { what: 'a host that is none', sent: `GET / HTTP/1.1\r\nHost: a@b/c\r\n${last}`, statuses: [400] },
  { what: 'the first version', sent: 'GET /level HTTP/1.0\r\n\r\n', statuses: [200] },
  { what: 'the version before that', sent: 'GET /level\r\n\r\n', statuses: [400] },
  { what: 'the version after this', sent: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', statuses: [400] },
  { what: 'a greeting of TLS', sent: '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03', statuses: [400] },
  { what: 'a long address', sent: get(`/${'a'.repeat(8000)}`), statuses: [404] },
  { what: 'an address too long', sent: get(`/${'a'.repeat(70_000)}`), statuses: [414] },
  { what: 'headers too long', sent: get('/', `Cookie: ${'a'.repeat(70_000)}\r\n`), statuses: [431] },
  { what: 'too many headers', sent: get('/', 'A: b\r\n'.repeat(5000)), statuses: [431] },
  { what: 'a part past the end', sent: range('bytes=100-'), statuses: [416] },
  { what: 'a part past all ends', sent: range(`bytes=${'9'.repeat(400)}-`), statuses: [416] },
  { what: 'the last so many, and more', sent: range(`bytes=-${'9'.repeat(400)}`), statuses: [206] },
  { what: 'the last none', sent: range('bytes=-0'), statuses: [416] },
  { what: 'many parts', sent: range(`bytes=${'0-0,'.repeat(2000)}1-1`), statuses: [200] },
  { what: 'parts turned round', sent: range('bytes=9-1'), statuses: [200] },
  { what: 'part of nothing', sent: range(`bytes=${' '.repeat(9000)}x`), statuses: [200] },
  { what: 'versions that are none', sent: get('/level', 'If-None-Match: W/", "", ,\r\n'), statuses: [200] },
  {
    what: 'codings that are none',
    sent: get('/level', 'Accept-Encoding: ;q=,br;q=NaN,\xff\r\n'),
    statuses: [200],
  },
  { what: 'an expectation', sent: get('/level', 'Expect: the-unexpected\r\n'), statuses: [417] },
  {
    what: 'an offer of HTTP/2',
    sent: get('/level', 'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n'),
    statuses: [200],
  },
  { what: 'an offer of a socket', sent: get('/level', 'Upgrade: websocket\r\n'), statuses: [200] },
  {
    what: 'three at once',
    sent: `GET / HTTP/1.1\r\n${host}\r\n`.repeat(2) + get('/none'),
    statuses: [200, 200, 404],
  },
  {
    what: 'a prototype in a header',
    sent: get('/api/health', '__proto__: x\r\nconstructor: y\r\n'),
    statuses: [200],
  },
]

it.each(nastiest)('answers $statuses to $what', async ({ sent, statuses }) => {
  const heard = await say(port, sent)
  expect(heard.replies.map(({ status }) => status)).toEqual(statuses)
  expect(faultsOf(heard)).toEqual([])
  expect(reported).toEqual([])
})

it('refuses in the API in the one shape, and elsewhere in words', async () => {
  for (const sent of [get('/api/nothing'), get('/api/%'), by('POST', '/api/health')]) {
    const { text, replies } = await say(port, sent)
    expect(replies[0]?.headers).toMatchObject({ 'content-type': 'application/json' })
    const refusal = text.slice(text.indexOf('\r\n\r\n') + 4)
    expect(JSON.parse(refusal)).toEqual({
      code: expect.any(String),
      message: expect.stringMatching(/\.$/),
      id: replies[0]?.headers['x-request-id'],
    })
  }
  for (const sent of [get('/%'), by('POST', '/level'), get('/audio/none.mp3')]) {
    expect((await say(port, sent)).replies[0]?.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
    })
  }
})
