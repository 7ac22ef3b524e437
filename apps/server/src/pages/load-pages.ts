import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makePage } from './make-page.ts'
import type { Page, Pages } from './page.ts'

/** The built web app, read into memory once. Without a build there are no pages, and the rest of the server still answers. */
export function loadPages(dir: string): Pages {
  const files = new Map<string, Page>()
  for (const path of existsSync(dir) ? listFiles(dir) : []) files.set(path, readPage(dir, path))

  const documents = new Map<string, Page>()
  const notFound = new Map<string, Page>()
  const fallback = files.get('/__spa-fallback.html')
  if (fallback) notFound.set('', fallback)
  for (const [path, page] of files) {
    if (!path.endsWith('/index.html')) continue
    const address = path.slice(0, -'/index.html'.length)
    if (address.endsWith('/404')) notFound.set(address.slice(0, -'/404'.length), page)
    else documents.set(address || '/', page)
  }
  return { files, documents, notFound }
}

function readPage(dir: string, path: string): Page {
  const read = (end: string) => (existsSync(dir + path + end) ? readFileSync(dir + path + end) : undefined)
  const br = read('.br')
  const gzip = read('.gz')
  return makePage(path, { identity: readFileSync(dir + path), ...(br && { br }), ...(gzip && { gzip }) })
}

/** Paths from the root of the site. Names that begin with a dot are the build's own business. */
function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length).replaceAll('\\', '/'))
    .filter((path) => !path.includes('/.'))
    .sort()
}
