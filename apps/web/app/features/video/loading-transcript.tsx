import { Trans } from '@lingui/react/macro'

/**
 * Takes the place of the player while its transcript loads. It is as high as the player will be on a phone,
 * unless it stands in a box of that height.
 */
export function LoadingTranscript({ className = 'min-h-80' }: { className?: string }) {
  return (
    <p
      role="status"
      aria-busy="true"
      className={`flex items-center justify-center text-lg text-ink-soft ${className}`}
    >
      <Trans>Loading transcript…</Trans>
    </p>
  )
}
