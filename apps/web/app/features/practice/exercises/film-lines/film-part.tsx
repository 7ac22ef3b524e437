import { useLingui } from '@lingui/react/macro'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import { stopClip, useSounding } from '../../../../sound/sound.ts'

/** Plays the film between two moments, in seconds. */
export type FilmPlayer = { play: (from: number, to: number) => void; stop: () => void }

type Props = {
  film: string
  /** Where its picture stands still before it plays. */
  from: number
  player: Ref<FilmPlayer>
  onPlaying: (isPlaying: boolean) => void
  /** It does not arrive: there is no network, and the device has not kept it. */
  onMissing: () => void
}

/** One of our films, of which only a part is played. One sound at a time: a clip stops it, and it stops a clip. */
export function FilmPart({ film, from, player, onPlaying, onMissing }: Props) {
  const { t } = useLingui()
  const element = useRef<HTMLVideoElement>(null)
  const end = useRef(0)
  const { state } = useSounding()
  const missing = useEffectEvent(onMissing)

  useEffect(() => {
    if (state === 'playing') element.current?.pause()
  }, [state])

  useEffect(() => {
    const video = element.current
    if (!video) return
    // The last source reports that none of them came; the element itself does not.
    const last = video.querySelector('source:last-of-type')
    const failed = () => missing()
    last?.addEventListener('error', failed)
    video.addEventListener('error', failed)
    // It may have failed before anybody listened.
    if (video.error || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) failed()
    return () => {
      last?.removeEventListener('error', failed)
      video.removeEventListener('error', failed)
    }
  }, [])

  useImperativeHandle(player, () => ({
    play(start, stop) {
      const video = element.current
      if (!video) return
      stopClip()
      end.current = stop
      video.currentTime = start
      // Interrupted by another press: it reports that it stands still.
      void video.play().catch(() => onPlaying(false))
    },
    stop: () => element.current?.pause(),
  }))

  /** Between two reports of the time a quarter of a second may pass, so the end is looked for at every frame. */
  function watchEnd() {
    onPlaying(true)
    const look = () => {
      const video = element.current
      if (!video || video.paused) return
      if (video.currentTime >= end.current) return video.pause()
      requestAnimationFrame(look)
    }
    look()
  }

  return (
    // biome-ignore lint/a11y/useMediaCaption: what is said is what is asked; its lines can be shown below
    <video
      ref={element}
      aria-label={t`The film`}
      poster={`/films/${film}.jpg`}
      preload="metadata"
      playsInline
      onPlaying={watchEnd}
      onTimeUpdate={({ currentTarget }) => currentTarget.currentTime >= end.current && currentTarget.pause()}
      onPause={() => onPlaying(false)}
      onEnded={() => onPlaying(false)}
      className="mx-auto aspect-video max-h-[26dvh] rounded-2xl bg-raised object-contain"
    >
      <source src={`/films/${film}.webm#t=${from}`} type="video/webm" />
      <source src={`/films/${film}.mp4#t=${from}`} type="video/mp4" />
    </video>
  )
}
