import { Trans, useLingui } from '@lingui/react/macro'
import { AppComparison } from '../features/pages/app-comparison.tsx'
import { PageFrame } from '../page-parts/page-frame.tsx'
import { Prose } from '../ui/prose.tsx'

export const handle = { messages: 'more' }

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
        <p>
          <Trans>
            The project has no public page and no e-mail address yet, and it is on no social network. If you
            have a question or found a mistake, tell whoever runs this site or gave you its address: every
            sentence stands in a plain text file that they can mend.
          </Trans>
        </p>
        <h2>
          <Trans>Credits</Trans>
        </h2>
        <ul>
          <li>
            <Trans>
              Malayalam letters on screen: Noto Sans Malayalam, by the Noto Project Authors, SIL Open Font
              License 1.1.
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
