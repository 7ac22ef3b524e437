import { clips } from 'virtual:content/clips'
import { addressesIn, type ClipManifest, renewal, replaced } from '@app/learning/offline'
import { cacheKeys } from '../device/storage/keys.ts'
import { askVoice } from '../sound/ask-voice.ts'
import { forgetClips, keptClips, notifyClips } from './clip-cache.ts'
import { fetchClips } from './fetch-clips.ts'
import { keepSet } from './keep-set.ts'
import { voicedSets } from './voiced-sets.ts'

/** The cache entry that notes which clips the device keeps. */
const note = '/clips'

/**
 * After an update of the app or of the operator's voice, fetches the kept clips that have changed. The old
 * clip stays until the new one arrives, and plays without a network. If it is interrupted, the next visit
 * continues. For learners who save data it fetches nothing.
 */
export async function renewClips() {
  if (!navigator.onLine || savesData()) return
  const today = await keyOfToday()
  if ((await noted()) === today) return
  await navigator.locks.request('renew clips', { ifAvailable: true }, async (lock) => {
    if (lock && (await renew())) await (await caches.open(cacheKeys.notes)).put(note, new Response(today))
  })
}

/** Returns whether nothing is left to do. */
async function renew(): Promise<boolean> {
  const kept = await keptClips()
  if (kept.size === 0) return true
  const reply = await fetch('/audio/manifest.json')
  if (!reply.ok) return false
  const addresses = addressesIn((await reply.json()) as ClipManifest)
  const { gone, sets, single } = renewal(kept, addresses, await voicedSets())
  if (gone.length > 0) await forgetClips(gone)
  for (const set of sets) if ((await keepSet(set)) !== 'done') return false
  const sounds = single.map((url) => ({ url, bytes: 0 }))
  const outcome = await fetchClips(sounds, { signal: new AbortController().signal, onKept: () => undefined })
  if (single.length > 0) notifyClips()
  const left = replaced(await keptClips(), addresses)
  if (left.length > 0) await forgetClips(left)
  return outcome === 'done'
}

/** The key of all clips, ours and those of the operator's voice. It changes when any clip changes. */
async function keyOfToday(): Promise<string> {
  const voice = await askVoice()
  if (voice.name === null) return clips
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(voice)))
  return `${clips} ${new Uint8Array(digest).join('.')}`
}

const noted = async () => (await caches.match(note, { cacheName: cacheKeys.notes }))?.text()

/** Not every browser has this setting. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
