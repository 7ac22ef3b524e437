import { captionsOf } from '@app/learning/video'
import { useEffect, useState } from 'react'
import type { WatchedVideo } from './watched-video.ts'

type Props = {
  video: WatchedVideo
  onScreen: (element: HTMLVideoElement | null) => void
  onPress: () => void
}

/** One of our own films. A tap on the picture plays and pauses; every other control is below it. */
export function FilmScreen({ video: { title, source, lines }, onScreen, onPress }: Props) {
  const captions = useCaptions(lines)
  return (
    <video
      ref={onScreen}
      aria-label={title}
      poster={`${source}.jpg`}
      preload="metadata"
      playsInline
      onClick={onPress}
      className="h-full w-full object-contain"
    >
      <source src={`${source}.webm`} type="video/webm" />
      <source src={`${source}.mp4`} type="video/mp4" />
      <track kind="captions" srcLang="ml" label="മലയാളം" {...(captions && { src: captions })} />
    </video>
  )
}

/** The lines for a phone that shows the film in a player of its own, which knows nothing of ours. */
function useCaptions(lines: WatchedVideo['lines']): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([captionsOf(lines)], { type: 'text/vtt' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [lines])
  return address
}
