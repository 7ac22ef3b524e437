/** The service worker's messages when it finds no room. Browsers do not tell pages how much room there is. */
export const lacking = { app: 'no room for the app', sounds: 'no room for sounds' } as const

export type Lacking = keyof typeof lacking

const lacks = new Set<Lacking>()
const watchers = new Set<() => void>()

/** Listens to these messages while the page is open. Returns a function that stops it. */
export function hearOfRoom(serviceWorker: ServiceWorkerContainer): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    for (const what of ['app', 'sounds'] as const) if (data === lacking[what]) lacks.add(what)
    for (const changed of watchers) changed()
  }
  serviceWorker.addEventListener('message', hear)
  return () => serviceWorker.removeEventListener('message', hear)
}

/** Whether there was no room for it, as far as this page knows. */
export const lacksRoom = (what: Lacking): boolean => lacks.has(what)

/** Calls `changed` when that may have changed. Returns a function that stops it. */
export function watchRoom(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}
