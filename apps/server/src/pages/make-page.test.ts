import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makePage } from './make-page.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const scriptsOf = (html: string) => {
  const { headers } = makePage('/index.html', { identity: new Uint8Array(Buffer.from(html)) }).identity
  const policy = headers['content-security-policy'] ?? ''
  return /script-src 'self' ?(?<hashes>[^;]*);/.exec(policy)?.groups?.hashes?.split(' ').filter(Boolean)
}

describe('the policy of an HTML file', () => {
  it.each([
    { what: 'no script', html: '<p>script</p>', scripts: [] },
    { what: 'a script of its own', html: '<script>a()</script>', scripts: ['a()'] },
    {
      what: 'attributes',
      html: '<script type="module" async>import "/x.js";</script>',
      scripts: ['import "/x.js";'],
    },
    { what: 'several', html: '<SCRIPT>a()</SCRIPT><p></p><script>b()</script >', scripts: ['a()', 'b()'] },
    { what: 'the same twice', html: '<script>a()</script><script>a()</script>', scripts: ['a()'] },
    { what: 'a file', html: '<script src="/a.js"></script><script\nsrc = "/b.js"></script>', scripts: [] },
    { what: 'lines of another system', html: '<script>a()\r\nb()\r</script>', scripts: ['a()\nb()\n'] },
    { what: 'Malayalam', html: '<script>say("അമ്മ")</script>', scripts: ['say("അമ്മ")'] },
    {
      what: 'data beside a script',
      html: '<script type="application/ld+json">{"a":1}</script><script>a()</script>',
      scripts: ['a()'],
    },
    {
      what: 'an attribute that only looks like src',
      html: '<script data-src="x">a()</script>',
      scripts: ['a()'],
    },
  ])('allows $what', ({ html, scripts }) => {
    expect(scriptsOf(html)).toEqual(scripts.map(sha256))
  })
})

it('allows nothing to a file that is not HTML', () => {
  const { headers } = makePage('/icon.svg', { identity: new Uint8Array(Buffer.from('<svg/>')) }).identity
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
})

it('lets the service worker fetch from our own server, and do nothing else', () => {
  const { headers } = makePage('/sw.js', { identity: new Uint8Array(Buffer.from('self')) }).identity
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  )
  expect(headers['content-type']).toMatch(/^text\/javascript/)
  expect(headers['cache-control']).toBe('no-cache')
})

it.each([
  { path: '/youtube2/index.html', frames: 'frame-src https://www.youtube-nocookie.com' },
  { path: '/ml/youtube2/index.html', frames: 'frame-src https://www.youtube-nocookie.com' },
  { path: '/youtube/index.html', frames: undefined },
  { path: '/demo/index.html', frames: undefined },
  { path: '/a/b/youtube2/index.html', frames: undefined },
])('lets $path show $frames in a frame', ({ path, frames }) => {
  const { headers } = makePage(path, { identity: new Uint8Array(Buffer.from('<p>')) }).identity
  const policy = headers['content-security-policy']?.split('; ') ?? []
  expect(policy.find((rule) => rule.startsWith('frame-src'))).toBe(frames)
  expect(policy).toContain("script-src 'self'")
})

it('lets the worker that reads files load its parts and run WebAssembly from our own server, and nothing else', () => {
  const { headers } = makePage('/assets/bring-worker-B1Xk2.js', {
    identity: new Uint8Array(Buffer.from('self')),
  }).identity
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
  )
  const wasm = makePage('/assets/sql-B1Xk2.wasm', { identity: new Uint8Array([0]) }).identity
  expect(wasm.headers['content-type']).toBe('application/wasm')
})

it('lets pages ask for the microphone, and nothing else', () => {
  const policyOf = (path: string) =>
    makePage(path, { identity: new Uint8Array() }).identity.headers['permissions-policy']
  expect(policyOf('/letters/index.html')).toMatch(/microphone=\(self\)$/)
  for (const path of ['/sw.js', '/icon.svg', '/manifest.webmanifest'])
    expect(policyOf(path)).toMatch(/microphone=\(\)$/)
})

it('gives a page of another origin that opens one of ours no control of its window', () => {
  const { headers } = makePage('/index.html', { identity: new Uint8Array() }).identity
  expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' })
})
