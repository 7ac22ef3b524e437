import { type Line, type Speed, speeds, type VideoSettings } from '@app/learning/video'
import { useLingui } from '@lingui/react/macro'
import {
  CirclePause,
  Keyboard,
  Maximize,
  Pause,
  Play,
  Repeat1,
  RotateCcw,
  SkipBack,
  SkipForward,
  SlidersHorizontal,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { useRef } from 'react'
import type { Player, PlayerState } from '../player.ts'
import type { ChangeSettings } from '../use-video-settings.ts'
import { ControlButton } from './control-button.tsx'
import { SeekBar } from './seek-bar.tsx'
import { timeText } from './time-text.ts'
import { useOnTime } from './use-on-time.ts'

type Props = {
  player: Player | undefined
  state: PlayerState
  lines: readonly Line[]
  settings: VideoSettings
  onChange: ChangeSettings
  optionsOpen: boolean
  onToggle: () => void
  onOptions: () => void
  onKeys: () => void
  onFullScreen: () => void
}

/**
 * The controls of a video: moving through its lines in the middle, within reach of the thumb, and the others
 * around them.
 */
export function ControlBar(props: Props) {
  const { player, state, lines, settings, onChange, onToggle } = props
  const { optionsOpen, onOptions, onKeys, onFullScreen } = props
  const { t } = useLingui()
  return (
    <section aria-label={t`Player`} className="pb-1 min-[340px]:px-2">
      <SeekBar player={player} duration={state.duration} lines={lines} />
      <div className="flex flex-wrap items-center justify-between md:justify-center md:gap-5">
        <ControlButton label={t`Repeat the line`} onPress={() => player?.repeat()}>
          <RotateCcw aria-hidden="true" />
        </ControlButton>
        <ControlButton label={t`Previous line`} onPress={() => player?.previous()}>
          <SkipBack aria-hidden="true" />
        </ControlButton>
        <button
          type="button"
          aria-label={state.playing ? t`Pause` : t`Play`}
          title={state.playing ? t`Pause` : t`Play`}
          onClick={onToggle}
          className="inline-flex size-14 shrink-0 items-center justify-center rounded-full bg-accent text-accent-ink hover:opacity-90"
        >
          {state.playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" className="ml-0.5" />}
        </button>
        <ControlButton label={t`Next line`} onPress={() => player?.next()}>
          <SkipForward aria-hidden="true" />
        </ControlButton>
        <ControlButton
          label={t`Loop the line`}
          pressed={state.looped !== undefined}
          onPress={() => player?.toggleLoop()}
        >
          <Repeat1 aria-hidden="true" />
        </ControlButton>
        <ControlButton
          label={t`Pause after each line`}
          pressed={settings.autoPause}
          onPress={() => onChange({ autoPause: !settings.autoPause })}
        >
          <CirclePause aria-hidden="true" />
        </ControlButton>
      </div>
      <div className="flex flex-wrap items-center justify-end">
        <PassedTime player={player} duration={state.duration} />
        <SpeedChoice speed={settings.speed} onChoose={(speed) => onChange({ speed })} />
        <ControlButton
          label={t`Mute`}
          pressed={settings.muted}
          onPress={() => onChange({ muted: !settings.muted })}
        >
          {settings.muted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        </ControlButton>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={settings.volume}
          aria-label={t`Volume`}
          onChange={({ target }) => onChange({ volume: Number(target.value), muted: false })}
          className="hidden h-11 w-20 accent-accent md:block"
        />
        <ControlButton label={t`Options of the player`} pressed={optionsOpen} onPress={onOptions}>
          <SlidersHorizontal aria-hidden="true" />
        </ControlButton>
        <ControlButton label={t`Keys`} onPress={onKeys} className="max-md:hidden">
          <Keyboard aria-hidden="true" />
        </ControlButton>
        <ControlButton label={t`Full screen`} onPress={onFullScreen}>
          <Maximize aria-hidden="true" />
        </ControlButton>
      </div>
    </section>
  )
}

function PassedTime({ player, duration }: Pick<Props, 'player'> & { duration: number }) {
  const text = useRef<HTMLSpanElement>(null)
  useOnTime(player, ({ video }) => {
    const now = timeText(video)
    if (text.current && text.current.textContent !== now) text.current.textContent = now
  })
  return (
    <p className="grow pl-1 text-sm tabular-nums">
      <span ref={text}>0:00</span>{' '}
      <span className="whitespace-nowrap text-ink-soft">/ {timeText(duration)}</span>
    </p>
  )
}

/**
 * After a choice by pointer, the keys go back to the player. After a choice by keyboard, the focus stays
 * here.
 */
function SpeedChoice({ speed, onChoose }: { speed: Speed; onChoose: (speed: Speed) => void }) {
  const { t } = useLingui()
  const byPointer = useRef(false)
  return (
    <select
      aria-label={t`Speed`}
      value={speed}
      onPointerDown={() => {
        byPointer.current = true
      }}
      onKeyDown={() => {
        byPointer.current = false
      }}
      onChange={({ target }) => {
        if (byPointer.current) target.blur()
        const chosen = speeds.find((known) => String(known) === target.value)
        if (chosen) onChoose(chosen)
      }}
      className="min-h-11 rounded-full bg-transparent px-2 text-center font-semibold hover:bg-raised"
    >
      {speeds.map((known) => (
        <option key={known} value={known} className="bg-surface">
          {known}×
        </option>
      ))}
    </select>
  )
}
