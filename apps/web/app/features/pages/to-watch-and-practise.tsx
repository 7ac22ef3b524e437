import { Trans } from '@lingui/react/macro'
import { Clapperboard, MonitorPlay, PencilLine } from 'lucide-react'
import { usePlace } from '../../addresses/use-place.ts'
import { ByTargetLanguage } from '../../prerender/by-target-language.tsx'
import { LinkCard } from './link-card.tsx'

/** What there is besides the quizzes, and which of it needs a login. */
export function ToWatchAndPractise() {
  const { to } = usePlace()
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-center text-2xl font-bold">
        <Trans>To watch and to practise</Trans>
      </h2>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        <LinkCard
          to={to('/learn')}
          icon={<Clapperboard aria-hidden="true" />}
          name={<Trans>Watch and read</Trans>}
        >
          <Trans>Travel, music, food, festival stories, history: five films of our own.</Trans>
        </LinkCard>
        <LinkCard
          to={to('/youtube')}
          icon={<MonitorPlay aria-hidden="true" />}
          name={<Trans>YouTube Learning Player</Trans>}
        >
          <Trans>Videos you choose, with the words beside them.</Trans>
        </LinkCard>
        <LinkCard
          to={to('/coach')}
          icon={<PencilLine aria-hidden="true" />}
          name={
            <ByTargetLanguage
              malayalam={<Trans>Malayalam Language Coach</Trans>}
              english={<Trans>English Language Coach</Trans>}
            />
          }
        >
          <Trans>
            Sentences to understand, write and say. With a login: it uses AI credits, and bots stay out.
          </Trans>
        </LinkCard>
      </div>
    </section>
  )
}
