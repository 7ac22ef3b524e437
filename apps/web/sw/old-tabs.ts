import { cacheKeys } from '../app/device/storage/keys.ts'

/** The tabs that were open when this build took over. They still ask for files of the previous build. */
declare const self: ServiceWorkerGlobalScope

const note = '/old-tabs'

/** A single tab is the one that asked for the new build, and is about to be reloaded. */
export async function rememberOldTabs(tabs: readonly Client[]) {
  const ids = tabs.length > 1 ? tabs.map(({ id }) => id) : []
  await (await caches.open(cacheKeys.notes)).put(note, new Response(JSON.stringify(ids)))
}

/** Whether they have all been closed. It is true once: after that there is nothing to check. */
export async function oldTabsAreGone(): Promise<boolean> {
  const cache = await caches.open(cacheKeys.notes)
  const ids = ((await (await cache.match(note))?.json()) ?? undefined) as string[] | undefined
  if (!ids) return false
  const living = await Promise.all(ids.map((id) => self.clients.get(id)))
  if (living.some((tab) => tab !== undefined)) return false
  return cache.delete(note)
}
