import { Trans, useLingui } from '@lingui/react/macro'
import { WaitlistForm } from '../features/pages/waitlist-form.tsx'
import { HowPlayerWorks } from '../features/video/how-player-works.tsx'
import { InTheMaking } from '../features/video/in-the-making.tsx'
import { KindOfLearner } from '../features/video/kind-of-learner.tsx'
import { PlayerBenefits } from '../features/video/player-benefits.tsx'
import { PlayerComparison } from '../features/video/player-comparison.tsx'
import { PlayerSketch } from '../features/video/player-sketch.tsx'
import { usePlace } from '../lib/use-place.ts'
import { LinkButton } from '../ui/button.tsx'
import { PageFrame } from './page-frame.tsx'

/**
 * The marketing page. What it says of the player is written so that it holds once the player is here: then the notes
 * in the hero and over the waitlist go, with "as planned" in the table's caption, and Start Learning Now may lead there.
 */
export default function Youtube() {
  const { t } = useLingui()
  return (
    <PageFrame
      title={t`YouTube Learning Player`}
      description={t`Learn Malayalam from videos you choose: each line to read, its words explained. In the making.`}
      width="max-w-5xl"
    >
      <Hero />
      <HowPlayerWorks />
      <PlayerBenefits />
      <KindOfLearner />
      <PlayerComparison />
      <section id="waitlist" className="mt-12 scroll-mt-4 rounded-3xl border-2 border-gold bg-surface p-5">
        <h2 className="text-2xl font-bold">
          <Trans>Waitlist</Trans>
        </h2>
        <p className="mt-1 mb-4 text-lg">
          <Trans>The player is not finished yet. Leave your e-mail address to hear when it is.</Trans>
        </p>
        <WaitlistForm />
      </section>
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
        <InTheMaking>
          <Trans>This page says what the player will do. Quizzes, letters and phrases are here today.</Trans>
        </InTheMaking>
        <div className="mt-4 flex flex-wrap gap-3">
          <LinkButton to={`${to('/youtube')}#waitlist`} className="grow sm:grow-0">
            <Trans>Start Learning Now</Trans>
          </LinkButton>
          <LinkButton look="quiet" to={to('/level')} className="grow sm:grow-0">
            <Trans>Play a quiz today</Trans>
          </LinkButton>
        </div>
      </div>
      <PlayerSketch />
    </section>
  )
}
