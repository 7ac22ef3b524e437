import { inVoice } from '@app/learning/offline'
import { askVoice } from '../../sound/ask-voice.ts'
import { keptClips, notifyClips } from './clip-cache.ts'
import { fetchClips } from './fetch-clips.ts'
import { savesData } from './renew-clips.ts'

/** What a clip takes, at most on average, in bytes; and what may be kept without being asked for. */
const ofClip = 12_000
const most = 2_000_000

/**
 * Keeps clips that will be played soon, for times without a network. It is nothing a learner waits for: it does
 * nothing without a network, without a service worker, and for who saves data.
 */
export async function keepAhead(urls: readonly string[]) {
  if (!navigator.onLine || savesData() || !navigator.serviceWorker?.controller) return
  await navigator.locks.request('keep ahead', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    const voice = await askVoice()
    const kept = await keptClips()
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
