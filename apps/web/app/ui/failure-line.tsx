import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ApiError } from '../api/call.ts'
import { EmptyField } from './use-act.ts'

type Props = {
  failure: unknown
  /** Its own sentence, if it has one. */
  children?: ReactNode
}

/**
 * Why something failed, in red: in the server's words, or in ours if it sent none. Screen readers say it at
 * once.
 */
export function FailureLine({ failure, children }: Props) {
  return (
    <div role="alert" className="font-semibold text-laterite empty:hidden">
      {failure ? (children ?? <Reason failure={failure} />) : null}
    </div>
  )
}

function Reason({ failure }: { failure: unknown }) {
  if (failure instanceof EmptyField) return <Trans>Please fill this in first: {failure.message}</Trans>
  const { code, message } = failure instanceof ApiError ? failure : { code: 'unexpected', message: '' }
  if (code === 'offline')
    return <Trans>The server cannot be reached. Check your connection, then try again.</Trans>
  if (code === 'unexpected' || code === 'unavailable' || !message)
    return <Trans>Something went wrong. Please try again.</Trans>
  return message
}
