import { type SoundSet, tally } from '@app/learning/offline'
import { createStore } from 'zustand'
import { keptClips, tellClips } from './clip-cache.ts'
import { type FetchOutcome, fetchClips } from './fetch-clips.ts'
import { voicedSets } from './voiced-sets.ts'

/** What is being done with a set: so many of its bytes are there, or why its clips came no further. */
type Work =
  | { type: 'resting' }
  | { type: 'fetching'; kept: number; cancel: () => void }
  | { type: 'stopped'; why: FetchOutcome }

export const resting: Work = { type: 'resting' }
/** Whatever page is shown: who goes on to the next one wants this one's sound all the same. */
export const works = createStore<Partial<Record<SoundSet, Work>>>(() => ({}))

const tell = (set: SoundSet, work: Work) => works.setState({ [set]: work })

export const rest = (set: SoundSet) => tell(set, resting)

/** Fetches what is missing of a set, until all is there, something stops it, or somebody does. */
export async function keepSet(set: SoundSet): Promise<FetchOutcome> {
  if (works.getState()[set]?.type === 'fetching') return 'cancelled'
  const controller = new AbortController()
  const cancel = () => controller.abort()
  let { kept, missing } = await lookAt(set)
  tell(set, { type: 'fetching', kept, cancel })
  const outcome = await fetchClips(missing, {
    signal: controller.signal,
    onKept: ({ bytes }) => {
      kept += bytes
      tell(set, { type: 'fetching', kept, cancel })
    },
  })
  tell(set, outcome === 'done' || outcome === 'cancelled' ? resting : { type: 'stopped', why: outcome })
  tellClips()
  return outcome
}

/** What of a set is on the device: read there each time, never remembered. */
export async function lookAt(set: SoundSet) {
  if (!('serviceWorker' in navigator)) throw new Error('What is kept here could not be played.')
  return tally((await voicedSets())[set], await keptClips())
}
