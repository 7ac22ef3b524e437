import { Trans, useLingui } from '@lingui/react/macro'
import { WaitlistPrivacy } from '../features/pages/waitlist-privacy.tsx'
import { Prose } from '../ui/prose.tsx'
import { PageFrame } from './page-frame.tsx'

export default function Privacy() {
  const { t } = useLingui()
  return (
    <PageFrame
      title={t`Privacy Policy – Malayalam for All`}
      description={t`What is kept of you: your progress, on your own device.`}
      width="max-w-2xl"
    >
      <Prose>
        <h1>
          <Trans>Privacy Policy</Trans>
        </h1>
        <p>
          <Trans>
            You can learn here without telling us anything. We ask for no name, no age, no address, and there
            is no account.
          </Trans>
        </p>
        <h2>
          <Trans>What stays on your device</Trans>
        </h2>
        <p>
          <Trans>
            Your level, the topic you chose last, your settings and the quiz you are in are kept in your
            browser, and nowhere else. Clear the browser’s data for this site, and they are gone.
          </Trans>
        </p>
        <h2>
          <Trans>What we do not do</Trans>
        </h2>
        <ul>
          <li>
            <Trans>No cookies, no trackers, no advertising.</Trans>
          </li>
          <li>
            <Trans>
              No fonts, scripts or pictures from other companies: every request stays on this site.
            </Trans>
          </li>
          <li>
            <Trans>No record of what you answered.</Trans>
          </li>
        </ul>
        <WaitlistPrivacy />
        <h2>
          <Trans>What the server sees</Trans>
        </h2>
        <p>
          <Trans>
            Like every web server, it sees the address of your connection while it answers. It writes down
            failures so that they can be mended, not what you learn.
          </Trans>
        </p>
      </Prose>
    </PageFrame>
  )
}
