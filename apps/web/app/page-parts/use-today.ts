import { titles } from 'virtual:content/titles'
import { demoVideo } from '@app/api/paths'
import { isTopicKey, type TopicKey } from '@app/learning/course'
import { textIn } from '@app/learning/languages'
import { nextTopic } from '@app/learning/progress'
import { useEffect, useState } from 'react'
import { usePlace } from '../addresses/use-place.ts'
import { unfinishedTopic } from '../features/quiz/attempt-storage.ts'
import type { TodayPlan } from '../features/today/today-card.tsx'
import { useSession } from '../session/session.ts'
import { useUserlevel } from '../storage/learner-store.ts'
import { positionOf } from '../storage/video-storage.ts'
import { useTopicResults } from '../sync/progress/use-topic-results.ts'
import { useDue } from '../sync/reviews/use-due.ts'

/** Our films, in the order of the page that lists them, with their names in the languages of the content. */
const films = [
  { id: 'travel', en: 'Travel', ml: 'യാത്ര' },
  { id: 'music', en: 'Music', ml: 'സംഗീതം' },
  { id: 'food', en: 'Food', ml: 'ഭക്ഷണം' },
  { id: 'festival', en: 'Festival stories', ml: 'ഉത്സവകഥകൾ' },
  { id: 'history', en: 'History', ml: 'ചരിത്രം' },
] as const

/** What this learner can do today; undefined until the device has told what it keeps. */
export function useToday(): TodayPlan | undefined {
  const { language, to } = usePlace()
  const userlevel = useUserlevel()
  const results = useTopicResults()
  const due = useDue()
  const isLearner = useSession().state === 'signed-in'
  const [begun, setBegun] = useState<{ topic?: TopicKey | undefined; film?: string | undefined }>()

  useEffect(() => {
    const topic = unfinishedTopic()
    const film = films.find(({ id }) => Number(positionOf(id).read()) > 0)?.id
    setBegun({ topic: isTopicKey(topic) ? topic : undefined, film })
  }, [])

  if (!results || !begun) return undefined
  const quiz = (topic: TopicKey) => ({
    title: textIn(titles[topic], language),
    address: `${to('/lessons2')}?topic=${topic}`,
  })
  const film = films.find(({ id }) => id === begun.film) ?? films[0]
  const watched = isLearner ? `${to('/youtube2')}?vid=${film.id}` : to('/demo')
  return {
    unfinished: begun.topic && { ...quiz(begun.topic), address: to('/lessons2') },
    due: due ?? 0,
    next: quiz(nextTopic(results, userlevel)),
    film: {
      title: textIn(isLearner ? film : (films.find(({ id }) => id === demoVideo) ?? film), language),
      address: watched,
      begun: isLearner && begun.film !== undefined,
    },
    reviewAddress: to('/review'),
  }
}
