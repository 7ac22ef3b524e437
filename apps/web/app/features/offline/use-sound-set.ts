import { soundSets } from 'virtual:content/sound-sets'
import { droppable, type SoundSet, type Tally, tally } from '@app/learning/offline'
import { useEffect, useRef, useState } from 'react'
import { forgetClips, keptClips, tellClips, watchClips } from './clip-cache.ts'
import { type FetchOutcome, fetchClips } from './fetch-clips.ts'
import { askToPersist } from './persistence.ts'

/** What is being done with a set; `stopped` says why its clips came no further. */
type Work = { type: 'resting' } | { type: 'fetching' } | { type: 'stopped'; why: FetchOutcome }

/**
 * A set of sounds as the device has it. What is told is read from the device each time, never remembered. A browser
 * may keep nothing, in a private window for one: then it is `impossible`.
 */
export function useSoundSet(set: SoundSet) {
  const [found, setFound] = useState<Tally | 'impossible'>()
  const [work, setWork] = useState<Work>({ type: 'resting' })
  const cancelling = useRef<AbortController>(undefined)

  useEffect(() => {
    const tell = () => void look(set).then(setFound, () => setFound('impossible'))
    tell()
    const stop = watchClips(tell)
    return () => {
      stop()
      cancelling.current?.abort()
    }
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
    tellClips()
    setFound(await look(set))
    setWork(
      outcome === 'done' || outcome === 'cancelled' ? { type: 'resting' } : { type: 'stopped', why: outcome },
    )
  }

  async function drop() {
    await forgetClips(droppable(set, soundSets, await keptClips()))
    setWork({ type: 'resting' })
  }

  return { found, work, keep, drop, cancel: () => cancelling.current?.abort() }
}

async function look(set: SoundSet): Promise<Tally> {
  if (!('serviceWorker' in navigator)) throw new Error('What is kept here could not be played.')
  return tally(soundSets[set], await keptClips())
}
