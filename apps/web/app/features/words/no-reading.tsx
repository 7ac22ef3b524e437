import { Trans } from '@lingui/react/macro'

/** Why there is no reading of a word yet. */
export function NoReading({ why }: { why: 'looking' | 'failed' }) {
  switch (why) {
    case 'looking':
      return <Trans>Looking it up…</Trans>
    case 'failed':
      return (
        <Trans>The dictionary did not arrive. When you are online, close this and tap the word again.</Trans>
      )
  }
}
