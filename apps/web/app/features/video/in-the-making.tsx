import { Trans } from '@lingui/react/macro'
import { Hammer } from 'lucide-react'
import type { ReactNode } from 'react'

/** Says, where it is promised, that something is not finished, and what there is instead. It goes when the thing comes. */
export function InTheMaking({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-3 rounded-2xl border-2 border-gold bg-gold-soft px-4 py-3 text-left">
      <Hammer aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        <strong>
          <Trans>In the making</Trans>
        </strong>
        {'. '}
        {children}
      </span>
    </p>
  )
}
