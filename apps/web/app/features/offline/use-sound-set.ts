import { soundSets } from 'virtual:content/sound-sets'
import { droppable, type SoundSet, type Tally } from '@app/learning/offline'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { forgetClips, keptClips, watchClips } from './clip-cache.ts'
import { keepSet, lookAt, rest, watchWork, workOn } from './keep-set.ts'
import { askToPersist } from './persistence.ts'

/** A set of sounds as the device has it, and what is being done with it. A browser may keep nothing, in a private window for one: then it is `impossible`. */
export function useSoundSet(set: SoundSet) {
  const [found, setFound] = useState<Tally | 'impossible'>()
  const work = useSyncExternalStore(watchWork, () => workOn(set))

  useEffect(() => {
    const look = () => void lookAt(set).then(setFound, () => setFound('impossible'))
    look()
    return watchClips(look)
  }, [set])

  async function drop() {
    await forgetClips(droppable(set, soundSets, await keptClips()))
    rest(set)
  }

  async function keep() {
    void askToPersist()
    await keepSet(set)
  }

  return { found, work, keep, drop }
}
