import { Trans } from '@lingui/react/macro'

/** The error that a mailed link or a provider led back with. */
export function LinkFault({ error }: { error: string | null }) {
  if (!error) return null
  return (
    <p role="alert" className="mb-4 rounded-xl bg-laterite-soft p-3 font-semibold text-laterite">
      <Fault error={error} />
    </p>
  )
}

/** The sentence for the error code in the address. */
function Fault({ error }: { error: string }) {
  switch (error.toUpperCase()) {
    case 'INVALID_TOKEN':
    case 'TOKEN_EXPIRED':
    case 'EXPIRED_TOKEN':
    case 'ATTEMPTS_EXCEEDED':
      return <Trans>This link is used already or too old. Please ask for a new one.</Trans>
    case 'ACCESS_DENIED':
      return <Trans>You did not agree there, so nothing has happened here.</Trans>
    case 'ACCOUNT_NOT_LINKED':
      return <Trans>There is an account with this email already. Log in with its password.</Trans>
    case 'BANNED_USER':
    case 'BANNED':
      return <Trans>This account has been closed by the operator.</Trans>
    default:
      return <Trans>That did not work. Please try again.</Trans>
  }
}
