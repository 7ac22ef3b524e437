import { useEffect, useRef, useState } from 'react'
import { usePreferences } from '../../device/settings/preferences.ts'

/** Slow enough to hear the joints of a word, as everywhere in the app. */
const slowRate = 0.7

type Stretch = { start: number; duration: number }

/**
 * Plays a part of the learner's file and stops at its end. It also returns the line that is playing, if any.
 */
export function useLinePlayer(url: string | undefined) {
  const { slow } = usePreferences()
  const element = useRef<HTMLAudioElement>(null)
  const end = useRef<number>(undefined)
  const [playing, setPlaying] = useState<number>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!url) return
    const audio = new Audio(url)
    audio.preservesPitch = true
    element.current = audio
    const stopAtEnd = () => {
      if (end.current !== undefined && audio.currentTime >= end.current) audio.pause()
    }
    const frames = setInterval(stopAtEnd, 20)
    audio.addEventListener('pause', () => setPlaying(undefined))
    audio.addEventListener('error', () => setFailed(true))
    return () => {
      clearInterval(frames)
      audio.pause()
      element.current = null
      setFailed(false)
    }
  }, [url])

  function play(line: number, { start, duration }: Stretch) {
    const audio = element.current
    if (!audio) return
    if (playing === line) return audio.pause()
    audio.currentTime = start
    audio.playbackRate = slow ? slowRate : 1
    end.current = start + duration
    audio.play().then(
      () => setPlaying(line),
      (error: DOMException) => setFailed(error.name !== 'AbortError'),
    )
  }

  return { play, playing, failed }
}
