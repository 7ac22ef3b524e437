import { useLingui } from '@lingui/react/macro'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
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

  useEffect(() => {
    if (state === 'playing') element.current?.pause()
  }, [state])

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
    // biome-ignore lint/a11y/useMediaCaption: what is said is what is asked; its lines can be shown over it
    <video
      ref={element}
      aria-label={t`The part of the film`}
      src={`/films/${film}.mp4#t=${from}`}
      poster={`/films/${film}.jpg`}
      preload="metadata"
      playsInline
      onError={onMissing}
      onPlaying={watchEnd}
      onTimeUpdate={({ currentTarget }) => currentTarget.currentTime >= end.current && currentTarget.pause()}
      onPause={() => onPlaying(false)}
      onEnded={() => onPlaying(false)}
      className="mx-auto aspect-video h-[17dvh] sm:h-[24dvh] max-w-full rounded-2xl bg-raised object-contain"
    />
  )
}
