import { Trans, useLingui } from '@lingui/react/macro'
import { LoaderCircle, Play } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { lateComponent } from '../../../ui/late.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { FilmScreen } from './film-screen.tsx'
import type { Player, PlayerState } from './player.ts'
import type { Screen } from './use-player.ts'
import type { WatchedVideo } from './watched-video.ts'

const OwnScreen = lateComponent(() => import('./own-screen.tsx').then(({ OwnScreen }) => OwnScreen))
const ProviderScreen = lateComponent(() =>
  import('./provider-screen.tsx').then(({ ProviderScreen }) => ProviderScreen),
)

type Props = {
  video: WatchedVideo
  player: Player | undefined
  state: PlayerState
  /** How large the picture may be at the most. */
  box: string
  learnAddress: string
  opened: boolean
  onOpen: () => void
  onScreen: (element: Screen | null) => void
  onRetry: () => void
  /** The line, over the picture or below it. */
  children: ReactNode
}

/** The picture with its line: the film or the provider's player, what it waits for, or why it cannot be seen. */
export function Stage(props: Props) {
  const { video, player, state, box, learnAddress, opened, onOpen, onScreen, onRetry, children } = props
  const { t } = useLingui()
  const { failure, waiting, playing, ready } = state
  const isOurs = video.provider !== 'youtube'
  return (
    <div className="in-the-dark overflow-hidden rounded-2xl bg-ground in-[:fullscreen]:flex in-[:fullscreen]:min-h-0 in-[:fullscreen]:grow in-[:fullscreen]:flex-col in-[:fullscreen]:rounded-none">
      <div
        className={`relative mx-auto aspect-video ${box} in-[:fullscreen]:max-h-none in-[:fullscreen]:min-h-0 in-[:fullscreen]:w-full in-[:fullscreen]:grow`}
      >
        <Suspense>
          <PictureOf {...{ video, opened, onOpen, onScreen }} onPress={() => player?.toggle()} />
        </Suspense>
        {failure && <FailureNotice {...{ failure, video, learnAddress, onRetry }} />}
        {waiting && !failure && (
          <p
            role="status"
            className="pointer-events-none absolute top-2 right-2 rounded-full bg-ground/80 p-1 text-ink"
          >
            <LoaderCircle aria-hidden="true" className="motion-safe:animate-spin" />
            <span className="sr-only">
              <Trans>The video is on its way</Trans>
            </span>
          </p>
        )}
        {isOurs && ready && !playing && !failure && (
          <button
            type="button"
            aria-label={t`Play the video`}
            onClick={() => player?.toggle()}
            className="absolute top-[38%] left-1/2 inline-flex size-14 -translate-1/2 items-center justify-center rounded-full bg-ground/80 text-ink hover:bg-ground"
          >
            <Play aria-hidden="true" className="ml-1 size-7" />
          </button>
        )}
        {isOurs && !failure && children}
      </div>
      {!isOurs && children}
    </div>
  )
}

type PictureProps = Pick<Props, 'video' | 'opened' | 'onOpen' | 'onScreen'> & { onPress: () => void }

function PictureOf({ video, opened, onOpen, onScreen, onPress }: PictureProps) {
  switch (video.provider) {
    case 'file':
      return <FilmScreen {...{ video, onScreen, onPress }} />
    case 'own':
      return <OwnScreen {...{ video, onScreen, onPress }} />
    case 'youtube':
      return <ProviderScreen {...{ video, opened, onOpen, onScreen }} />
  }
}
