import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Said where there is no script, by a page that can do nothing without one. */
export const NeedsScript = () => (
  <noscript>
    <p className="mb-4">
      <Trans>This page needs JavaScript, and this browser has it switched off.</Trans>
    </p>
  </noscript>
)

/** What a page that only a script can fill says until it has: what it waits for, or that it waits in vain. */
export const WaitForScript = ({ children }: { children: ReactNode }) => (
  <>
    <p aria-busy="true" className="text-ink-soft noscript:hidden">
      {children}
    </p>
    <NeedsScript />
  </>
)
