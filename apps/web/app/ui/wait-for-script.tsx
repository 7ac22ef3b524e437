import type { ReactNode } from 'react'
import { NeedsScript } from './needs-script.tsx'

/** The message of a page that only a script can fill: what it waits for, or that it waits in vain. */
export const WaitForScript = ({ children }: { children: ReactNode }) => (
  <>
    <p aria-busy="true" className="text-ink-soft noscript:hidden">
      {children}
    </p>
    <noscript>{import.meta.env.SSR && <NeedsScript />}</noscript>
  </>
)
