import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'

/** A video could not be fetched: the reason, if it is known, and a button to try again. */
export function FetchFailure({ offline, onRetry }: { offline: boolean; onRetry: () => void }) {
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
