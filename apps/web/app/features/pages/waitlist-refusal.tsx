import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApiError } from '../../api/call.ts'

export type Refusal = ApiError['code'] | 'missing'

/** Why it failed, and what to do next. */
export function WaitlistRefusal({ refusal }: { refusal: Refusal }) {
  return <p className="mt-2 font-semibold text-laterite">{sentenceOf(refusal)}</p>
}

function sentenceOf(refusal: Refusal): ReactNode {
  switch (refusal) {
    case 'missing':
      return <Trans>Please enter your e-mail address.</Trans>
    case 'invalid':
      return (
        <Trans>
          This does not look like an e-mail address. Write it with the letters a to z, like name@example.org.
        </Trans>
      )
    case 'too-many':
      return <Trans>That was too often for now. Please try again in ten minutes.</Trans>
    case 'offline':
      return <Trans>The server cannot be reached. Check your connection, then try again.</Trans>
    default:
      return <Trans>The waitlist does not answer at the moment. Please try again later.</Trans>
  }
}
