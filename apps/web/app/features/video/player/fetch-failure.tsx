import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { useOnline } from '../../../ui/use-online.ts'

/**
 * A video could not be fetched: the reason, if it is known, and a button to try again. Without a network nothing has
 * failed: the film comes with it.
 */
export function FetchFailure({ offline, onRetry }: { offline: boolean; onRetry: () => void }) {
  const isOnline = useOnline()
  if (!isOnline)
    return (
      <>
        <p role="alert" className="text-lg text-balance">
          <Trans>You're offline. Films need the internet.</Trans>
        </p>
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </>
    )
  return (
    <>
      <p role="alert" className="text-lg text-laterite">
        <Trans>Error fetching video</Trans>
      </p>
      {offline && (
        <p>
          <Trans>The server cannot be reached. Please check your connection.</Trans>
        </p>
      )}
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </>
  )
}
