import { watchNoRoom } from './no-room.ts'

/** The shortest time between two checks for a new version when a tab is visible again, in milliseconds. */
const checkEvery = 60 * 60 * 1000

/**
 * Has the service worker keep the app on this device. `onNewVersion` is called for each version that waits,
 * or that another tab has taken, with a function that takes it in this tab. Returns a function that stops
 * listening.
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
  const stopHearing = watchNoRoom(serviceWorker)

  void register().then((registration) => {
    if (!registration || signal.aborted) return
    // Before the first version is active there is none to replace.
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

/** A browser may forbid it. Then the app works only with a network, as before. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}

/** A tab may stay open for days, but the browser checks only when a page is loaded. */
function askAgain(registration: ServiceWorkerRegistration, signal: AbortSignal) {
  let last = Date.now()
  const ask = () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < checkEvery) return
    last = Date.now()
    registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', ask, { signal })
}

/**
 * Clips that played before the service worker was active are requested again. They come from the browser's
 * cache and are kept.
 */
async function keepPlayedClips() {
  const played = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/audio\/.*\.mp3$/.test(pathname))
  for (const url of played) await fetch(url).catch(() => undefined)
}
