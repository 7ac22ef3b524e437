import { Trans, useLingui } from '@lingui/react/macro'
import { LoaderCircle, Play } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { lazyWithMessages } from '../../../../ui/lazy-with-messages.tsx'
import type { Player, PlayerState } from '../player.ts'
import type { Screen } from '../use-player.ts'
import type { WatchedVideo } from '../watched-video.ts'
import { FailureNotice } from './failure-notice.tsx'
import { FilmScreen } from './film-screen.tsx'
import { filmShape, stageBox } from './stage-shape.ts'

const OwnScreen = lazyWithMessages(() => import('./own-screen.tsx').then(({ OwnScreen }) => OwnScreen))
const ProviderScreen = lazyWithMessages(() =>
  import('./provider-screen.tsx').then(({ ProviderScreen }) => ProviderScreen),
)

type Props = {
  video: WatchedVideo
  player: Player | undefined
  state: PlayerState
  /** Classes that set the box's height in a tall window as `--tallest`. */
  box: string
  learnAddress: string
  opened: boolean
  onOpen: () => void
  onScreen: (element: Screen | null) => void
  onRetry: () => void
  /** The line, at the lower edge of the box. */
  children: ReactNode
}

/** One shape for each kind of picture. */
const shapes = {
  file: filmShape,
  /**
   * A phone's upright picture gets all the room except the line's 100 px. A wide one stands in the middle of
   * it.
   */
  own: { ...filmShape, picture: `${filmShape.picture} sm:mt-0 sm:min-h-[calc(100%-6.25rem)]` },
  /**
   * Nothing may cover a provider's player, and it may not be lower than 200 px. If it fills the box, the line
   * makes the box higher.
   */
  youtube: {
    box: 'min-h-(--box)',
    picture: 'max-h-(--box) min-h-50 grow in-[:fullscreen]:max-h-none max-xl:md:aspect-video',
  },
}

/**
 * The box of the picture and its line: the film or the provider's player, a loading state, or why it cannot
 * be shown.
 */
export function Stage(props: Props) {
  const { video, player, state, box, learnAddress, opened, onOpen, onScreen, onRetry, children } = props
  const { t } = useLingui()
  const { failure, waiting, playing, ready } = state
  const isOurs = video.provider !== 'youtube'
  const shape = shapes[video.provider]
  return (
    <div className={`${stageBox} ${box} ${shape.box}`}>
      <div className={`relative w-full in-[:fullscreen]:min-h-0 in-[:fullscreen]:grow ${shape.picture}`}>
        <Suspense>
          <PictureOf
            {...{ video, opened, onOpen, onScreen }}
            changeable={!playing && !failure}
            onPress={() => player?.toggle()}
          />
        </Suspense>
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
            className="absolute top-1/2 left-1/2 inline-flex size-14 -translate-1/2 items-center justify-center rounded-full bg-ground/80 text-ink hover:bg-ground"
          >
            <Play aria-hidden="true" className="ml-1 size-7" />
          </button>
        )}
      </div>
      {failure ? <FailureNotice {...{ failure, video, learnAddress, onRetry }} /> : children}
    </div>
  )
}

type PictureProps = Pick<Props, 'video' | 'opened' | 'onOpen' | 'onScreen'> & {
  changeable: boolean
  onPress: () => void
}

function PictureOf({ video, changeable, opened, onOpen, onScreen, onPress }: PictureProps) {
  switch (video.provider) {
    case 'file':
      return <FilmScreen {...{ video, onScreen, onPress }} />
    case 'own':
      return <OwnScreen {...{ video, changeable, onScreen, onPress }} />
    case 'youtube':
      return <ProviderScreen {...{ video, opened, onOpen, onScreen }} />
  }
}
