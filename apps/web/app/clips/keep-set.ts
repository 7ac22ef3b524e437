import { type SoundSet, tally } from '@app/learning/offline'
import { createStore } from 'zustand'
import { keptClips, notifyClips } from './clip-cache.ts'
import { type FetchOutcome, fetchClips } from './fetch-clips.ts'
import { voicedSets } from './voiced-sets.ts'

/** The state of a set: how many of its bytes are there, or why fetching stopped. */
type SetState =
  | { type: 'resting' }
  | { type: 'fetching'; kept: number; cancel: () => void }
  | { type: 'stopped'; why: FetchOutcome }

export const resting: SetState = { type: 'resting' }
/** It outlives the page: the sound of one page is still fetched while the learner is on the next one. */
export const setStates = createStore<Partial<Record<SoundSet, SetState>>>(() => ({}))

const setState = (set: SoundSet, work: SetState) => setStates.setState({ [set]: work })

export const rest = (set: SoundSet) => setState(set, resting)

/** Fetches the missing clips of a set, until all are there or it is stopped. */
export async function keepSet(set: SoundSet): Promise<FetchOutcome> {
  if (setStates.getState()[set]?.type === 'fetching') return 'cancelled'
  const controller = new AbortController()
  const cancel = () => controller.abort()
  let { kept, missing } = await readSoundSet(set)
  setState(set, { type: 'fetching', kept, cancel })
  const outcome = await fetchClips(missing, {
    signal: controller.signal,
    onKept: ({ bytes }) => {
      kept += bytes
      setState(set, { type: 'fetching', kept, cancel })
    },
  })
  setState(set, outcome === 'done' || outcome === 'cancelled' ? resting : { type: 'stopped', why: outcome })
  notifyClips()
  return outcome
}

/** Reads which clips of a set are on the device. It is read each time and never remembered. */
export async function readSoundSet(set: SoundSet) {
  if (!('serviceWorker' in navigator)) throw new Error('What is kept here could not be played.')
  return tally((await voicedSets())[set], await keptClips())
}
