import { Trans, useLingui } from '@lingui/react/macro'
import { AppComparison } from '../features/pages/app-comparison.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { ReportForm } from '../reports/report-form.tsx'
import { ContactLink } from '../ui/contact-link.tsx'
import { Prose } from '../ui/prose.tsx'
import { NoServer } from '../ui/server/no-server.tsx'
import { WithServer } from '../ui/server/with-server.tsx'

export const handle = { messages: 'more' }

const theSite = { kind: 'page', item: 'site', shown: '' } as const

export default function About() {
  const { t } = useLingui()
  return (
    <PageFrame
      title={t`About and credits – Malayalam for All`}
      description={t`What this app is, whose work it stands on, and under which licences its parts are.`}
      width="max-w-4xl"
    >
      <Prose>
        <h1>
          <Trans>About and credits</Trans>
        </h1>
        <p>
          <Trans>
            Malayalam for All teaches Malayalam by ear and by eye, to anyone, anywhere: free, without ads, and
            with no compulsory sign-up.
          </Trans>
        </p>
      </Prose>
      <AppComparison />
      <Prose>
        <h2 id="contact" className="scroll-mt-4">
          <Trans>Contact</Trans>
        </h2>
        {/* The server alone knows whether there is an address: the page's root says so. */}
        <p className="in-[[data-contact='']]:hidden">
          <Trans>
            If you have a question, <ContactLink>write to whoever runs this site</ContactLink>.
          </Trans>
        </p>
        <WithServer instead={<NoServer />}>
          <p>
            <Trans>
              If you found a mistake, or want to tell us something, write it here: whoever runs this site
              reads it. On words, questions, phrases, letters, articles and lines of the films “Something
              wrong here?” leads to the same form, and sends along what it is about.
            </Trans>
          </p>
          <noscript>
            <p>
              <Trans>The form needs JavaScript, and this browser has it switched off.</Trans>
            </p>
          </noscript>
        </WithServer>
      </Prose>
      <div className="mt-3 max-w-2xl in-data-static:hidden">
        <ReportForm about={theSite} />
      </div>
      <Prose>
        <h2>
          <Trans>Credits</Trans>
        </h2>
        <ul>
          <li>
            <Trans>
              What you read: Anek, by the Anek Project Authors; the letters to write: Noto Sans Malayalam, by
              the Noto Project Authors. Both SIL Open Font License 1.1.
            </Trans>
          </li>
          <li>
            <Trans>
              How letters are written: the strokes of Jayasree, by Sachin Nandakumar, CC BY 4.0, made smaller
              and joined.
            </Trans>
          </li>
          <li>
            <Trans>Icons: Lucide, ISC licence.</Trans>
          </li>
          <li>
            <Trans>The voice: eSpeak NG, fed with our own phonemes.</Trans>
          </li>
          <li>
            <Trans>Questions, letters, drawings and sounds: our own, under CC BY 4.0.</Trans>
          </li>
        </ul>
      </Prose>
    </PageFrame>
  )
}
