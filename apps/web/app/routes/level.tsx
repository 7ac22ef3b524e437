import { soundBytes } from 'virtual:content/sound-bytes'
import { synthetic, titles } from 'virtual:content/titles'
import { type LevelPage, levelPages, topicsByPage } from '@app/learning/levels'
import { Trans, useLingui } from '@lingui/react/macro'
import { BookOpen } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { usePlace } from '../addresses/use-place.ts'
import { useUserlevel } from '../device/learner/learner-store.ts'
import { useResetUndo } from '../device/progress/reset-undo.ts'
import { useTopicResults } from '../device/progress/use-topic-results.ts'
import { useTargetLanguage } from '../device/target-language/target-language.ts'
import { BeginCard } from '../features/course/begin-card.tsx'
import { LevelStatus } from '../features/course/level-status.tsx'
import { PageArrows } from '../features/course/page-arrows.tsx'
import { pathOfLevelPage } from '../features/course/path-of-level-page.ts'
import { ResetNotice } from '../features/course/reset-notice.tsx'
import { Shortcuts } from '../features/course/shortcuts.tsx'
import { TopicList } from '../features/course/topic-list.tsx'
import { usePageNames } from '../features/course/use-page-names.ts'
import { KeepSound } from '../features/offline/keep-sound.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { useBegunCourse } from '../memory/use-begun-course.ts'
import { useLearntInTopics } from '../memory/use-learnt-in-topics.ts'
import { lazyWithMessages } from '../ui/lazy-with-messages.tsx'
import { Backwater } from '../ui/pictures/backwater.tsx'

const soundSet = { 1: 'level', 2: 'level2', 3: 'level3' } as const

const EnglishSound = lazyWithMessages(
  () => import('../features/offline/english-sound.tsx').then(({ EnglishSound }) => EnglishSound),
  'more',
)

/** One of the three level pages. The address says which one. */
export default function Level() {
  const { t } = useLingui()
  const { path, to } = usePlace()
  const userlevel = useUserlevel()
  const results = useTopicResults()
  const learnt = useLearntInTopics()
  const isNewcomer = useBegunCourse() === false && results?.size === 0
  const undoReset = useResetUndo()
  const page = levelPages.find((page) => pathOfLevelPage[page] === path) ?? 1
  const topics = topicsByPage[page - 1] ?? []
  const names = usePageNames()
  const isEnglish = useTargetLanguage() === 'english'
  const contents: Record<LevelPage, string> = {
    1: t`Nine short quizzes with sound: the Malayalam letters, first words and common phrases.`,
    2: t`Nine short quizzes with sound: Malayalam verbs, family, feelings, animals, numbers and sentences.`,
    3: t`Nine short quizzes with sound: the Malayalam of food, films, the office, the news and finding the way.`,
  }

  return (
    <PageFrame
      title={t`${names[page]} – Malayalam for All`}
      description={contents[page]}
      card="levels"
      things={[{ '@type': 'LearningResource', learningResourceType: 'Quiz', teaches: 'Malayalam' }]}
      width="max-w-5xl"
    >
      {undoReset && <ResetNotice onUndo={undoReset} />}
      <div className="relative mx-auto mt-2 max-w-2xl">
        <Backwater className="h-24 w-full rounded-3xl sm:h-auto" />
        {isNewcomer && <BeginCard to={to('/session')} />}
      </div>
      <div className="mt-4 mb-3">
        <PageArrows page={page}>
          <PageTitle name={names[page]} />
        </PageArrows>
      </div>
      <LevelStatus page={page} userlevel={userlevel} />
      <div className="my-3">
        <Shortcuts />
      </div>
      <TopicList
        topics={topics}
        titles={titles}
        userlevel={userlevel}
        results={results}
        learnt={learnt}
        address={to('/lessons2')}
      />
      <p className="mt-3 min-h-11 text-center">
        {!isNewcomer && (
          <Link
            to={`${to('/topic-words')}?topic=${topics[0]}`}
            className="inline-flex min-h-11 items-center gap-2 px-3 font-semibold text-accent underline-offset-4 hover:underline"
          >
            <BookOpen aria-hidden="true" className="size-5" />
            <Trans>See the words of these topics</Trans>
          </Link>
        )}
      </p>
      {isEnglish ? (
        <Suspense>
          <EnglishSound key={page} set={`english-${soundSet[page]}`} />
        </Suspense>
      ) : (
        <KeepSound key={page} set={soundSet[page]} bytes={soundBytes[soundSet[page]]} />
      )}
      {synthetic && !isEnglish && (
        <p className="mt-6 text-center text-sm text-ink-soft">
          <Trans>The voices are synthetic: made by a program, not recorded from a person.</Trans>
        </p>
      )}
    </PageFrame>
  )
}

/** As large as it can be on one line of a phone between the arrows. Its numbers stay together at any size. */
function PageTitle({ name }: { name: string }) {
  const numbers = name.slice(name.lastIndexOf(' ') + 1)
  return (
    <h1 className="text-center text-xl font-bold sm:text-2xl">
      {name.slice(0, -numbers.length)}
      <span className="whitespace-nowrap">{numbers}</span>
    </h1>
  )
}
