/** What the service worker says where it found no room; browsers do not tell pages how much there is. */
export const lacking = { app: 'no room for the app', sounds: 'no room for sounds' } as const

export type Lacking = keyof typeof lacking

const lacks = new Set<Lacking>()
const watchers = new Set<() => void>()

/** Hears it, as long as the page is open. Answers with the way to stop. */
export function hearOfRoom(serviceWorker: ServiceWorkerContainer): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    for (const what of ['app', 'sounds'] as const) if (data === lacking[what]) lacks.add(what)
    for (const changed of watchers) changed()
  }
  serviceWorker.addEventListener('message', hear)
  return () => serviceWorker.removeEventListener('message', hear)
}

/** Whether there was no room for it, as far as this page has heard. */
export const lacksRoom = (what: Lacking): boolean => lacks.has(what)

/** Hears when that may have changed. Answers with the way to stop. */
export function watchRoom(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}
