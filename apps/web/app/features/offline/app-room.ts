/** What the service worker says where it found no room for the app; browsers do not tell pages how much there is. */
export const noRoom = 'no room for the app'

let found = true

/** Hears it. Answers with the way to stop. */
export function watchRoom(serviceWorker: ServiceWorkerContainer): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === noRoom) found = false
  }
  serviceWorker.addEventListener('message', hear)
  return () => serviceWorker.removeEventListener('message', hear)
}

/** Whether there was room for the app, as far as this page has heard. */
export const roomFound = (): boolean => found
