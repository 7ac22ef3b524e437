import { demoVideo } from '@app/api/paths'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { loginAddress } from '../addresses/login-address.ts'
import { usePlace } from '../addresses/use-place.ts'
import { useSearch } from '../addresses/use-search.ts'
import { GoToMoment } from '../features/video/go-to-moment.tsx'
import { DemoBox } from '../features/video/player/demo/demo-box.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { useHydrated } from '../prerender/use-hydrated.ts'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/button.tsx'
import { lazyWithMessages } from '../ui/lazy-with-messages.tsx'
import { WithServer } from '../ui/server/with-server.tsx'

export const handle = { messages: 'learn' }

const WatchDemo = lazyWithMessages(() => import('../watch/watch-demo.tsx').then(({ WatchDemo }) => WatchDemo))

/** The demo of the player: one of our films, for everybody, without a login. */
export default function Demo() {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const { to } = usePlace()
  const moment = new URLSearchParams(useSearch()).get('t')
  return (
    <PageFrame
      title={t`Try the video player – Malayalam for All`}
      description={t`Watch a short film of Kerala with each line to read and its words explained. No login needed.`}
      width="max-w-[772px]"
    >
      <h1 className="mt-6 text-3xl font-bold">
        <Trans>Try the video player</Trans>
      </h1>
      <p className="mt-1 mb-3 text-ink-soft sm:text-lg">
        <Trans>
          A short film of a journey in Kerala: each line stands there while it is spoken, and any word can be
          tapped.
        </Trans>
      </p>
      <div className="min-h-[calc(min(660px,90vw)+12rem)]">
        {hydrated ? (
          <Suspense fallback={<Coming />}>
            {moment === null ? (
              <WatchDemo film={demoVideo} />
            ) : (
              <GoToMoment video={demoVideo} moment={moment} address={to('/demo')} />
            )}
          </Suspense>
        ) : (
          <Coming />
        )}
      </div>
      <MoreFilms />
    </PageFrame>
  )
}

/** The empty box of the player, at its final place below the two tabs. */
function Coming() {
  return (
    <div className="pt-16">
      <DemoBox film={demoVideo} />
    </div>
  )
}

/** The link to more films. A visitor needs an account for it; on a site without accounts all films are open. */
function MoreFilms() {
  const isLearner = useSession().state === 'signed-in'
  return isLearner ? (
    <OpenFilms />
  ) : (
    <WithServer instead={<OpenFilms />}>
      <FilmsForLearners />
    </WithServer>
  )
}

function OpenFilms() {
  return (
    <>
      <p className="mt-8 mb-2 text-lg">
        <Trans>Four more films are there for you.</Trans>
      </p>
      <SeeFilms variant="primary" />
    </>
  )
}

function FilmsForLearners() {
  const { language, to } = usePlace()
  return (
    <>
      <p className="mt-8 mb-2 text-lg">
        <Trans>
          Four more films are there for learners with an account. It is free, and keeps your words.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={loginAddress(to('/learn'), language)} className="grow sm:grow-0">
          <Trans>Sign Up/Login</Trans>
        </LinkButton>
        <SeeFilms variant="quiet" />
      </div>
    </>
  )
}

function SeeFilms({ variant }: { variant: 'primary' | 'quiet' }) {
  const { to } = usePlace()
  return (
    <LinkButton variant={variant} to={to('/learn')} className="grow sm:grow-0">
      <Trans>See the films</Trans>
    </LinkButton>
  )
}
