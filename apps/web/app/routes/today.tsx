import { courseBytes } from 'virtual:content/course-bytes'
import { titles } from 'virtual:content/titles'
import { defaultTargetLanguage, textIn } from '@app/learning/languages'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useCallback, useRef } from 'react'
import { usePlace } from '../addresses/use-place.ts'
import { useUserlevel } from '../device/learner/learner-store.ts'
import { useTopicResults } from '../device/progress/use-topic-results.ts'
import { useTargetLanguage } from '../device/target-language/target-language.ts'
import { QuizOfPath } from '../features/course/quiz-of-path.tsx'
import { KeepSound } from '../features/offline/keep-sound.tsx'
import { TodayPart } from '../features/today/today-part.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { useHydrated } from '../prerender/use-hydrated.ts'
import { lazyWithMessages } from '../ui/lazy-with-messages.tsx'
import { Backwater } from '../ui/pictures/backwater.tsx'
import { PlainLink } from '../ui/plain-link.tsx'
import { WaitForScript } from '../ui/wait-for-script.tsx'

const PathPart = lazyWithMessages(
  () => import('../features/path/path-part.tsx').then(({ PathPart }) => PathPart),
  'practice',
)
const UnitInside = lazyWithMessages(
  () => import('../features/practice/unit-inside.tsx').then(({ UnitInside }) => UnitInside),
  'practice',
)
const EnglishSound = lazyWithMessages(
  () => import('../features/offline/english-sound.tsx').then(({ EnglishSound }) => EnglishSound),
  'more',
)

/**
 * Today's session, what else there is to do, and the path. It is one screen with two addresses: `/path` opens it at
 * the path.
 */
export default function Today() {
  const { t } = useLingui()
  const { path } = usePlace()
  const isPath = path === '/path'
  return (
    <PageFrame
      title={isPath ? t`The path – Malayalam for All` : t`Today – Malayalam for All`}
      description={
        isPath
          ? t`Sixty units in ten parts, from the first greeting to a story of your own: what each lets you do, and how far you are.`
          : t`Today's session on the path, what is due, the next quiz, and a film to watch.`
      }
      listed={false}
      width="max-w-xl"
    >
      <Backwater className="mx-auto mt-2 h-24 w-full rounded-3xl sm:h-auto" />
      <h1 className="mt-2 mb-4 text-3xl font-bold">
        <Trans>Today</Trans>
      </h1>
      <TodayPart
        fallback={
          <WaitForScript>
            <Trans>One moment…</Trans>
          </WaitForScript>
        }
      />
      <PathSection opensHere={isPath} />
    </PageFrame>
  )
}

function PathSection({ opensHere }: { opensHere: boolean }) {
  const { language, to } = usePlace()
  const userlevel = useUserlevel()
  const results = useTopicResults()
  const hydrated = useHydrated()
  const isMalayalam = useTargetLanguage() === defaultTargetLanguage
  const section = useRef<HTMLElement>(null)
  const onShown = useCallback(() => {
    if (opensHere && window.scrollY === 0) section.current?.scrollIntoView()
  }, [opensHere])
  return (
    <section ref={section} aria-labelledby="path" className="mt-8">
      <h2 id="path" className="text-2xl font-bold">
        <Trans>The path</Trans>
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">
        {isMalayalam ? (
          <Trans>Ten parts, each for one thing you want to do in Malayalam.</Trans>
        ) : (
          <Trans>Ten parts, each for one thing you want to do in English.</Trans>
        )}
      </p>
      {hydrated ? (
        <Suspense fallback={<p aria-busy="true" className="min-h-screen" />}>
          <PathPart
            renderUnit={(looked) => <UnitInside {...looked} />}
            renderQuiz={(topic, isReached) => (
              <QuizOfPath
                topic={topic}
                title={<span lang={language}>{textIn(titles[topic], language)}</span>}
                userlevel={userlevel}
                result={results?.get(topic)}
                isReached={isReached}
                address={to('/lessons2')}
              />
            )}
            onShown={onShown}
          />
        </Suspense>
      ) : (
        <p className="min-h-screen" />
      )}
      <p className="mt-3">
        <PlainLink to={to('/level')}>
          <Trans>All quizzes, level by level</Trans>
        </PlainLink>
      </p>
      {isMalayalam ? (
        <KeepSound set="course" bytes={courseBytes} />
      ) : (
        <Suspense>
          <EnglishSound set="english-course" />
        </Suspense>
      )}
    </section>
  )
}
