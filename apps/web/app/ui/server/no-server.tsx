import { Trans } from '@lingui/react/macro'

/** Says why something is missing on a site of plain files. */
export function NoServer() {
  return (
    <p className="mb-4 text-lg">
      <Trans>
        This site has no accounts and keeps nothing of yours: what you learn stays on this device. What is not
        here needs a server.
      </Trans>
    </p>
  )
}
