import { hearOfRoom } from './app-room.ts'

/** How often, at most, a tab that is looked at again asks whether there is a new version: milliseconds. */
const patience = 60 * 60 * 1000

/**
 * Has the service worker keep the app on this device. `onNewVersion` hears of each version that waits, or that another tab
 * has taken, with the way to take it in this one. Answers with the way to stop listening.
 */
export function keepApp(onNewVersion: (take: () => void) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const { serviceWorker } = navigator
  let controlled = serviceWorker.controller !== null
  let asked = false

  const offer = (worker: ServiceWorker) =>
    onNewVersion(() => {
      asked = true
      if (worker.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' })
      else location.reload()
    })

  const changed = () => {
    if (asked) location.reload()
    else if (controlled) onNewVersion(() => location.reload())
    else void keepPlayedClips()
    controlled = true
  }
  serviceWorker.addEventListener('controllerchange', changed, { signal })
  const stopHearing = hearOfRoom(serviceWorker)

  void register().then((registration) => {
    if (!registration || signal.aborted) return
    // Before the first version is active there is no other one that it could replace.
    const consider = (worker: ServiceWorker | null) => {
      if (worker?.state === 'installed' && registration.active) offer(worker)
      else worker?.addEventListener('statechange', () => consider(worker), { once: true, signal })
    }
    consider(registration.waiting ?? registration.installing)
    registration.addEventListener('updatefound', () => consider(registration.installing), { signal })
    askAgain(registration, signal)
  })
  return () => {
    stopHearing()
    listening.abort()
  }
}

/** A browser may forbid it; then the app lives from the network, as before. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}

/** A tab may stand open for days, and the browser asks only when a page is loaded. */
function askAgain(registration: ServiceWorkerRegistration, signal: AbortSignal) {
  let last = Date.now()
  const ask = () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < patience) return
    last = Date.now()
    registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', ask, { signal })
}

/** The clips that sounded before the service worker was there: asked for once more, they come from the browser's cache and are kept. */
async function keepPlayedClips() {
  const played = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/audio\/.*\.mp3$/.test(pathname))
  for (const url of played) await fetch(url).catch(() => undefined)
}
