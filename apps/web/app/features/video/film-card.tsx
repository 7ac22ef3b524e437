import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = { to: string; picture: ReactNode; name: ReactNode; children: ReactNode }

/** A film: its picture, its theme, and what there will be to see and hear. */
export function FilmCard({ to, picture, name, children }: Props) {
  return (
    <Link
      to={to}
      className="flex h-full flex-col overflow-hidden rounded-3xl border-2 border-line bg-surface hover:border-accent hover:bg-accent-soft"
    >
      {picture}
      <span className="grow p-4">
        <span className="flex items-baseline justify-between gap-3">
          <span className="text-xl font-bold">{name}</span>
          <span className="text-sm whitespace-nowrap text-ink-soft">
            <Trans>Being made</Trans>
          </span>
        </span>
        <span className="mt-1 block text-ink-soft">{children}</span>
      </span>
    </Link>
  )
}
