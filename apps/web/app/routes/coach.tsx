import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { CoachScreen } from '../features/coach/coach-screen.tsx'
import { CoachVisitor } from '../features/coach/coach-visitor.tsx'
import { useTappable } from '../features/words/use-tappable.tsx'
import { loadPracticeMessages } from '../i18n/load-practice-messages.ts'
import { loginAddress } from '../lib/login-address.ts'
import { useSession } from '../lib/session.ts'
import { usePlace } from '../lib/use-place.ts'
import { ForVisitors } from '../ui/for-visitors.tsx'
import { PageFrame } from './page-frame.tsx'

const TracingPad = lazy(() =>
  Promise.all([import('../features/tracing/tracing-pad.tsx'), loadPracticeMessages()]).then(
    ([{ TracingPad }]) => ({ default: TracingPad }),
  ),
)
const SpeechCheck = lazy(() =>
  Promise.all([import('../features/speech/speech-check.tsx'), loadPracticeMessages()]).then(
    ([{ SpeechCheck }]) => ({ default: SpeechCheck }),
  ),
)

/** The Malayalam Language Coach, for who is signed in. */
export default function Coach() {
  const { t } = useLingui()
  const { language, to } = usePlace()
  const session = useSession()
  const { renderText, explained } = useTappable()
  return (
    <PageFrame
      title={t`Malayalam Language Coach – Malayalam for All`}
      description={t`A Malayalam sentence on any topic: how it sounds, what it means word by word, and feedback on your own guesses.`}
    >
      <h1 className="mt-6 mb-3 text-3xl font-bold">
        <Trans>Malayalam Language Coach</Trans>
      </h1>
      <ForVisitors {...session}>
        <CoachVisitor
          backAddress={to('/Coachlevel')}
          loginAddress={loginAddress(language === 'en' ? '/coach' : '/ml/coach', language)}
        />
      </ForVisitors>
      {session.state === 'signed-in' && (
        <CoachScreen
          renderText={renderText}
          renderTracing={(text) => (
            <Suspense fallback={<Coming />}>
              <TracingPad text={text} />
            </Suspense>
          )}
          renderSpeech={(text, clip) => (
            <Suspense fallback={<Coming />}>
              <SpeechCheck text={text} clip={clip} />
            </Suspense>
          )}
        />
      )}
      {explained}
    </PageFrame>
  )
}

function Coming() {
  return (
    <p aria-busy="true" className="text-ink-soft">
      <Trans>One moment…</Trans>
    </p>
  )
}
