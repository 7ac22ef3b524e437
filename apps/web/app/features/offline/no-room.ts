/** The service worker's messages when it finds no room. Browsers do not tell pages how much room there is. */
export const noRoomMessages = { app: 'no room for the app', sounds: 'no room for sounds' } as const

export type NoRoom = keyof typeof noRoomMessages

const missing = new Set<NoRoom>()
const watchers = new Set<() => void>()

/** Listens to these messages while the page is open. Returns a function that stops it. */
export function watchNoRoom(serviceWorker: ServiceWorkerContainer): () => void {
  const receive = ({ data }: MessageEvent<unknown>) => {
    for (const what of ['app', 'sounds'] as const) if (data === noRoomMessages[what]) missing.add(what)
    for (const changed of watchers) changed()
  }
  serviceWorker.addEventListener('message', receive)
  return () => serviceWorker.removeEventListener('message', receive)
}

/** Whether there was no room for it, as far as this page knows. */
export const hasNoRoom = (what: NoRoom): boolean => missing.has(what)

/** Calls `changed` when that may have changed. Returns a function that stops it. */
export function watchRoom(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}
