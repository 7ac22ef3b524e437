import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { lazyWithMessages } from '../../../ui/lazy-with-messages.tsx'
import { MixedText } from '../../../ui/mixed-text.tsx'
import { ControlBar } from './controls/control-bar.tsx'
import { CurrentTime } from './controls/current-time.tsx'
import { PlayerKeys } from './controls/player-keys.tsx'
import { Stage } from './stage/stage.tsx'
import type { Watching } from './use-watching.ts'
import type { WatchedVideo } from './watched-video.ts'

const OptionsPanel = lazyWithMessages(() =>
  import('./controls/options-panel.tsx').then(({ OptionsPanel }) => OptionsPanel),
)

type Props = {
  video: WatchedVideo
  watching: Watching
  /** The height of the box of the picture and its line. */
  box: string
  learnAddress: string
  /** The line, at the lower edge of the box. */
  children: ReactNode
}

/** The box of the picture and its controls. Together they can fill the screen. */
export function PlayerFrame({ video, watching, box, learnAddress, children }: Props) {
  const { player, state, settings, onChange, attempt, retry, opened, toggle } = watching
  const { setScreen, keysShown, showKeys, saved } = watching
  const whole = useRef<HTMLDivElement>(null)
  const [optionsOpen, openOptions] = useState(false)
  return (
    <>
      <div
        ref={whole}
        className="bg-ground [&:fullscreen]:flex [&:fullscreen]:flex-col [&:fullscreen]:justify-end"
      >
        <Stage
          key={attempt}
          {...{ video, player, state, box, learnAddress }}
          opened={opened}
          onOpen={toggle}
          onScreen={setScreen}
          onRetry={retry}
        >
          {children}
        </Stage>
        <ControlBar
          {...{ player, state, settings, onChange, optionsOpen }}
          lines={video.lines}
          onToggle={toggle}
          onOptions={() => openOptions(!optionsOpen)}
          onKeys={() => showKeys(true)}
          onFullScreen={() => toggleFullScreen(whole.current)}
        />
      </div>
      <Suspense>{optionsOpen && <OptionsPanel {...{ player, settings, onChange }} />}</Suspense>
      <div className="flex justify-between gap-3 px-2 pt-1">
        <CurrentTime player={player} />
        <p role="status" className="text-sm font-semibold text-accent">
          {saved && (
            <Trans>
              Saved: <MixedText text={saved} />
            </Trans>
          )}
        </p>
      </div>
      <PlayerKeys open={keysShown} onClose={() => showKeys(false)} />
    </>
  )
}

/** iPhones have their own player instead of full screen, which shows the film alone. */
type PhonePlayer = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** Makes a part of the page fill the screen, or ends that. */
function toggleFullScreen(part: HTMLElement | null) {
  if (document.fullscreenElement) return void document.exitFullscreen()
  if (document.fullscreenEnabled) return void part?.requestFullscreen().catch(() => undefined)
  part?.querySelector<PhonePlayer>('video')?.webkitEnterFullscreen?.()
}
