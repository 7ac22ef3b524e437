import { Trans } from '@lingui/react/macro'

/** What stands in the place of the player while its transcript is on its way: as high as it will be on a phone. */
export function LoadingTranscript() {
  return (
    <p
      role="status"
      aria-busy="true"
      className="flex min-h-80 items-center justify-center text-lg text-ink-soft"
    >
      <Trans>Loading transcript…</Trans>
    </p>
  )
}
