import { FilmPreview } from '../../film-preview.tsx'
import type { WatchedVideo } from '../watched-video.ts'
import { useCaptions } from './use-captions.ts'

type Props = {
  video: WatchedVideo
  onScreen: (element: HTMLVideoElement | null) => void
  onPress: () => void
}

/** One of our own films. A tap on the picture plays and pauses. Every other control is below it. */
export function FilmScreen({ video: { id, title, source, lines }, onScreen, onPress }: Props) {
  const captions = useCaptions(lines)
  return (
    <>
      <FilmPreview film={id} />
      <video
        ref={onScreen}
        aria-label={title}
        poster={`${source}.jpg`}
        preload="metadata"
        playsInline
        onClick={onPress}
        className="absolute inset-0 h-full w-full object-contain"
      >
        <source src={`${source}.webm`} type="video/webm" />
        <source src={`${source}.mp4`} type="video/mp4" />
        <track kind="captions" {...captions} />
      </video>
    </>
  )
}
