import { clips } from 'virtual:content/clips'
import { soundSets } from 'virtual:content/sound-sets'
import { type ClipManifest, renewal, versionsIn } from '@app/learning/offline'
import { forgetClips, keptClips, tellClips } from './clip-cache.ts'
import { fetchClips } from './fetch-clips.ts'
import { keepSet } from './keep-set.ts'

/** Where it is noted which clips the device's are known to be. */
const notes = 'notes'
const note = '/clips'

/**
 * After an update: fetches anew what the device keeps and the app plays otherwise now. Until the new clip is there, the old one stays and
 * is played where there is no network. What stops it leaves the rest for the next visit. Learners who save data fetch nothing by themselves.
 */
export async function renewClips() {
  if (!navigator.onLine || savesData() || (await noted()) === clips) return
  await navigator.locks.request('renew clips', { ifAvailable: true }, async (lock) => {
    if (lock && (await renew())) await (await caches.open(notes)).put(note, new Response(clips))
  })
}

/** Answers whether nothing is left to do. */
async function renew(): Promise<boolean> {
  const kept = await keptClips()
  if (kept.size === 0) return true
  const reply = await fetch('/audio/manifest.json')
  if (!reply.ok) return false
  const { gone, sets, single } = renewal(kept, versionsIn((await reply.json()) as ClipManifest), soundSets)
  if (gone.length > 0) await forgetClips(gone)
  for (const set of sets) if ((await keepSet(set)) !== 'done') return false
  const sounds = single.map((url) => ({ url, bytes: 0 }))
  const outcome = await fetchClips(sounds, { signal: new AbortController().signal, onKept: () => undefined })
  if (single.length > 0) tellClips()
  return outcome === 'done'
}

const noted = async () => (await caches.match(note, { cacheName: notes }))?.text()

/** Not every browser says so. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
