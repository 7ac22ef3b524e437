import { captionsOf } from '@app/learning/video'
import { useEffect, useState } from 'react'
import type { WatchedVideo } from '../watched-video.ts'

/** What a `<track>` says of the lines, for a phone that shows the video in a player of its own, which knows nothing of ours. */
export function useCaptions(lines: WatchedVideo['lines']) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([captionsOf(lines)], { type: 'text/vtt' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [lines])
  return { srcLang: 'ml', label: 'മലയാളം', ...(address && { src: address }) }
}
