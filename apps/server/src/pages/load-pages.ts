import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtContact, builtOrigin } from '@app/api'
import type { Page, Pages } from '../outside/pages.ts'
import { makePage } from './make-page.ts'
import { pack, packTightly } from './pack.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'

/** Whether a folder contains a build. */
export const hasPages = (dir: string) => existsSync(join(dir, 'index.html'))

/**
 * Reads the built web app into memory once, with `origin` and the address for contact in its pages. Without a
 * build there are no pages, and the rest of the server still works.
 */
export async function loadPages(dir: string, origin: string, contact?: string): Promise<Pages> {
  const paths = existsSync(dir) ? listFiles(dir) : []
  // One after the other: compressing all pages at once would take more memory than the pages themselves.
  const files = new Map<string, Page>()
  const packedFast = new Map<string, Page>()
  const addPacked = async (path: string, text: string) => {
    const page = makePage(path, await pack(new TextEncoder().encode(text)))
    files.set(path, page)
    packedFast.set(path, page)
  }
  for (const path of paths) {
    const bytes = readFileSync(dir + path)
    if (isOfOrigin(path, bytes))
      await addPacked(
        path,
        withContact(
          decode(bytes).replaceAll(builtOrigin, () => origin),
          contact,
        ),
      )
    else files.set(path, readPacked(dir, path, bytes))
  }

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
    await addPacked('/sitemap.xml', sitemap(texts, origin))
    await addPacked('/robots.txt', robots(origin))
  }
  return { files, documents, notFound, packedFast }
}

/**
 * Compresses the pages again, as tightly as the build does, one after the other beside all other work, until
 * all are done or `isEnough` returns true. From then on each is sent so: 8 % smaller, which on slow 4G is 5
 * to 10 ms of a page.
 */
export async function repack({ packedFast }: Pages, isEnough: () => boolean): Promise<void> {
  for (const [path, page] of packedFast) {
    if (isEnough()) return
    const identity = page.identity.bytes
    const br = await packTightly(identity)
    Object.assign(page, makePage(path, { identity, br, ...(page.gzip && { gzip: page.gzip.bytes }) }))
  }
}

/** Whether a file contains its own origin. A file with its hash in its name never does. */
const isOfOrigin = (path: string, bytes: Buffer) =>
  !path.startsWith('/assets/') && bytes.includes(builtOrigin)

const contactPlaces = new RegExp(`${builtContact.replaceAll('.', '\\.')}([^"]*)`, 'g')

/** Puts the contact into its places. Without one, each place gets the page that is named in it. */
const withContact = (html: string, contact: string | undefined) =>
  html.replace(contactPlaces, (_place, page: string) => contact?.replaceAll('&', '&amp;') ?? page)

/** A file as the build compressed it. */
function readPacked(dir: string, path: string, identity: Buffer<ArrayBuffer>): Page {
  const read = (end: string) => (existsSync(dir + path + end) ? readFileSync(dir + path + end) : undefined)
  const br = read('.br')
  const gzip = read('.gz')
  return makePage(path, { identity, ...(br && { br }), ...(gzip && { gzip }) })
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** Paths from the root of the site. Files that begin with a dot are for the build only. */
function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length).replaceAll('\\', '/'))
    .filter((path) => !path.includes('/.'))
    .sort()
}
