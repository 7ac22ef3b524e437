import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect } from 'react'
import { loginAddress } from '../addresses/login-address.ts'
import { usePlace } from '../addresses/use-place.ts'
import { useTargetLanguage } from '../device/target-language/target-language.ts'
import { askWhereUnknown } from '../features/account/sessions/ask-session.ts'
import { CoachScreen } from '../features/coach/coach-screen.tsx'
import { CoachVisitor } from '../features/coach/coach-visitor.tsx'
import { useTappable } from '../features/words/use-tappable.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { keepChecked, keepSaid, keepStrayed, keepTraced } from '../memory/writing-and-speaking.ts'
import { isOpenTo, useSession } from '../session/session.ts'
import { ForVisitors } from '../ui/for-visitors.tsx'
import { lazyWithMessages } from '../ui/lazy-with-messages.tsx'
import { OneMoment } from '../ui/one-moment.tsx'

export const handle = { messages: 'learn' }

const TracingPad = lazyWithMessages(
  () => import('../writing/tracing-pad.tsx').then(({ TracingPad }) => TracingPad),
  'more',
)
const SpeechCheck = lazyWithMessages(
  () => import('../speech/speech-check.tsx').then(({ SpeechCheck }) => SpeechCheck),
  'more',
)

/** The Malayalam Language Coach, for signed-in learners. */
export default function Coach() {
  const { t } = useLingui()
  const { language, to } = usePlace()
  const session = useSession()
  const isOfEnglish = useTargetLanguage() === 'english'
  const { renderText, explained } = useTappable()

  useEffect(() => void askWhereUnknown(), [])

  return (
    <PageFrame
      title={
        isOfEnglish
          ? t`English Language Coach – Malayalam for All`
          : t`Malayalam Language Coach – Malayalam for All`
      }
      description={t`A sentence in Malayalam or English on any topic: what it means word by word, and feedback on your own guesses.`}
    >
      <h1 className="mt-6 mb-3 text-3xl font-bold">
        {isOfEnglish ? <Trans>English Language Coach</Trans> : <Trans>Malayalam Language Coach</Trans>}
      </h1>
      <ForVisitors {...session}>
        <CoachVisitor backAddress={to('/level')} loginAddress={loginAddress(to('/coach'), language)} />
      </ForVisitors>
      {isOpenTo(session) && (
        <CoachScreen
          renderText={renderText}
          onChecked={keepChecked}
          renderSpeech={(text, clip) => (
            <Suspense fallback={<OneMoment />}>
              <SpeechCheck text={text} clip={clip} onHeard={(transcript) => keepSaid(text, transcript)} />
            </Suspense>
          )}
          renderTracing={(text) => (
            <Suspense fallback={<OneMoment />}>
              <TracingPad text={text} onTraced={keepTraced} onStrayed={keepStrayed} />
            </Suspense>
          )}
        />
      )}
      {explained}
    </PageFrame>
  )
}
