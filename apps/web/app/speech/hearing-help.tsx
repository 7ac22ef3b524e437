import { Trans } from '@lingui/react/macro'

/** What a learner can do about an error. */
export function HearingHelp({ code }: { code: string }) {
  switch (code) {
    case 'no-speech':
    case 'no-match':
      return <Trans>Nothing was heard clearly. Come closer to the microphone and try again.</Trans>
    case 'not-allowed':
    case 'service-not-allowed':
      return (
        <Trans>
          The browser was not allowed to listen. You can allow it in the browser’s settings for this site.
        </Trans>
      )
    case 'audio-capture':
      return <Trans>No microphone was found. Connect one and try again.</Trans>
    case 'network':
      return <Trans>The browser could not reach what listens for it. You can record yourself below.</Trans>
    default:
      return <Trans>The browser could not listen. You can record yourself below.</Trans>
  }
}
