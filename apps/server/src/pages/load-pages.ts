import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtContact, builtOrigin } from '@app/api'
import { makePage } from './make-page.ts'
import { pack, packTightly } from './pack.ts'
import type { Page, Pages } from './page.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'

/** Whether a build is in a folder. */
export const hasPages = (dir: string) => existsSync(join(dir, 'index.html'))

/**
 * The built web app, read into memory once, as it is at `origin`, with the address where its readers write to. Without a build
 * there are no pages, and the rest of the server still answers.
 */
export async function loadPages(dir: string, origin: string, contact?: string): Promise<Pages> {
  const paths = existsSync(dir) ? listFiles(dir) : []
  // One after the other: those that are packed anew would else all be in the works at once, which costs more memory than keeping them.
  const files = new Map<string, Page>()
  const hasty = new Map<string, Page>()
  const addPacked = async (path: string, text: string) => {
    const page = makePage(path, await pack(new TextEncoder().encode(text)))
    files.set(path, page)
    hasty.set(path, page)
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
  return { files, documents, notFound, hasty }
}

/**
 * Packs what was packed in haste as tightly as the build packs, one page after the other beside all other work, until there are no more or
 * `isEnough` says so. Each is sent so from then on: 8 % smaller, which on slow 4G is 5 to 10 ms of a page.
 */
export async function tighten({ hasty }: Pages, isEnough: () => boolean): Promise<void> {
  for (const [path, page] of hasty) {
    if (isEnough()) return
    const identity = page.identity.bytes
    const br = await packTightly(identity)
    Object.assign(page, makePage(path, { identity, br, ...(page.gzip && { gzip: page.gzip.bytes }) }))
  }
}

/** Whether a file names its own origin. What is named for its hash never does. */
const isOfOrigin = (path: string, bytes: Buffer) =>
  !path.startsWith('/assets/') && bytes.includes(builtOrigin)

const contactPlaces = new RegExp(`${builtContact.replaceAll('.', '\\.')}([^"]*)`, 'g')

/** Puts the contact into its places; where there is none, the page that stands behind each. */
const withContact = (html: string, contact: string | undefined) =>
  html.replace(contactPlaces, (_place, page: string) => contact?.replaceAll('&', '&amp;') ?? page)

/** A file as the build packed it. */
function readPacked(dir: string, path: string, identity: Buffer<ArrayBuffer>): Page {
  const read = (end: string) => (existsSync(dir + path + end) ? readFileSync(dir + path + end) : undefined)
  const br = read('.br')
  const gzip = read('.gz')
  return makePage(path, { identity, ...(br && { br }), ...(gzip && { gzip }) })
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
