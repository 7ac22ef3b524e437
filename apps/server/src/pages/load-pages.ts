import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtOrigin } from '@app/api'
import { makePage } from './make-page.ts'
import { pack } from './pack.ts'
import type { Page, Pages } from './page.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'

/**
 * The built web app, read into memory once, as it is at `origin`. Without a build there are no pages, and the rest of the
 * server still answers.
 */
export async function loadPages(dir: string, origin: string): Promise<Pages> {
  const paths = existsSync(dir) ? listFiles(dir) : []
  // One after the other: those that are packed anew would else all be in the works at once, which costs more memory than keeping them.
  const files = new Map<string, Page>()
  for (const path of paths) files.set(path, await readPage(dir, path, origin))

  const documents = new Map<string, Page>()
  const notFound = new Map<string, Page>()
  const fallback = files.get('/__spa-fallback.html')
  if (fallback) notFound.set('', fallback)
  for (const [path, page] of files) {
    if (!path.endsWith('/index.html')) continue
    const address = path.slice(0, -'/index.html'.length)
    if (address.endsWith('/404')) notFound.set(address.slice(0, -'/404'.length), page)
    else if (files.delete(path)) documents.set(address || '/', page)
  }

  if (documents.size > 0) {
    const texts = new Map([...documents].map(([path, { identity }]) => [path, decode(identity.bytes)]))
    files.set('/sitemap.xml', await makePacked('/sitemap.xml', sitemap(texts, origin)))
    files.set('/robots.txt', await makePacked('/robots.txt', robots(origin)))
  }
  return { files, documents, notFound }
}

/** A file as the build packed it, or packed anew where it names its own origin. What is named for its hash never does. */
async function readPage(dir: string, path: string, origin: string): Promise<Page> {
  const identity = readFileSync(dir + path)
  if (!path.startsWith('/assets/') && identity.includes(builtOrigin)) {
    return makePacked(
      path,
      decode(identity).replaceAll(builtOrigin, () => origin),
    )
  }
  const read = (end: string) => (existsSync(dir + path + end) ? readFileSync(dir + path + end) : undefined)
  const br = read('.br')
  const gzip = read('.gz')
  return makePage(path, { identity, ...(br && { br }), ...(gzip && { gzip }) })
}

async function makePacked(path: string, text: string): Promise<Page> {
  return makePage(path, await pack(new TextEncoder().encode(text)))
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** Paths from the root of the site. Names that begin with a dot are the build's own business. */
function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length).replaceAll('\\', '/'))
    .filter((path) => !path.includes('/.'))
    .sort()
}
