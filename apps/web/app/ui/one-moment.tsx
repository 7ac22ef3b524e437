import { Trans } from '@lingui/react/macro'

/** Stands where a part of a page is still to come. */
export function OneMoment() {
  return (
    <p aria-busy="true" className="text-ink-soft">
      <Trans>One moment…</Trans>
    </p>
  )
}
