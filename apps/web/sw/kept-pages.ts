import { placeOf } from '../app/addresses/paths.ts'
import { cacheKeys } from '../app/device/storage/keys.ts'

/** The HTML of the pages, kept by language: languages that a learner does not read are not fetched. */
declare const self: ServiceWorkerGlobalScope

const arriving = new Map<string, Promise<void>>()

/**
 * Fetches the missing pages of a language. Each is whole or missing, and belongs to this build: a page of a
 * newer build on the server is refused by its id. Throws if something cannot be fetched or kept.
 */
export function keepPages(language: string): Promise<void> {
  const underWay = arriving.get(language)
  if (underWay) return underWay
  const keeping = fetchMissing(language).finally(() => arriving.delete(language))
  arriving.set(language, keeping)
  return keeping
}

/** The languages of the open tabs, and those that were kept before. */
export async function keepPagesInUse() {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = new Set(tabs.map(({ url }) => placeOf(new URL(url).pathname).language))
  const names = await caches.keys()
  for (const { language } of BUILT.pages) {
    const known = names.some((name) => name.startsWith(`${cacheKeys.pagesOf}${language}-`))
    if (known || open.has(language)) await keepPages(language)
  }
}

/**
 * The page's own address in its exact spelling, even if the request has other capitals. Undefined if there is
 * no such page.
 */
export function pageMeant(path: string): string | undefined {
  const small = path.toLowerCase()
  return setOf(placeOf(small).language)?.addresses.find((address) => address.toLowerCase() === small)
}

export async function keptPage(path: string): Promise<Response | undefined> {
  const set = setOf(placeOf(path).language)
  return set && caches.match(path, { cacheName: set.name, ignoreVary: true })
}

export async function dropOtherBuilds() {
  const ours = new Set(BUILT.pages.map(({ name }) => name))
  const others = (await caches.keys()).filter((name) => name.startsWith(cacheKeys.pagesOf) && !ours.has(name))
  await Promise.all(others.map((name) => caches.delete(name)))
}

const setOf = (language: string) => BUILT.pages.find((set) => set.language === language)

async function fetchMissing(language: string) {
  const set = setOf(language)
  if (!set) return
  const cache = await caches.open(set.name)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  for (const address of set.addresses) if (!kept.has(address)) await fetchPage(cache, address)
}

async function fetchPage(cache: Cache, address: string) {
  const reply = await fetch(address, { cache: 'no-cache', priority: 'low' })
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}.`)
  if (!(await isOfThisBuild(reply))) throw new Error(`${address} is of another build.`)
  await cache.put(address, reply)
}

export async function isOfThisBuild(page: Response): Promise<boolean> {
  return (await page.clone().text()).includes(`data-build="${BUILT.id}"`)
}
