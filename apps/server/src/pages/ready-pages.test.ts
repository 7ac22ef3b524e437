import { brotliCompressSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeServer } from '../http/make-server.ts'
import type { Pages } from '../outside/pages.ts'
import { listenForTest } from '../testing/hostile/listen-for-test.ts'
import { sendBytes } from '../testing/hostile/send-bytes.ts'
import { aDirectory } from '../testing/start-app.ts'
import { loadPages } from './load-pages.ts'
import { pageRoutes } from './page-routes.ts'
import { readyPages } from './ready-pages.ts'

const level = '<!doctype html><title>Levels</title>'
const built = {
  'index.html': '<!doctype html>home',
  'level/index.html': level,
  'level/index.html.br': brotliCompressSync(level),
  '404/index.html': 'There is no such page.',
  'assets/font.woff2': 'font',
}

let pages: Pages
/** A server that sends what is ready, and one that sends all through the app. */
let [ready, through] = [0, 0]
/** How often the first one asked its app. */
let asked = 0

beforeEach(async () => {
  pages = await loadPages(aDirectory(built), 'http://localhost')
  const app = pageRoutes({ pages })
  const settings = { proxies: 1, report: (error: unknown) => expect.unreachable(String(error)) }
  const fetch = (request: Request) => {
    asked += 1
    return app.fetch(request)
  }
  ready = await listenForTest(makeServer(fetch, { ...settings, ready: readyPages(pages) }))
  through = await listenForTest(makeServer(app.fetch, settings))
})

const undated = (text: string) =>
  text.replace(/^date: .*$/im, '').replace(/"id":"[^"]*"|x-request-id: .*/gi, '')

async function replyOf(port: number, request: string) {
  const { text } = await sendBytes(port, `${request}connection: close\r\n\r\n`)
  const [head = '', ...body] = undated(text).split('\r\n\r\n')
  const [status, ...headers] = head.split('\r\n')
  return { status, headers: headers.toSorted(), body: body.join('\r\n\r\n') }
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: localhost:3000\r\n${more}`
const etag = () => pages.documents.get('/level')?.identity.etag

describe('a page that is ready', () => {
  it.each([
    { what: 'a page', request: () => get('/level') },
    { what: 'a page with a query', request: () => get('/level?from=quiz') },
    { what: 'a packed page', request: () => get('/level', 'accept-encoding: gzip, br\r\n') },
    { what: 'a page over TLS', request: () => get('/level', 'x-forwarded-proto: https\r\n') },
    { what: 'a page that is here already', request: () => get('/level', `if-none-match: ${etag()}\r\n`) },
    { what: 'the head of a page', request: () => get('/level').replace('GET', 'HEAD') },
    { what: 'a file', request: () => get('/assets/font.woff2') },
    { what: 'a page of a host with a number', request: () => get('/').replace('localhost', '[::1]') },
  ])('is sent without the app, as the app sends it: $what', async ({ request }) => {
    asked = 0
    const reply = await replyOf(ready, request())
    expect(reply).toEqual(await replyOf(through, request()))
    expect(reply.status).toMatch(/ (?:200|304) /)
    expect(asked).toBe(0)
  })

  it.each([
    { what: 'another method', request: get('/level').replace('GET', 'POST') },
    { what: 'another spelling', request: get('/Level') },
    { what: 'an escaped letter', request: get('/l%65vel') },
    { what: 'a wrong address', request: get('/nothing') },
    { what: 'no host', request: 'GET /level HTTP/1.1\r\n' },
    { what: 'two hosts', request: get('/level', 'host: example.org\r\n') },
    { what: 'a host that is none', request: get('/level').replace('localhost', 'local host') },
    { what: 'a whole URL', request: get('http://localhost/level') },
  ])('leaves to the app what is not only that: $what', async ({ request }) => {
    expect(await replyOf(ready, request)).toEqual(await replyOf(through, request))
  })
})
