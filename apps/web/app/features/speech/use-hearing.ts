import { type Hearing, hear } from '@app/learning/speech'
import { useEffect, useRef, useState } from 'react'
import { stopClip } from '../../sound/sound.ts'
import { type Listener, listenOnce } from './recognition.ts'

/** Checks how a text is said: what the browser has heard, and what begins and ends its listening. */
export function useHearing(text: string): { hearing: Hearing; toggle: () => void } {
  const [hearing, setHearing] = useState<Hearing>({ type: 'idle' })
  const listener = useRef<Listener>(undefined)

  useEffect(() => () => listener.current?.abort(), [])

  function toggle() {
    if (hearing.type === 'listening') return listener.current?.stop()
    // What the page says itself is not to be heard.
    stopClip()
    listener.current?.abort()
    listener.current = listenOnce((event) => setHearing((now) => hear(text, now, event)))
  }

  return { hearing, toggle }
}
