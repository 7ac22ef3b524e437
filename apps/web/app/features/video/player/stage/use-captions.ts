import { captionsOf } from '@app/learning/video'
import { useEffect, useState } from 'react'
import { targetLanguage } from '../../../../device/target-language/target-language.ts'
import type { WatchedVideo } from '../watched-video.ts'

/** The lines as a `<track>`, for phones that show the video in a player of their own. */
export function useCaptions(lines: WatchedVideo['lines']) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([captionsOf(lines)], { type: 'text/vtt' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [lines])
  const language =
    targetLanguage === 'english' ? { srcLang: 'en', label: 'English' } : { srcLang: 'ml', label: 'മലയാളം' }
  return { ...language, ...(address && { src: address }) }
}
