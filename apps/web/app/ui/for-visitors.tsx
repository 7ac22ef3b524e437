import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SessionState } from '../lib/session.ts'

type Props = SessionState & { children: ReactNode }

/**
 * What a visitor finds on a page for who is signed in. It stands in the prerendered page, which does not know who looks at it: a learner whom
 * the device remembers is asked to wait in its place, until the page is alive.
 */
export function ForVisitors({ state, children }: Props) {
  if (state === 'signed-in') return null
  if (state === 'visitor') return children
  return (
    <>
      <p aria-busy="true" className="hidden text-ink-soft in-data-learner:block">
        <Trans>One moment…</Trans>
      </p>
      <div className="in-data-learner:hidden">{children}</div>
    </>
  )
}
