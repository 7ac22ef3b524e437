import { Trans } from '@lingui/react/macro'

/** Takes the place of a part of a page that is still loading. */
export function OneMoment() {
  return (
    <p aria-busy="true" className="text-ink-soft">
      <Trans>One moment…</Trans>
    </p>
  )
}
