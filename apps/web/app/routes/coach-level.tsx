import { titles } from 'virtual:content/titles'
import { topicsByPage } from '@app/learning/course'
import { Trans, useLingui } from '@lingui/react/macro'
import { LevelStatus } from '../features/course/level-status.tsx'
import { TopicList } from '../features/course/topic-list.tsx'
import { useUserlevel } from '../lib/learner-store.ts'
import { usePlace } from '../lib/use-place.ts'
import { PageFrame } from './page-frame.tsx'

const letterTopics = topicsByPage[0].slice(0, 3)

/** The letters only: the picker that leads to the coach. */
export default function CoachLevel() {
  const { t } = useLingui()
  const { to } = usePlace()
  const userlevel = useUserlevel()
  return (
    <PageFrame
      title={t`Letters for the coach – Malayalam for All`}
      description={t`Learn the letters first: three sets, from the commonest to the rare.`}
    >
      <h1 className="mt-6 mb-1 text-2xl font-bold">
        <Trans>Letters for the coach</Trans>
      </h1>
      <p className="mb-4 text-ink-soft">
        <Trans>Learn the letters first: three sets, from the commonest to the rare.</Trans>
      </p>
      <LevelStatus page={1} userlevel={userlevel} />
      <TopicList topics={letterTopics} titles={titles} userlevel={userlevel} address={to('/lessons2')} />
    </PageFrame>
  )
}
