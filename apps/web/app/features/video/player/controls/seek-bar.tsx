import type { Line } from '@app/learning/video'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Player } from '../player.ts'
import { timeText } from './time-text.ts'
import { useOnTime } from './use-on-time.ts'

type Props = { player: Player | undefined; duration: number; lines: readonly Line[] }

/** Seconds that an arrow key moves, and seconds between two updates for a screen reader. */
const keyStep = 5
const announceEvery = 0.25

/** With more lines than this their marks would merge into one bar. */
const maxMarks = 300

/**
 * The position in the video, and the control to go to any other moment. Marks above the bar show where
 * somebody speaks.
 */
export function SeekBar({ player, duration, lines }: Props) {
  const { t } = useLingui()
  const bar = useRef<HTMLInputElement>(null)
  const played = useRef<HTMLDivElement>(null)
  const announced = useRef(-1)

  useOnTime(player, ({ video }) => {
    const [input, fill] = [bar.current, played.current]
    if (!input || !fill || duration === 0) return
    fill.style.transform = `scaleX(${Math.min(1, video / duration)})`
    if (Math.abs(video - announced.current) < announceEvery) return
    announced.current = video
    input.value = String(video)
    input.setAttribute('aria-valuetext', `${timeText(video)} / ${timeText(duration)}`)
  })

  return (
    <div className="relative h-11">
      <div className="absolute inset-x-0 top-1/2 h-2 -translate-y-1/2 overflow-hidden rounded-full bg-line">
        <div ref={played} style={{ transform: 'scaleX(0)' }} className="h-full origin-left bg-accent" />
      </div>
      {duration > 0 && lines.length <= maxMarks && (
        <svg
          viewBox={`0 0 ${duration} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-x-0 top-1.5 h-1 w-full fill-ink-soft"
        >
          <path
            d={lines
              .map(({ start, duration }) => `M${start} 0h${duration * 0.96}v1h-${duration * 0.96}z`)
              .join('')}
          />
        </svg>
      )}
      <input
        ref={bar}
        type="range"
        min={0}
        max={duration || 1}
        step="any"
        defaultValue={0}
        aria-label={t`Position in the video`}
        aria-disabled={!player}
        onInput={({ currentTarget }) => player?.seek(Number(currentTarget.value))}
        onKeyDown={(event) => {
          const step = { ArrowLeft: -keyStep, ArrowRight: keyStep, ArrowDown: -keyStep, ArrowUp: keyStep }[
            event.key
          ]
          if (step === undefined || !player) return
          event.preventDefault()
          const to = Number(event.currentTarget.value) + step
          player.seek(Math.min(Math.max(0, to), duration))
        }}
        className="video-range absolute inset-0 h-11 w-full"
      />
    </div>
  )
}
