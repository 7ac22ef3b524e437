import { type NoRoom, noRoomMessages } from '../app/features/offline/no-room.ts'

declare const self: ServiceWorkerGlobalScope

/** Tells every tab that there was no room, if that is why something failed. */
export async function reportNoRoom(error: unknown, what: NoRoom) {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    for (const tab of await self.clients.matchAll({ includeUncontrolled: true }))
      tab.postMessage(noRoomMessages[what])
}
