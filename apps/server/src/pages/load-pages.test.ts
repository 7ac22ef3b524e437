import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { builtContact, builtOrigin } from '@app/api'
import { describe, expect, it } from 'vitest'
import type { Page } from '../outside/pages.ts'
import { aDirectory } from '../testing/start-app.ts'
import { loadPages, repack } from './load-pages.ts'

const origin = 'https://learn.example'

const documentAt = (path: string, head = '', canonical = path) =>
  `<html data-origin="${builtOrigin}"><head><link rel="canonical" href="${builtOrigin}${canonical}"/>
   <link rel="alternate" hrefLang="en" href="${builtOrigin}${canonical}"/>
   <link rel="alternate" hrefLang="ml" href="${builtOrigin}/ml${canonical}"/>${head}</head>
   <script>run("${builtOrigin}")</script>
   <script type="application/ld+json">{"url":"${builtOrigin}${canonical}"}</script></html>`

const built = {
  'index.html': documentAt('/'),
  'Landing/index.html': documentAt('/Landing', '', '/'),
  'letters/index.html': documentAt('/letters'),
  'results/index.html': documentAt('/results', '<meta name="robots" content="noindex"/>'),
  '404/index.html': documentAt('/404'),
  'ml/index.html': documentAt('/ml', '<p>അമ്മ</p>'),
  'assets/about-1a2b3c4d.js': `say("${builtOrigin}")`,
  'plain/index.html': '<p>No address</p>',
  'plain/index.html.br': 'packed by the build',
}

const load = (from: string) => loadPages(aDirectory(built), from)
const textOf = (page: Page | undefined) => new TextDecoder().decode(page?.identity.bytes)

describe('the pages at an origin', () => {
  it('have the origin wherever the build left a place for it, in every encoding', async () => {
    const { documents, notFound } = await load(origin)
    const named = [
      { page: documents.get('/'), html: built['index.html'] },
      { page: documents.get('/ml'), html: built['ml/index.html'] },
      { page: notFound.get(''), html: built['404/index.html'] },
    ]
    for (const { page, html } of named) {
      const text = textOf(page)
      expect(text).toBe(html.replaceAll(builtOrigin, origin))
      expect(brotliDecompressSync(page?.br?.bytes ?? '').toString()).toBe(text)
      expect(gunzipSync(page?.gzip?.bytes ?? '').toString()).toBe(text)
      expect(page?.br?.headers).toMatchObject({
        'content-encoding': 'br',
        'content-length': String(page?.br?.bytes.byteLength),
        vary: 'accept-encoding',
      })
    }
  })

  it('have another ETag at another origin, in every encoding, and the same at the same', async () => {
    const etags = async (from: string) => {
      const page = (await load(from)).documents.get('/letters')
      return [page?.identity.etag, page?.br?.etag, page?.gzip?.etag]
    }
    const [first, again, other] = [
      await etags(origin),
      await etags(origin),
      await etags('http://127.0.0.1:3000'),
    ]
    expect(again).toEqual(first)
    expect(new Set([...first, ...other]).size).toBe(6)
  })

  it('allow their scripts as they are at the origin, and need no hash for data, which is not run', async () => {
    const page = (await load(origin)).documents.get('/letters')
    const policy = page?.identity.headers['content-security-policy'] ?? ''
    const hash = createHash('sha256').update(`run("${origin}")`).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(page?.br?.headers['content-security-policy']).toBe(policy)
  })

  it('insert an origin as it is, whatever its characters mean in a pattern', async () => {
    expect(textOf((await load("https://$&.$'.example")).documents.get('/letters'))).toContain(
      `href="https://$&.$'.example/letters"`,
    )
  })

  it('are compressed more tightly in the background, with the same text, until it is enough', async () => {
    const pages = await load(origin)
    const page = pages.documents.get('/letters')
    const before = page?.br
    await repack(pages, () => true)
    expect(page?.br).toBe(before)
    await repack(pages, () => false)
    expect(page?.br).not.toBe(before)
    expect(page?.br?.bytes.byteLength).toBeLessThanOrEqual(before?.bytes.byteLength ?? 0)
    expect(page?.br?.headers['content-length']).toBe(String(page?.br?.bytes.byteLength))
    expect(brotliDecompressSync(page?.br?.bytes ?? '').toString()).toBe(textOf(page))
    expect(gunzipSync(page?.gzip?.bytes ?? '').toString()).toBe(textOf(page))
    expect(pages.packedFast.has('/plain/index.html')).toBe(false)
  })

  it('leave alone files that never change under their name, and files without an origin', async () => {
    const { files, documents } = await load(origin)
    expect(textOf(files.get('/assets/about-1a2b3c4d.js'))).toBe(built['assets/about-1a2b3c4d.js'])
    expect(Buffer.from(documents.get('/plain')?.br?.bytes ?? '').toString()).toBe('packed by the build')
  })
})

describe('the way to reach us', () => {
  const page = `<html data-origin="${builtOrigin}" data-contact="${builtContact}"><a href="${builtContact}/ml/about#contact">ഞങ്ങൾ</a></html>`
  const shown = async (contact?: string) =>
    textOf((await loadPages(aDirectory({ 'index.html': page }), origin, contact)).documents.get('/'))

  it('leads to the contact wherever a page links it', async () => {
    expect(await shown('mailto:hello@example.org')).toBe(
      `<html data-origin="${origin}" data-contact="mailto:hello@example.org"><a href="mailto:hello@example.org">ഞങ്ങൾ</a></html>`,
    )
    expect(await shown('https://example.org/?a=$&b=1')).toContain('href="https://example.org/?a=$&amp;b=1"')
  })

  it('leads to a page of this site, in its language, where there is no contact', async () => {
    expect(await shown()).toBe(
      `<html data-origin="${origin}" data-contact=""><a href="/ml/about#contact">ഞങ്ങൾ</a></html>`,
    )
  })
})

describe('what crawlers read', () => {
  it('lists the pages that may be found, each with its alternates, and no others', async () => {
    const page = (await load(origin)).files.get('/sitemap.xml')
    const xml = textOf(page)
    expect([...xml.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${origin}/`,
      `${origin}/letters`,
      `${origin}/ml`,
    ])
    expect(xml).toContain(
      `<loc>${origin}/letters</loc>
<xhtml:link rel="alternate" hreflang="en" href="${origin}/letters"/>
<xhtml:link rel="alternate" hreflang="ml" href="${origin}/ml/letters"/>
</url>`,
    )
    expect(page?.gzip?.headers['content-type']).toBe('application/xml')
  })

  it('names the sitemap in robots.txt, and keeps crawlers out of the API', async () => {
    const page = (await load(origin)).files.get('/robots.txt')
    expect(textOf(page)).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`)
    expect(page?.identity.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  it('is nothing without a build', async () => {
    expect((await loadPages('/nowhere', origin)).files.size).toBe(0)
  })
})
