import type { ReactNode } from 'react'
import { NeedsScript } from './needs-script.tsx'

/** The message of a page that only a script can fill: what it waits for, or that it waits in vain. `as`: a page without a heading needs one. */
export const WaitForScript = ({ children, as: Text = 'p' }: { children: ReactNode; as?: 'p' | 'h1' }) => (
  <>
    <Text aria-busy="true" className="text-ink-soft noscript:hidden">
      {children}
    </Text>
    <noscript>{import.meta.env.SSR && <NeedsScript />}</noscript>
  </>
)
