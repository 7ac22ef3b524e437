import { titles } from 'virtual:content/titles'
import { demoVideo } from '@app/api/paths'
import { isTopicKey, type TopicKey } from '@app/learning/course'
import { textIn } from '@app/learning/languages'
import { nextTopic } from '@app/learning/progress'
import { useEffect, useState } from 'react'
import { usePlace } from '../addresses/use-place.ts'
import { unfinishedTopic } from '../features/quiz/attempt-storage.ts'
import type { TodayPlan } from '../features/today/today-card.tsx'
import { useFilms } from '../features/video/use-films.ts'
import { isOpenTo, useSession } from '../session/session.ts'
import { useUserlevel } from '../storage/learner-store.ts'
import { positionOf } from '../storage/video-storage.ts'
import { useTopicResults } from '../sync/progress/use-topic-results.ts'
import { useDue } from '../sync/reviews/use-due.ts'

/** What this learner can do today; undefined until the device was read. */
export function useToday(): TodayPlan | undefined {
  const { language, to } = usePlace()
  const userlevel = useUserlevel()
  const results = useTopicResults()
  const due = useDue()
  const films = useFilms()
  // A visitor sees only the demo's film.
  const isOpen = isOpenTo(useSession())
  const [unfinished, setUnfinished] = useState<{ topic: TopicKey | undefined }>()

  useEffect(() => {
    const topic = unfinishedTopic()
    setUnfinished({ topic: isTopicKey(topic) ? topic : undefined })
  }, [])

  if (!results || !unfinished) return undefined
  const quiz = (topic: TopicKey) => ({
    title: textIn(titles[topic], language),
    address: `${to('/lessons2')}?topic=${topic}`,
  })
  const open = films.filter(({ id }) => isOpen || id === demoVideo)
  const begun = open.find(({ id }) => Number(positionOf(id).read()) > 0)
  const film = begun ?? open[0]
  return {
    unfinished: unfinished.topic && { ...quiz(unfinished.topic), address: to('/lessons2') },
    due: due ?? 0,
    next: quiz(nextTopic(results, userlevel)),
    film: film && {
      title: film.name,
      address: isOpen ? `${to('/youtube2')}?vid=${film.id}` : to('/demo'),
      begun: begun !== undefined,
    },
    reviewAddress: to('/review'),
  }
}
