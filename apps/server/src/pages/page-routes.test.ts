import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { aDirectory, startApp } from '../testing/start-app.ts'
import { loadPages } from './load-pages.ts'

const script = 'window.__context = { "a": 1 }'
const level = `<!doctype html><script>${script}</script><script type="module" src="/assets/root-1a2b3c4d.js"></script>`
const html = { accept: 'text/html,application/xhtml+xml' }

const built = {
  'index.html': '<!doctype html>home',
  'level/index.html': level,
  'level/index.html.br': brotliCompressSync(level),
  'level/index.html.gz': gzipSync(level),
  'level.data': 'data',
  'Coachlevel/index.html': 'letters for the coach',
  'ml/Coachlevel/index.html': 'അക്ഷരങ്ങൾ',
  '404/index.html': 'There is no such page.',
  'ml/index.html': 'വീട്',
  'ml/404/index.html': 'അങ്ങനെയൊരു താളില്ല.',
  'assets/root-1a2b3c4d.js': 'run()',
  'assets/font.woff2': 'font',
  'icon.svg': '<svg/>',
  '.vite/manifest.json': '{}',
  '__spa-fallback.html': 'shell',
}

let app: Awaited<ReturnType<typeof startApp>>['app']
let get: Awaited<ReturnType<typeof startApp>>['get']

beforeEach(async () => {
  const pages = await loadPages(aDirectory(built), 'http://localhost')
  const started = await startApp({ pages })
  app = started.app
  get = started.get
})

describe('a page', () => {
  it.each([
    { path: '/', text: 'home' },
    { path: '/level', text: '__context' },
    { path: '/l%65vel', text: '__context' },
    { path: '/level?from=quiz', text: '__context' },
    { path: '/ml', text: 'വീട്' },
  ])('is at $path', async ({ path, text }) => {
    const reply = await get(path, html)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(reply.headers.get('cache-control')).toBe('no-cache')
    expect(await reply.text()).toContain(text)
  })

  it.each([
    { path: '/level/', to: '/level' },
    { path: '/level/?a=1&b=%2F', to: '/level?a=1&b=%2F' },
    { path: '/ml/', to: '/ml' },
    { path: '/index.html', to: '/' },
    { path: '/level/index.html?a=1', to: '/level?a=1' },
    { path: '/Level', to: '/level' },
    { path: '/LEVEL/?a=1', to: '/level?a=1' },
    { path: '/coachlevel', to: '/Coachlevel' },
    { path: '/ML/coachLevel', to: '/ml/Coachlevel' },
  ])('redirects $path to $to permanently', async ({ path, to }) => {
    const reply = await get(path, html)
    expect(reply.status).toBe(308)
    expect(reply.headers.get('location')).toBe(to)
    expect(reply.headers.get('content-type')).toBeNull()
    expect(reply.headers.get('content-length')).toBe('0')
  })

  it('lets caches know that the reply to a wrong address depends on the accepted type', async () => {
    const page = await get('/nothing', html)
    const refusal = await get('/nothing')
    expect(refusal.headers.get('content-length')).toBe(
      String((await refusal.clone().arrayBuffer()).byteLength),
    )
    expect(refusal.headers.get('content-type')).toBe('application/json')
    expect([page.headers.get('vary'), refusal.headers.get('vary')]).toEqual([
      'accept, accept-encoding',
      'accept',
    ])
  })

  it('is sent in the encoding that the client likes best, each with a strong ETag of its own', async () => {
    const replies = await Promise.all(
      ['br, gzip', 'br;q=0, gzip', ''].map((encoding) => get('/level', { 'accept-encoding': encoding })),
    )
    expect(replies.map((reply) => reply.headers.get('content-encoding'))).toEqual(['br', 'gzip', null])
    expect(replies.map((reply) => reply.headers.get('vary'))).toEqual(Array(3).fill('accept-encoding'))
    const etags = replies.map((reply) => reply.headers.get('etag'))
    expect(new Set(etags).size).toBe(3)
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/)
    expect(replies[0]?.headers.get('content-length')).toBe(String(built['level/index.html.br'].byteLength))
  })

  it('returns 304 to a client that has it in the same encoding, and the page to one that has another', async () => {
    const etag = (await get('/level', { 'accept-encoding': 'br' })).headers.get('etag') ?? ''
    const again = await get('/level', { 'accept-encoding': 'br', 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('content-type')).toBeNull()
    expect((await get('/level', { 'if-none-match': etag })).status).toBe(200)
  })

  it('allows its own inline scripts by their hashes, and no others', async () => {
    const policy = (await get('/level')).headers.get('content-security-policy') ?? ''
    const hash = createHash('sha256').update(script).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect((await get('/')).headers.get('content-security-policy')).toContain("script-src 'self';")
  })

  it.each([
    { path: '/level', coding: 'br' },
    { path: '/level', coding: 'gzip' },
    { path: '/assets/root-1a2b3c4d.js', coding: '' },
    { path: '/nothing', coding: '' },
    { path: '/level/', coding: '' },
  ])('returns the headers of GET and no body for HEAD of $path', async ({ path, coding }) => {
    const headers = { ...html, 'accept-encoding': coding }
    const [whole, bare] = await Promise.all(
      ['GET', 'HEAD'].map((method) => app.request(path, { method, headers })),
    )
    expect(bare?.status).toBe(whole?.status)
    expect(Object.fromEntries(bare?.headers ?? [])).toEqual(Object.fromEntries(whole?.headers ?? []))
    expect(await bare?.text()).toBe('')
  })

  it('sends with a 304 every header that does not describe a body', async () => {
    for (const path of ['/level', '/assets/root-1a2b3c4d.js']) {
      const { etag = '', ...sentHeaders } = Object.fromEntries(
        (await get(path, { 'accept-encoding': 'br' })).headers,
      )
      for (const name of ['content-type', 'content-length', 'content-encoding']) delete sentHeaders[name]
      const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': etag })
      expect(again.status).toBe(304)
      expect(Object.fromEntries(again.headers)).toEqual({ ...sentHeaders, etag })
    }
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('does not accept %s', async (method) => {
    const reply = await app.request('/level', { method })
    expect(reply.status).toBe(405)
    expect(reply.headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('a file', () => {
  it.each([
    {
      path: '/assets/root-1a2b3c4d.js',
      type: 'text/javascript; charset=utf-8',
      control: 'public, max-age=31536000, immutable',
    },
    { path: '/assets/font.woff2', type: 'font/woff2', control: 'public, max-age=31536000, immutable' },
    { path: '/icon.svg', type: 'image/svg+xml', control: 'no-cache' },
    { path: '/level.data', type: 'text/x-script; charset=utf-8', control: 'no-cache' },
    { path: '/__spa-fallback.html', type: 'text/html; charset=utf-8', control: 'no-cache' },
  ])('is at $path', async ({ path, type, control }) => {
    const reply = await get(path)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe(type)
    expect(reply.headers.get('cache-control')).toBe(control)
  })
})

describe('a wrong address', () => {
  it.each([
    { path: '/nothing', text: 'There is no such page.' },
    { path: '/level/3', text: 'There is no such page.' },
    { path: '/404', text: 'There is no such page.' },
    { path: '//level', text: 'There is no such page.' },
    { path: '//elsewhere.example/', text: 'There is no such page.' },
    { path: '/ml/nothing', text: 'അങ്ങനെയൊരു താളില്ല.' },
    { path: '/.vite/manifest.json', text: 'There is no such page.' },
    { path: '/level/index.html.br', text: 'There is no such page.' },
    { path: '/..%2f..%2fpackage.json', text: 'There is no such page.' },
    { path: '/%2e%2e/%2e%2e/etc/passwd', text: 'There is no such page.' },
    { path: '/..%5c..%5cpackage.json', text: 'There is no such page.' },
    { path: '/level%00', text: 'There is no such page.' },
    { path: '/constructor', text: 'There is no such page.' },
    { path: `/${'a'.repeat(10_000)}`, text: 'There is no such page.' },
  ])('$path shows the page for that, with a 404', async ({ path, text }) => {
    const reply = await get(path, html)
    expect(reply.status).toBe(404)
    expect(await reply.text()).toBe(text)
  })

  it.each([
    { path: '/%', text: 'There is no such page.' },
    { path: '/%zz', text: 'There is no such page.' },
    { path: '/%E0%A4%A', text: 'There is no such page.' },
    { path: '/ml/%ff', text: 'അങ്ങനെയൊരു താളില്ല.' },
  ])('$path, with an invalid percent sign, shows it with a 400', async ({ path, text }) => {
    const reply = await get(path, html)
    expect(reply.status).toBe(400)
    expect(await reply.text()).toBe(text)
    expect((await get(path)).headers.get('content-type')).toBe('application/json')
  })

  it.each([
    { path: '/nothing', accept: '*/*' },
    { path: '/nothing.data', accept: 'text/x-script' },
    { path: '/assets/gone-1a2b3c4d.js', accept: 'text/html' },
  ])('$path is a 404 in the one shape for a client that accepts $accept', async ({ path, accept }) => {
    const reply = await get(path, { accept })
    expect(reply.status).toBe(404)
    expect(reply.headers.get('content-type')).toBe('application/json')
  })

  it('shows the shell when the build has no page for it', async () => {
    const shell = { 'index.html': 'home', '__spa-fallback.html': 'shell' }
    const pages = await loadPages(aDirectory(shell), 'http://localhost')
    const reply = await (await startApp({ pages })).get('/nothing', html)
    expect(reply.status).toBe(404)
    expect(await reply.text()).toBe('shell')
  })
})

it('says so when the web app is not built', async () => {
  const reply = await (await startApp()).get('/', html)
  expect(reply.status).toBe(503)
  expect(await reply.text()).toContain('npm start builds it')
})
