import { Trans, useLingui } from '@lingui/react/macro'
import { BookOpenText, CalendarClock, Languages, MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { usePlace } from '../addresses/use-place.ts'
import { LinkCard } from '../features/pages/link-card.tsx'
import { PageFrame } from '../frame/page-frame.tsx'

export default function Resource() {
  const { t } = useLingui()
  const { to } = usePlace()
  return (
    <PageFrame
      title={t`Resources – Malayalam for All`}
      description={t`Travel phrases to hear and show, how to learn, and the letters.`}
    >
      <h1 className="mt-6 mb-4 text-3xl font-bold">
        <Trans>Resources</Trans>
      </h1>
      <div className="grid grid-cols-1 gap-3">
        <LinkCard
          to={to('/resource/phrases')}
          icon={<MessageCircle aria-hidden="true" />}
          name={<Trans>Common phrases</Trans>}
        >
          <Trans>Ten phrases for travelling, to hear and to show.</Trans>
        </LinkCard>
        <LinkCard
          to={to('/blog/how')}
          icon={<BookOpenText aria-hidden="true" />}
          name={<Trans>How to learn</Trans>}
        >
          <Trans>A method for ten minutes a day.</Trans>
        </LinkCard>
        <LinkCard
          to={to('/letters')}
          icon={<Languages aria-hidden="true" />}
          name={<Trans>Learn letters</Trans>}
        >
          <Trans>Every letter by its sound, with a word to remember it by.</Trans>
        </LinkCard>
      </div>
      <p className="mt-4">
        <Link
          to={to('/numbers')}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline underline-offset-4"
        >
          <CalendarClock aria-hidden="true" className="size-5 shrink-0" />
          <Trans>Numbers, times and dates</Trans>
        </Link>
      </p>
    </PageFrame>
  )
}
