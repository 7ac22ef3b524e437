import { Trans } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useOnline } from '../../ui/use-online.ts'

type Props = {
  to: string
  poster: string
  preview?: ReactNode | undefined
  name: ReactNode
  /** Whether who taps it has to log in first. */
  needsAccount?: boolean
  children: ReactNode
}

/**
 * A film: a picture, its theme, and what there is to see and hear. What it needs and does not have, a network or an account, it
 * says.
 */
export function FilmCard({ to, poster, preview, name, needsAccount = false, children }: Props) {
  const isOnline = useOnline()
  return (
    <Link
      to={to}
      className="flex h-full flex-col overflow-hidden rounded-3xl border-2 border-line bg-surface hover:border-accent hover:bg-accent-soft"
    >
      <span className="relative block aspect-video bg-raised">
        {preview}
        <img
          src={poster}
          alt=""
          loading="lazy"
          width={640}
          height={360}
          className="absolute inset-0 h-full w-full object-cover"
        />
        {isOnline && needsAccount && (
          <span className="absolute top-3 right-3 rounded-full bg-ground px-3 py-1 font-semibold">
            <Trans>With a free account</Trans>
          </span>
        )}
        {isOnline ? (
          <span className="absolute right-3 bottom-3 inline-flex size-12 items-center justify-center rounded-full bg-accent text-accent-ink">
            <Play aria-hidden="true" className="ml-0.5" />
          </span>
        ) : (
          <span className="absolute right-3 bottom-3 rounded-full bg-ground px-3 py-1 font-semibold">
            <Trans>Needs the internet</Trans>
          </span>
        )}
      </span>
      <span className="grow p-4">
        <span className="text-xl font-bold">{name}</span>
        <span className="mt-1 block text-ink-soft">{children}</span>
      </span>
    </Link>
  )
}
