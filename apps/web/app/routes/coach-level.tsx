import { titles } from 'virtual:content/titles'
import { writtenLetters } from 'virtual:content/written-letters'
import { topicsByPage } from '@app/learning/levels'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessagesSquare } from 'lucide-react'
import { usePlace } from '../addresses/use-place.ts'
import { useUserlevel } from '../device/learner/learner-store.ts'
import { useTopicResults } from '../device/progress/use-topic-results.ts'
import { LevelStatus } from '../features/course/level-status.tsx'
import { TopicList } from '../features/course/topic-list.tsx'
import { LettersToWrite } from '../features/letters/letters-to-write.tsx'
import { useLetterPractice } from '../features/letters/use-letter-practice.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { ByTargetLanguage, ofMalayalam } from '../prerender/by-target-language.tsx'
import { LinkButton } from '../ui/button.tsx'

const letterTopics = topicsByPage[0].slice(0, 3)

/** The letters alone: the page that leads to the coach. */
export default function CoachLevel() {
  const { t } = useLingui()
  const { to } = usePlace()
  const userlevel = useUserlevel()
  const results = useTopicResults()
  const { practise, practice } = useLetterPractice()
  return (
    <PageFrame
      title={t`Letter practice – Malayalam for All`}
      description={t`Learn the letters first: three sets, from the commonest to the rare.`}
    >
      <h1 className="mt-6 mb-1 text-3xl font-bold">
        <Trans>Letter practice</Trans>
      </h1>
      <p className="mb-4 text-ink-soft">
        <ByTargetLanguage
          malayalam={
            <Trans>Three quizzes of letters, and letters to trace. With the coach you trace words.</Trans>
          }
          english={<Trans>Three quizzes of letters.</Trans>}
        />
      </p>
      <LevelStatus page={1} userlevel={userlevel} />
      <LinkButton to={to('/coach')} variant="quiet" className="mt-5 w-full sm:w-auto">
        <MessagesSquare aria-hidden="true" className="size-5" />
        <ByTargetLanguage
          malayalam={<Trans>Malayalam Language Coach</Trans>}
          english={<Trans>English Language Coach</Trans>}
        />
      </LinkButton>
      <TopicList
        topics={letterTopics}
        titles={titles}
        userlevel={userlevel}
        results={results}
        address={to('/lessons2')}
      />
      <div className={ofMalayalam}>
        <LettersToWrite letters={writtenLetters} onWrite={practise} />
      </div>
      {practice}
    </PageFrame>
  )
}
