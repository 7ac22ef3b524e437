import { beforeEach, describe, expect, it } from 'vitest'
import { listenForTest } from '../testing/hostile/listen-for-test.ts'
import { sendBytes } from '../testing/hostile/send-bytes.ts'
import { makeServer } from './make-server.ts'
import { securityHeaders, strictTransport } from './security-headers.ts'

const [strict, aYear] = strictTransport
const fetch = (request: Request) =>
  new Response(`${request.method} ${new URL(request.url).pathname}`, { headers: securityHeaders })
const report = (error: unknown) => {
  throw error
}

const serve = (settings: Partial<Parameters<typeof makeServer>[1]> = {}) =>
  listenForTest(makeServer(fetch, { proxies: 0, report, ...settings }))

const host = 'Host: x\r\n'
const end = 'Connection: close\r\n\r\n'

describe('a request that never reaches the app', () => {
  let port: number
  beforeEach(async () => {
    port = await serve()
  })

  it.each([
    { what: 'noise', sent: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', status: 400 },
    { what: 'words', sent: 'hello\r\n\r\n', status: 400 },
    { what: 'a method that HTTP does not know', sent: `FETCH / HTTP/1.1\r\n${host}\r\n`, status: 400 },
    { what: 'HTTP/2', sent: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', status: 400 },
    { what: 'no Host', sent: 'GET / HTTP/1.1\r\n\r\n', status: 400 },
    { what: 'two Hosts', sent: `GET / HTTP/1.1\r\n${host}Host: y\r\n${end}`, status: 400 },
    { what: 'a Host that is none', sent: `GET / HTTP/1.1\r\nHost: a/b?c\r\n${end}`, status: 400 },
    { what: 'a target that is no address', sent: `GET ftp://x/ HTTP/1.1\r\n${host}${end}`, status: 400 },
    { what: 'a backslash', sent: `GET /..\\..\\etc HTTP/1.1\r\n${host}${end}`, status: 400 },
    {
      what: 'a body of two lengths',
      sent: `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      status: 400,
    },
    { what: 'a tunnel', sent: `CONNECT x:443 HTTP/1.1\r\n${host}\r\n`, status: 405 },
    { what: 'an address too long', sent: `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`, status: 414 },
    { what: 'an expectation', sent: `GET / HTTP/1.1\r\n${host}Expect: much\r\n\r\n`, status: 417 },
    {
      what: 'headers too long',
      sent: `GET / HTTP/1.1\r\n${host}A: ${'a'.repeat(20_000)}\r\n\r\n`,
      status: 431,
    },
  ])(
    '$what gets $status with the headers of every reply, and the connection ends',
    async ({ sent, status }) => {
      const { replies } = await sendBytes(port, sent)
      expect(replies).toEqual([
        {
          status,
          headers: expect.objectContaining({
            'x-content-type-options': 'nosniff',
            'referrer-policy': expect.any(String),
            'permissions-policy': expect.any(String),
            'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
            'content-type': 'application/json',
            'content-length': expect.any(String),
            connection: 'close',
          }),
        },
      ])
    },
  )

  it('is refused although the client goes on sending', async () => {
    const { replies } = await sendBytes(port, `GET / HTTP/1.1\r\n${host}A: ${'a'.repeat(1_000_000)}\r\n\r\n`)
    expect(replies.map(({ status }) => status)).toEqual([431])
  })

  it('gets no second reply when its body breaks after the reply', async () => {
    const chunked = `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`
    expect((await sendBytes(port, chunked)).replies.map(({ status }) => status)).toEqual([200])
  })

  it('does not damage the reply before it', async () => {
    const { replies } = await sendBytes(port, `GET /a HTTP/1.1\r\n${host}\r\nnoise\r\n\r\n`)
    expect(replies.map(({ status }) => status)).toEqual([200, 400])
  })
})

it('gets a reply by HTTP/1.0, which has no Host', async () => {
  const { text, replies } = await sendBytes(await serve(), 'GET /level HTTP/1.0\r\n\r\n')
  expect(replies.map(({ status }) => status)).toEqual([200])
  expect(text).toMatch(/GET \/level$/)
})

it('gets its reply after the earlier ones, if several come at once', async () => {
  const request = (path: string, more = '\r\n') => `GET ${path} HTTP/1.1\r\n${host}${more}`
  const { text, replies } = await sendBytes(await serve(), request('/a') + request('/b') + request('/c', end))
  expect(replies).toHaveLength(3)
  expect([...text.matchAll(/GET (\/\w)/g)].map(([, path]) => path)).toEqual(['/a', '/b', '/c'])
})

it('gets a reply in HTTP when it offers another protocol', async () => {
  const offer = `Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAA\r\n\r\n`
  const { replies } = await sendBytes(await serve(), `GET / HTTP/1.1\r\n${host}${offer}`)
  expect(replies.map(({ status }) => status)).toEqual([200])
})

it('ends when its headers do not end', async () => {
  const limits = { headersTimeout: 50, requestTimeout: 60, connectionsCheckingInterval: 20 }
  const port = await listenForTest(makeServer(fetch, { proxies: 0, report }, limits))
  const { replies } = await sendBytes(port, `GET / HTTP/1.1\r\n${host}A: `, { quiet: 5000 })
  expect(replies.map(({ status }) => status)).toEqual([408])
})

it('is reported when even the app could not reply, and the reply says no more than that', async () => {
  const reported: unknown[] = []
  const bug = new Error('a secret of the machine')
  const broken = () => {
    throw bug
  }
  const server = makeServer(broken, { proxies: 0, report: (error) => reported.push(error) })
  const { text, replies } = await sendBytes(await listenForTest(server), `GET / HTTP/1.1\r\n${host}${end}`)
  expect(replies).toMatchObject([{ status: 500, headers: { 'x-content-type-options': 'nosniff' } }])
  expect(text).not.toMatch('secret')
  expect(reported).toEqual([bug])
})

describe('TLS is demanded', () => {
  it.each([
    { publicUrl: 'https://example.org', proxies: 0, forwarded: undefined },
    { publicUrl: 'https://example.org', proxies: 1, forwarded: 'http' },
    { publicUrl: undefined, proxies: 1, forwarded: 'https' },
    { publicUrl: undefined, proxies: 1, forwarded: 'HTTPS' },
    { publicUrl: undefined, proxies: 1, forwarded: 'http, https' },
    { publicUrl: undefined, proxies: 2, forwarded: 'https, http' },
    { publicUrl: 'http://example.org', proxies: 2, forwarded: 'https' },
  ])(
    'of a client that comes to $publicUrl through $proxies proxies that say $forwarded',
    async ({ publicUrl, proxies, forwarded }) => {
      const port = await serve({ proxies, ...(publicUrl && { publicUrl }) })
      const header = forwarded === undefined ? '' : `X-Forwarded-Proto: ${forwarded}\r\n`
      for (const expected of ['', 'Expect: much\r\n']) {
        const { replies } = await sendBytes(port, `GET / HTTP/1.1\r\n${host}${header}${expected}${end}`)
        expect(replies).toMatchObject([{ headers: { [strict]: aYear } }])
      }
    },
  )

  it.each([
    { publicUrl: 'http://example.org', proxies: 0, forwarded: 'https' },
    { publicUrl: undefined, proxies: 0, forwarded: 'https' },
    { publicUrl: undefined, proxies: 1, forwarded: undefined },
    { publicUrl: undefined, proxies: 1, forwarded: 'https, http' },
    { publicUrl: undefined, proxies: 1, forwarded: 'httpsx' },
  ])(
    'but not of a client that comes to $publicUrl through $proxies proxies that say $forwarded',
    async ({ publicUrl, proxies, forwarded }) => {
      const port = await serve({ proxies, ...(publicUrl && { publicUrl }) })
      const header = forwarded === undefined ? '' : `X-Forwarded-Proto: ${forwarded}\r\n`
      const { replies } = await sendBytes(port, `GET / HTTP/1.1\r\n${host}${header}${end}`)
      expect(replies[0]?.headers).not.toHaveProperty(strict)
    },
  )

  it('of a client that sends noise, too', async () => {
    const port = await serve({ publicUrl: 'https://example.org' })
    for (const sent of ['noise\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n', `CONNECT x:1 HTTP/1.1\r\n${host}\r\n`]) {
      expect((await sendBytes(port, sent)).replies).toMatchObject([{ headers: { [strict]: aYear } }])
    }
  })
})
