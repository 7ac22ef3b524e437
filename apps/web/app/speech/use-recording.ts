import { useEffect, useRef, useState } from 'react'
import { stopClip } from '../sound/sound.ts'
import { type NoRecording, type RecordingUnderWay, startRecording } from './record.ts'

export type Recording =
  | { type: 'none' }
  | { type: 'asking' }
  | { type: 'under way' }
  /** Its address, which only this page knows. */
  | { type: 'done'; address: string }
  | { type: 'impossible'; why: NoRecording }

/**
 * The learner's own voice: recorded, played, and deleted when the page closes. `onTried` is called when there is a
 * recording, or when there cannot be one.
 */
export function useRecording(onTried?: () => void): {
  recording: Recording
  start: () => void
  stop: () => void
} {
  const [recording, setRecording] = useState<Recording>({ type: 'none' })
  const underWay = useRef<RecordingUnderWay>(undefined)
  const here = useRef(true)
  const address = useRef<string>(undefined)

  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      underWay.current?.stop()
      forget(address)
    }
  }, [])

  async function start() {
    // The microphone must not record the page's own sound.
    stopClip()
    setRecording({ type: 'asking' })
    const started = await startRecording()
    if (typeof started === 'string') return fail(started)
    // The page may have closed while the browser asked for permission.
    if (!here.current) return started.stop()
    underWay.current = started
    setRecording({ type: 'under way' })
    const result = await started.done
    if (!here.current) return
    if (typeof result === 'string') return fail(result)
    forget(address)
    address.current = URL.createObjectURL(result)
    setRecording({ type: 'done', address: address.current })
    onTried?.()
  }

  function fail(why: NoRecording) {
    setRecording({ type: 'impossible', why })
    onTried?.()
  }

  return { recording, start: () => void start(), stop: () => underWay.current?.stop() }
}

function forget(address: { current: string | undefined }) {
  if (address.current) URL.revokeObjectURL(address.current)
  address.current = undefined
}
