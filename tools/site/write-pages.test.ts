import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadPages } from '../../apps/server/src/pages/load-pages.ts'
import { builtOrigin } from '../../packages/api/src/origin.ts'
import { emptySite } from './empty-site.ts'
import { readSiteOptions } from './site-options.ts'
import { writePages } from './write-pages.ts'

const document = (path: string) =>
  `<!doctype html><html lang="en" data-origin="${builtOrigin}"><head><meta charSet="utf-8"/><script>first()</script><link rel="canonical" href="${builtOrigin}${path}"/></head></html>`

const built = {
  'index.html': document('/'),
  'level/index.html': document('/level'),
  'ml/index.html': document('/ml'),
  '404/index.html': '<!doctype html><html lang="en"><head><meta charSet="utf-8"/></head>no page</html>',
  'ml/404/index.html': '<!doctype html><html lang="ml"><head><meta charSet="utf-8"/></head>താളില്ല</html>',
  '__spa-fallback.html': '<!doctype html><html lang="en"><head><meta charSet="utf-8"/></head></html>',
  'assets/root-1a2b.js': 'run()',
}

let home: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'malayalam-site-'))
  for (const [path, text] of Object.entries(built)) put(join('built', path), text)
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

async function write(origin?: string) {
  const folder = join(home, 'site')
  emptySite(folder)
  writePages(folder, await loadPages(join(home, 'built'), origin ?? ''), origin)
  return (path: string) => readFileSync(join(folder, path), 'utf8')
}

describe('a site of plain files', () => {
  it('has each page under both names that hosts look for', async () => {
    const read = await write()
    expect(read('level.html')).toBe(read('level/index.html'))
    expect(read('ml.html')).toBe(read('ml/index.html'))
    expect(read('index.html')).toContain('first()')
  })

  it('says in each document that there is no server, and what it may run', async () => {
    const read = await write()
    for (const path of ['index.html', 'level.html', '404.html', 'ml/404.html', '__spa-fallback.html'])
      expect(read(path), path).toContain('<html data-static="" ')
    expect(read('level.html')).toMatch(
      /<meta charSet="utf-8"\/><meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' 'sha256-[^"]*"\/><script>/,
    )
  })

  it('leaves to a header what a page cannot say of itself', async () => {
    const read = await write()
    expect(read('level.html')).not.toContain('frame-ancestors')
    expect(read('_headers')).toMatch(/^\/\*\n(?: {2}.*\n)*? {2}x-frame-options: DENY\n/)
  })

  it('has a page for a wrong address in each language', async () => {
    const read = await write()
    expect(read('404.html')).toContain('no page')
    expect(read('ml/404.html')).toContain('താളില്ല')
  })

  it('names its own address where it has one, and a map of its pages', async () => {
    const read = await write('https://learn.example')
    expect(read('level.html')).toContain('<link rel="canonical" href="https://learn.example/level"/>')
    expect(read('sitemap.xml')).toContain('<loc>https://learn.example/level</loc>')
    expect(read('robots.txt')).toContain('Sitemap: https://learn.example/sitemap.xml')
  })

  it('names no address and has no map where it has none', async () => {
    const read = await write()
    expect(read('level.html')).toContain('<link rel="canonical" href="/level"/>')
    expect(existsSync(join(home, 'site/sitemap.xml'))).toBe(false)
    expect(read('robots.txt')).not.toContain('Sitemap')
  })

  it('keeps names that begin with a line at GitHub Pages', async () => {
    const read = await write()
    expect(read('.nojekyll')).toBe('')
  })
})

describe('the folder of a site', () => {
  it('is written anew, without what the site no longer has, and keeps what publishes it', async () => {
    await write()
    put('site/old.html', 'old')
    put('site/.git/config', 'mine')
    put('site/CNAME', 'learn.example')
    const read = await write()
    expect(existsSync(join(home, 'site/old.html'))).toBe(false)
    expect([read('.git/config'), read('CNAME')]).toEqual(['mine', 'learn.example'])
  })

  it('is left as it is where it has other files', () => {
    put('letters/home.txt', 'mine')
    expect(() => emptySite(join(home, 'letters'))).toThrow(
      'letters has other files in it. Name a new or an empty folder.',
    )
    expect(readFileSync(join(home, 'letters/home.txt'), 'utf8')).toBe('mine')
  })
})

describe('the words of the command', () => {
  it('are a folder, as seen from where it is given, and whether files are packed', () => {
    expect(readSiteOptions(['site'], '/home')).toEqual({ folder: '/home/site', compressed: false })
    expect(readSiteOptions(['--compressed', '/srv'], '/home')).toEqual({ folder: '/srv', compressed: true })
  })

  it.each([[[]], [['a', 'b']], [['--compressed']]])('%j is told how to say it', (words) => {
    expect(() => readSiteOptions(words, '/home')).toThrow('npm run build:site -- <folder>')
  })

  it('refuses an option that there is not', () => {
    expect(() => readSiteOptions(['site', '--zip'], '/home')).toThrow('There is no option --zip.')
  })
})

function put(path: string, text: string) {
  const file = join(home, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
