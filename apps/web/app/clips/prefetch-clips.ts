import { inVoice } from '@app/learning/offline'
import { askVoice } from '../sound/ask-voice.ts'
import { keptClips, notifyClips } from './clip-cache.ts'
import { fetchClips } from './fetch-clips.ts'
import { savesData } from './renew-clips.ts'

/** What a clip takes, at most on average, in bytes; and what may be kept without being asked for. */
const ofClip = 12_000
const most = 2_000_000

/**
 * Keeps clips that will be played soon, for times without a network; `clips` finds their addresses. Nobody waits for
 * it, so it begins when the app itself is on the device. It does nothing without a network, without a service worker,
 * and for who saves data.
 */
export async function prefetchClips(clips: () => Promise<readonly string[]>) {
  if (!navigator.onLine || savesData() || !('serviceWorker' in navigator)) return
  await workerServes(navigator.serviceWorker)
  await navigator.locks.request('keep ahead', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    const [voice, kept, urls] = [await askVoice(), await keptClips(), await clips()]
    const missing = urls
      .slice(0, Math.floor(most / ofClip))
      .map((url) => inVoice(voice, url))
      .filter((url) => !kept.has(url))
    if (missing.length === 0) return
    await fetchClips(
      missing.map((url) => ({ url, bytes: ofClip })),
      { signal: new AbortController().signal, onKept: () => undefined },
    )
    notifyClips()
  })
}

/** On a first visit this takes as long as the app takes to arrive. Where it may not be kept, it never resolves. */
function workerServes(serviceWorker: ServiceWorkerContainer): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!serviceWorker.controller) return
      serviceWorker.removeEventListener('controllerchange', look)
      resolve()
    }
    serviceWorker.addEventListener('controllerchange', look)
    look()
  })
}
