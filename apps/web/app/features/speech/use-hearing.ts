import { type Hearing, hear } from '@app/learning/speech'
import { useEffect, useRef, useState } from 'react'
import { stopClip } from '../../sound/sound.ts'
import { type Listener, listenOnce } from './recognition.ts'

/** Checks how a text is said: the state of speech recognition, and functions that start and stop it. */
export function useHearing(text: string): { hearing: Hearing; toggle: () => void } {
  const [hearing, setHearing] = useState<Hearing>({ type: 'idle' })
  const listener = useRef<Listener>(undefined)

  useEffect(() => () => listener.current?.abort(), [])

  function toggle() {
    if (hearing.type === 'listening') return listener.current?.stop()
    // The microphone must not pick up the page's own sound.
    stopClip()
    listener.current?.abort()
    listener.current = listenOnce((event) => setHearing((now) => hear(text, now, event)))
  }

  return { hearing, toggle }
}
