import { Trans, useLingui } from '@lingui/react/macro'
import { WaitlistPrivacy } from '../features/pages/waitlist-privacy.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { ReportPrivacy } from '../reports/report-privacy.tsx'
import { Prose } from '../ui/prose.tsx'

export const handle = { messages: 'more' }

export default function Privacy() {
  const { t } = useLingui()
  return (
    <PageFrame
      title={t`Privacy Policy – Malayalam for All`}
      description={t`What is kept of you: on your own device, and on the server if you make an account.`}
      width="max-w-2xl"
    >
      <Prose>
        <h1>
          <Trans>Privacy Policy</Trans>
        </h1>
        <p>
          <Trans>
            You can learn here without telling us anything. Quizzes, letters, phrases and articles ask for no
            name, no age and no address. An account is a choice.
          </Trans>
        </p>
        <h2>
          <Trans>What stays on your device</Trans>
        </h2>
        <p>
          <Trans>
            Your level, the topic you chose last, your results, the words you saved and their reviews, the
            text you read, your settings and the quiz you are in are kept in your browser, and so are pages
            and sounds, so that they are there without a network. Without an account they are nowhere else.
            Clear the browser’s data for this site, and they are gone.
          </Trans>
        </p>
        <h2>
          <Trans>If you make an account</Trans>
        </h2>
        <p>
          <Trans>
            Then the server keeps your e-mail address, the name and username you give, and your progress:
            level, results with their mistakes, saved words and their reviews. Of your password it keeps only
            a value from which the password cannot be read. For the list of your sessions it keeps the address
            and the browser of each. A cookie says who you are while you are signed in; no other site can read
            it.
          </Trans>
        </p>
        <p>
          <Trans>
            A second cookie remembers for 400 days, also after you sign out, which accounts were signed in to
            in this browser, as values that mean nothing to others. So we can mail you when a new device logs
            in.
          </Trans>
        </p>
        <p>
          <Trans>
            Texts and captions that you bring are kept there too, for you alone. When you paste a link, our
            server asks YouTube for its captions, and does not say who asked. A video or sound file of yours
            never leaves your device.
          </Trans>
        </p>
        <p>
          <Trans>
            On your profile you can download all of it, and delete the account with everything in it, at once
            and for good.
          </Trans>
        </p>
        <p>
          <Trans>
            Whoever runs this site may let an AI service answer the coach. Its page says so where that is the
            case: what you write to the coach is then sent to that service, without your name or address, and
            its answers are kept for a month.
          </Trans>{' '}
          <Trans>
            The lines of a text of yours are sent to it only when you ask for their translation, which is kept
            with the text.
          </Trans>{' '}
          <Trans>
            They may also let a service speak. It is said beside the button where that is the case: a text
            that has no clip here is sent to that service when you listen to it, without your name or address,
            and we do not keep it.
          </Trans>
        </p>
        <h2>
          <Trans>What we do not do</Trans>
        </h2>
        <ul>
          <li>
            <Trans>No trackers, no advertising, and no cookie for who has not signed in.</Trans>
          </li>
          <li>
            <Trans>
              No fonts, scripts or pictures from other companies: what these pages are made of comes from this
              site.
            </Trans>
          </li>
          <li>
            <Trans>
              A video of another site that you bring here plays in that site’s player. It is loaded only when
              you tap it; then that site sees that you watch.
            </Trans>
          </li>
          <li>
            <Trans>Nothing you tell us is sold or given away.</Trans>
          </li>
        </ul>
        <WaitlistPrivacy />
        <ReportPrivacy />
        <h2>
          <Trans>What the server sees</Trans>
        </h2>
        <p>
          <Trans>
            Like every web server, it sees the address of your connection while it answers. It writes down
            failures so that they can be mended, not what you learn. To stop whoever guesses passwords it
            counts attempts for some minutes by that address, of which it keeps a scrambled form only.
          </Trans>
        </p>
      </Prose>
    </PageFrame>
  )
}
