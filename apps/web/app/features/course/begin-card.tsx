import { Trans } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { ByTargetLanguage } from '../../prerender/by-target-language.tsx'

/** For who has begun nothing: the first session, before any quiz. It lies on the picture, so that nothing moves. */
export const BeginCard = ({ to }: { to: string }) => (
  <Link
    to={to}
    className="absolute inset-x-2 bottom-2 flex min-h-14 items-center gap-2 rounded-2xl bg-surface px-4 py-1 shadow-md hover:bg-accent-soft"
  >
    <span className="min-w-0 grow">
      <span className="block font-bold">
        <Trans>New here? Start with your first words</Trans>
      </span>
      <span className="block text-[0.9375rem] text-ink-soft">
        <ByTargetLanguage
          malayalam={<Trans>Malayalam in ten minutes a day</Trans>}
          english={<Trans>English in ten minutes a day</Trans>}
        />
      </span>
    </span>
    <ChevronRight aria-hidden="true" className="shrink-0 text-accent" />
  </Link>
)
