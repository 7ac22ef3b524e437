import { Trans } from '@lingui/react/macro'
import { ApiError } from '../../lib/api.ts'

/** Why something failed, in red: in the server's words, or in ours where it said nothing. Screen readers hear it at once. */
export function FailureLine({ failure }: { failure: unknown }) {
  return (
    <div role="alert" className="font-semibold text-laterite empty:hidden">
      {failure ? <Reason failure={failure} /> : null}
    </div>
  )
}

function Reason({ failure }: { failure: unknown }) {
  const { code, message } = failure instanceof ApiError ? failure : { code: 'unexpected', message: '' }
  if (code === 'offline')
    return <Trans>The server cannot be reached. Check your connection, then try again.</Trans>
  if (code === 'unexpected' || code === 'unavailable' || !message)
    return <Trans>Something went wrong. Please try again.</Trans>
  return message
}
