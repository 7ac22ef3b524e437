import { titles } from 'virtual:content/titles'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { usePlace } from '../addresses/use-place.ts'
import { useUserlevel } from '../device/learner/learner-store.ts'
import { useTopicResults } from '../device/progress/use-topic-results.ts'
import { TopicProgress } from '../features/course/topic-progress.tsx'
import { usePageNames } from '../features/course/use-page-names.ts'
import { MistakeList } from '../features/quiz/mistake-list.tsx'
import { ProgressScreen } from '../features/review/progress-screen.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { useLearntInTopics } from '../memory/use-learnt-in-topics.ts'
import { useHydrated } from '../prerender/use-hydrated.ts'
import { lazyWithMessages } from '../ui/lazy-with-messages.tsx'

const KnownPart = lazyWithMessages(
  () => import('../features/known/known-part.tsx').then(({ KnownPart }) => KnownPart),
  'practice',
)
const OwnReadable = lazyWithMessages(
  () => import('../features/read/own-readable.tsx').then(({ OwnReadable }) => OwnReadable),
  'learn',
)

export const handle = { messages: 'learn' }

/** The learner's progress: what is known of the course, how each topic was played, and how the words are doing. */
export default function Progress() {
  const { t } = useLingui()
  const { to } = usePlace()
  const userlevel = useUserlevel()
  const results = useTopicResults()
  const learnt = useLearntInTopics()
  const names = usePageNames()
  const hydrated = useHydrated()
  return (
    <PageFrame
      title={t`Your progress – Malayalam for All`}
      description={t`How you played each topic, and how your words are doing: what you know, and what is due.`}
      listed={false}
      width="max-w-5xl"
    >
      <h1 className="mt-6 mb-4 text-3xl font-bold">
        <Trans>Your progress</Trans>
      </h1>
      <h2 className="mb-3 text-2xl font-bold">
        <Trans>The path</Trans>
      </h2>
      {hydrated ? (
        <Suspense fallback={<p aria-busy="true" className="min-h-screen" />}>
          <KnownPart
            renderOwn={(isKnown) => (
              <Suspense fallback={<p aria-busy="true" className="min-h-24" />}>
                <OwnReadable isKnown={isKnown} />
              </Suspense>
            )}
          />
        </Suspense>
      ) : (
        <p aria-busy="true" className="min-h-screen" />
      )}
      <h2 className="mt-8 mb-3 text-2xl font-bold">
        <Trans>Topics</Trans>
      </h2>
      <TopicProgress
        {...{ titles, names, userlevel, results, learnt, to }}
        renderMistakes={(mistakes) => <MistakeList mistakes={mistakes} />}
      />
      <h2 className="mt-8 mb-3 text-2xl font-bold">
        <Trans>Your words</Trans>
      </h2>
      <ProgressScreen reviewAddress={to('/review')} wordsAddress={to('/lm')} todayAddress={to('/today')} />
    </PageFrame>
  )
}
