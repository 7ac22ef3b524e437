import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePlace } from '../lib/use-place.ts'

/** Said where there is no script, by a page that can do nothing without one. */
export function NeedsScript() {
  const { to } = usePlace()
  const look = 'font-semibold text-accent underline underline-offset-4'
  return (
    <noscript>
      <p className="mb-4">
        <Trans>
          This page needs JavaScript, and this browser has it switched off.{' '}
          <Link to={to('/letters')} className={look}>
            The letters
          </Link>{' '}
          and{' '}
          <Link to={to('/resource/phrases')} className={look}>
            the phrases
          </Link>{' '}
          need none.
        </Trans>
      </p>
    </noscript>
  )
}

/** What a page that only a script can fill says until it has: what it waits for, or that it waits in vain. */
export const WaitForScript = ({ children }: { children: ReactNode }) => (
  <>
    <p aria-busy="true" className="text-ink-soft noscript:hidden">
      {children}
    </p>
    <NeedsScript />
  </>
)
