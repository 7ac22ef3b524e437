import { Trans, useLingui } from '@lingui/react/macro'
import { Clapperboard, Link2, MonitorPlay } from 'lucide-react'
import { usePlace } from '../addresses/use-place.ts'
import { LinkCard } from '../features/pages/link-card.tsx'
import { WaitlistForm } from '../features/pages/waitlist-form.tsx'
import { HowPlayerWorks } from '../features/video/how-player-works.tsx'
import { KindOfLearner } from '../features/video/kind-of-learner.tsx'
import { PlayerBenefits } from '../features/video/player-benefits.tsx'
import { PlayerComparison } from '../features/video/player-comparison.tsx'
import { PlayerSketch } from '../features/video/player-sketch.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { LinkButton } from '../ui/button.tsx'
import { WithServer } from '../ui/server/with-server.tsx'

/**
 * The marketing page of the player. Start Learning Now leads to the place on this page where learners can
 * start (decision 032).
 */
export default function Youtube() {
  const { t } = useLingui()
  return (
    <PageFrame
      title={t`YouTube Learning Player`}
      description={t`Learn Malayalam from videos you choose: each line to read, its words explained and kept.`}
      width="max-w-5xl"
    >
      <Hero />
      <StartLinks />
      <HowPlayerWorks />
      <PlayerBenefits />
      <KindOfLearner />
      <PlayerComparison />
      <WithServer>
        <section id="waitlist" className="mt-12 scroll-mt-4 rounded-3xl border-2 border-gold bg-surface p-5">
          <h2 className="text-2xl font-bold">
            <Trans>Waitlist</Trans>
          </h2>
          <p className="mt-1 mb-4 text-lg">
            <Trans>Leave your e-mail address to hear when something new comes.</Trans>
          </p>
          <WaitlistForm />
        </section>
      </WithServer>
    </PageFrame>
  )
}

function Hero() {
  const { to } = usePlace()
  return (
    <section className="mt-6 grid grid-cols-1 items-center gap-6 md:grid-cols-2">
      <div>
        <h1 className="text-4xl font-bold text-balance">
          <Trans>YouTube Learning Player</Trans>
        </h1>
        <p className="mt-3 mb-4 text-lg">
          <Trans>
            Learn Malayalam from videos you choose: read each line as it is spoken, and see what its words
            mean.
          </Trans>
        </p>
        <LinkButton to={`${to('/youtube')}#start`} className="mt-4 w-full sm:w-auto">
          <Trans>Start Learning Now</Trans>
        </LinkButton>
      </div>
      <PlayerSketch />
    </section>
  )
}

function StartLinks() {
  const { to } = usePlace()
  return (
    <section id="start" className="mt-12 scroll-mt-4">
      <h2 className="mb-4 text-2xl font-bold">
        <Trans>Three ways to start</Trans>
      </h2>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-3">
        <LinkCard
          to={to('/demo')}
          icon={<MonitorPlay aria-hidden="true" />}
          name={<Trans>Watch a film of ours</Trans>}
        >
          <Trans>Two minutes, open to everybody.</Trans>
        </LinkCard>
        <LinkCard
          to={to('/learn')}
          icon={<Clapperboard aria-hidden="true" />}
          name={<Trans>Watch and read</Trans>}
        >
          <Trans>Travel, music, food, festival stories, history: five films of our own.</Trans>
        </LinkCard>
        <LinkCard
          to={to('/bring')}
          icon={<Link2 aria-hidden="true" />}
          name={<Trans>Your videos and texts</Trans>}
        >
          <Trans>A link, captions or a text.</Trans>
        </LinkCard>
      </div>
    </section>
  )
}
