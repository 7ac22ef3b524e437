import { titles } from 'virtual:content/titles'
import { demoVideo } from '@app/api/paths'
import { defaultTargetLanguage, textIn } from '@app/learning/languages'
import { isTopicKey, type TopicKey } from '@app/learning/levels'
import { nextTopic } from '@app/learning/progress'
import { lineOfDay, readPosition } from '@app/learning/video'
import { useEffect, useState } from 'react'
import { usePlace } from '../../addresses/use-place.ts'
import { useUserlevel } from '../../device/learner/learner-store.ts'
import { hasShown } from '../../device/log/shown-cards.ts'
import { useTopicResults } from '../../device/progress/use-topic-results.ts'
import { targetLanguage } from '../../device/target-language/target-language.ts'
import { unfinishedTopic } from '../../device/under-way/attempt-storage.ts'
import { lastVideo, watchedTo } from '../../device/videos/video-storage.ts'
import { useFilmLines } from '../../media/use-film-lines.ts'
import { useFilms } from '../../media/use-films.ts'
import { useDue } from '../../memory/use-due.ts'
import { isOpenTo, useSession } from '../../session/session.ts'
import type { TodayPlan } from './today-card.tsx'

/** What this tab was in the middle of, and the day: counted in days, as this device counts them. */
type Now = { topic: TopicKey | undefined; reviewing: boolean; day: number }

/** What this learner can do today; undefined until the device was read. */
export function useToday(): TodayPlan | undefined {
  const { language, to } = usePlace()
  const userlevel = useUserlevel()
  const results = useTopicResults()
  const due = useDue()
  const films = useFilms()
  const lines = useFilmLines()
  // A visitor sees only the demo's film.
  const isOpen = isOpenTo(useSession())
  const [now, setNow] = useState<Now>()

  useEffect(() => {
    const topic = unfinishedTopic()
    setNow({ topic: isTopicKey(topic) ? topic : undefined, reviewing: hasShown(), day: today() })
  }, [])

  if (!results || !lines || !now) return undefined
  const quiz = (topic: TopicKey) => ({
    title: textIn(titles[topic], language),
    address: `${to('/lessons2')}?topic=${topic}`,
  })
  const addressOfFilm = (film: string) => (isOpen ? `${to('/youtube2')}?vid=${film}` : to('/demo'))
  const open = films.filter(({ id }) => isOpen || id === demoVideo)
  const begun = open.filter(({ id }) => readPosition(watchedTo(id), endOf(lines[id])) > 0)
  const last = lastVideo()
  const film = begun.find(({ id }) => id === last) ?? begun[0]
  const said = open.map(({ id, name }) => lines[id]?.map((line) => ({ ...line, id, name })) ?? [])
  const line = lineOfDay(said, now.day)
  return {
    unfinished: now.topic && { ...quiz(now.topic), address: to('/lessons2') },
    due: due ?? 0,
    reviewing: now.reviewing,
    next: quiz(nextTopic(results, userlevel)),
    film: film && { title: film.name, address: addressOfFilm(film.id) },
    line: line && {
      ...lineOf(line),
      film: line.name,
      address: `${addressOfFilm(line.id)}${isOpen ? '&' : '?'}t=${line.start}`,
    },
    reviewAddress: to('/review'),
  }
}

/** A line as one reads it who learns a language: in that one first. */
const lineOf = ({ text, translation }: { text: string; translation?: string }) =>
  targetLanguage === defaultTargetLanguage || !translation
    ? { text, translation }
    : { text: translation, translation: text }

/** Where the last line ends: what comes after it is no longer watched for its words. */
function endOf(lines: readonly { start: number; duration: number }[] = []): number | undefined {
  const last = lines.at(-1)
  return last && last.start + last.duration
}

function today(): number {
  const now = new Date()
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000
}
