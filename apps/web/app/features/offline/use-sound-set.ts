import { droppable, type SoundSet, type Tally } from '@app/learning/offline'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { forgetClips, keptClips, watchClips } from '../../clips/clip-cache.ts'
import { keepSet, readSoundSet, rest, resting, setStates } from '../../clips/keep-set.ts'
import { ourSets, voicedSets } from '../../clips/voiced-sets.ts'
import { askToPersist } from '../../device/keeping/persistence.ts'

/**
 * A sound set on the device, and what is being done with it. `impossible` if the browser keeps nothing, as in
 * a private window.
 */
export function useSoundSet(set: SoundSet) {
  const [found, setFound] = useState<Tally | 'impossible'>()
  const work = useStore(setStates, (states) => states[set] ?? resting)

  useEffect(() => {
    const update = () => void readSoundSet(set).then(setFound, () => setFound('impossible'))
    update()
    return watchClips(update)
  }, [set])

  async function drop() {
    const kept = await keptClips()
    // Clips of ours may also be kept, from a time without the operator's voice or while its clips were out of
    // reach.
    const [voiced, ours] = [droppable(set, await voicedSets(), kept), droppable(set, await ourSets(), kept)]
    await forgetClips(new Set([...voiced, ...ours]))
    rest(set)
  }

  async function keep() {
    void askToPersist()
    await keepSet(set)
  }

  return { found, work, keep, drop }
}
