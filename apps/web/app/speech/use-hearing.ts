import { type Hearing, hear } from '@app/learning/speech'
import { useEffect, useRef, useState } from 'react'
import { stopClip } from '../sound/sound.ts'
import { type Listener, listenOnce } from './recognition.ts'

/** Checks how a text is said: the state of speech recognition, and a function that starts and stops it. */
export function useHearing(
  text: string,
  onHeard: (transcript: string) => void,
): { hearing: Hearing; toggle: () => void } {
  const [hearing, setHearing] = useState<Hearing>({ type: 'idle' })
  const listener = useRef<Listener>(undefined)

  useEffect(() => () => listener.current?.abort(), [])

  function toggle() {
    if (hearing.type === 'listening') return listener.current?.stop()
    // The microphone must not pick up the page's own sound.
    stopClip()
    listener.current?.abort()
    let isHeard = false
    listener.current = listenOnce((event) => {
      setHearing((now) => hear(text, now, event))
      if (event.type !== 'result' || isHeard) return
      isHeard = true
      onHeard(event.transcript)
    })
  }

  return { hearing, toggle }
}
