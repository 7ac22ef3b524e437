import { type Lacking, lacking } from '../app/features/offline/app-room.ts'

declare const self: ServiceWorkerGlobalScope

/** Tells every tab that there was no room, if that is why something failed. */
export async function tellNoRoom(error: unknown, what: Lacking) {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    for (const tab of await self.clients.matchAll({ includeUncontrolled: true }))
      tab.postMessage(lacking[what])
}
