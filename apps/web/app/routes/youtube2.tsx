import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect } from 'react'
import { loginAddress } from '../addresses/login-address.ts'
import { addressOf } from '../addresses/paths.ts'
import { usePlace } from '../addresses/use-place.ts'
import { useSearch } from '../addresses/use-search.ts'
import { askWhereUnknown } from '../features/account/sessions/ask-session.ts'
import { GoToMoment } from '../features/video/go-to-moment.tsx'
import { LoadingTranscript } from '../features/video/loading-transcript.tsx'
import { VisitorNotice } from '../features/video/visitor-notice.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { isOpenTo, useSession } from '../session/session.ts'
import { LinkButton } from '../ui/button.tsx'
import { ForVisitors } from '../ui/for-visitors.tsx'
import { lazyWithMessages } from '../ui/lazy-with-messages.tsx'
import { EmptyBoat } from '../ui/pictures/empty-boat.tsx'

export const handle = { messages: 'learn' }

const WatchVideo = lazyWithMessages(() =>
  import('../watch/watch-video.tsx').then(({ WatchVideo }) => WatchVideo),
)

/**
 * The video page: the player for signed-in learners. A visitor sees the links to sign in, which lead back to
 * the same video.
 */
export default function Youtube2() {
  const { t } = useLingui()
  const { language, to } = usePlace()
  const session = useSession()
  const asked = new URLSearchParams(useSearch())
  const [video, moment] = [asked.get('vid') || undefined, asked.get('t')]
  const here = video
    ? `/youtube2?${new URLSearchParams({ vid: video, ...(moment && { t: moment }) })}`
    : '/youtube2'
  const isOpen = isOpenTo(session)

  useEffect(() => void askWhereUnknown(), [])

  return (
    <PageFrame
      title={t`Video learning – Malayalam for All`}
      description={t`Watch a video with its lines and words beside it. For signed-in learners.`}
      width={isOpen ? 'max-w-7xl' : 'max-w-xl'}
    >
      {isOpen && (
        <Suspense fallback={<LoadingTranscript />}>
          {!video ? (
            <NothingToWatch />
          ) : moment === null ? (
            <WatchVideo id={video} />
          ) : (
            <GoToMoment
              video={video}
              moment={moment}
              address={`${to('/youtube2')}?${new URLSearchParams({ vid: video })}`}
            />
          )}
        </Suspense>
      )}
      <ForVisitors {...session}>
        <VisitorNotice
          levelAddress={to('/level')}
          demoAddress={to('/demo')}
          loginAddress={loginAddress(addressOf(here, language), language)}
        />
      </ForVisitors>
    </PageFrame>
  )
}

/** Shown if the address names no video. */
function NothingToWatch() {
  const { to } = usePlace()
  return (
    <div className="flex flex-col items-center gap-3 py-6 text-center">
      <EmptyBoat className="h-32" />
      <h1 className="text-2xl font-bold">
        <Trans>Which video would you like to watch?</Trans>
      </h1>
      <LinkButton to={to('/learn')}>
        <Trans>Choose a video</Trans>
      </LinkButton>
    </div>
  )
}
