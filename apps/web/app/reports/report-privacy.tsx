import { Trans } from '@lingui/react/macro'

/** The part of the Privacy Policy about reports. */
export function ReportPrivacy() {
  return (
    <>
      <h2>
        <Trans>Reports of mistakes</Trans>
      </h2>
      <p>
        <Trans>
          When you report something by “Something wrong here?”, the server keeps what you wrote, what it is
          about, the language of the page, the version of the app and the time, for 180 days at most. It keeps
          nothing that says who you are: no account and no address. Texts of your own and what you write to
          the coach are never sent along.
        </Trans>
      </p>
      <p>
        <Trans>
          Without a network a report waits on your device until it can be sent. So that no machine floods us,
          the server counts in its memory how often one connection sends in an hour, and writes that down
          nowhere.
        </Trans>
      </p>
    </>
  )
}
