import { soundSets } from 'virtual:content/sound-sets'
import { droppable, type SoundSet, type Tally } from '@app/learning/offline'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { forgetClips, keptClips, watchClips } from './clip-cache.ts'
import { keepSet, lookAt, rest, resting, works } from './keep-set.ts'
import { askToPersist } from './persistence.ts'
import { voicedSets } from './voiced-sets.ts'

/** A set of sounds as the device has it, and what is being done with it. A browser may keep nothing, in a private window for one: then it is `impossible`. */
export function useSoundSet(set: SoundSet) {
  const [found, setFound] = useState<Tally | 'impossible'>()
  const work = useStore(works, (works) => works[set] ?? resting)

  useEffect(() => {
    const look = () => void lookAt(set).then(setFound, () => setFound('impossible'))
    look()
    return watchClips(look)
  }, [set])

  async function drop() {
    const kept = await keptClips()
    // From a time without the operator's voice, or with its clips out of reach, ours may be kept beside it.
    const [voiced, ours] = [droppable(set, await voicedSets(), kept), droppable(set, soundSets, kept)]
    await forgetClips(new Set([...voiced, ...ours]))
    rest(set)
  }

  async function keep() {
    void askToPersist()
    await keepSet(set)
  }

  return { found, work, keep, drop }
}
