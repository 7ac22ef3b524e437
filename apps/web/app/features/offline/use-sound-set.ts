import { soundSets } from 'virtual:content/sound-sets'
import { droppable, type SoundSet, type Tally, tally } from '@app/learning/offline'
import { useEffect, useRef, useState } from 'react'
import { forgetClips, keptClips } from '../../lib/clip-cache.ts'
import { type FetchOutcome, fetchClips } from './fetch-clips.ts'
import { askToPersist } from './persistence.ts'

/** What is being done with a set; `stopped` says why its clips came no further. */
type Work = { type: 'resting' } | { type: 'fetching' } | { type: 'stopped'; why: FetchOutcome }

/** A set of sounds as the device has it. What is told is read from the device each time, never remembered. */
export function useSoundSet(set: SoundSet) {
  const [found, setFound] = useState<Tally>()
  const [work, setWork] = useState<Work>({ type: 'resting' })
  const cancelling = useRef<AbortController>(undefined)

  useEffect(() => {
    void look(set).then(setFound)
    return () => cancelling.current?.abort()
  }, [set])

  async function keep() {
    const controller = new AbortController()
    cancelling.current = controller
    setWork({ type: 'fetching' })
    void askToPersist()
    const before = await look(set)
    setFound(before)
    let arrived = before.kept
    const outcome = await fetchClips(before.missing, {
      signal: controller.signal,
      onKept: ({ bytes }) => {
        arrived += bytes
        setFound({ ...before, kept: arrived })
      },
    })
    setFound(await look(set))
    setWork(
      outcome === 'done' || outcome === 'cancelled' ? { type: 'resting' } : { type: 'stopped', why: outcome },
    )
  }

  async function drop() {
    await forgetClips(droppable(set, soundSets, await keptClips()))
    setFound(await look(set))
    setWork({ type: 'resting' })
  }

  return { found, work, keep, drop, cancel: () => cancelling.current?.abort() }
}

const look = async (set: SoundSet) => tally(soundSets[set], await keptClips())
