import { sounds } from 'virtual:content/sounds'
import { isSessionDone, outlineOf, type QuizMisses, quizMisses } from '@app/learning/course/known'
import { planSession, type SessionSettings } from '@app/learning/course/session'
import { type Language, textIn } from '@app/learning/languages'
import type { Memory } from '@app/learning/practice'
import { day } from '@app/learning/review'
import { useEffect, useState } from 'react'
import { usePlace } from '../../addresses/use-place.ts'
import { type Course, loadCourse } from '../../course/course.ts'
import { startOfDay } from '../../device/log/start-of-day.ts'
import { sessionSettings } from '../../device/settings/session-settings.ts'
import { keptSession } from '../../device/under-way/session-storage.ts'
import { allPracticeSince, coursePracticeSince, hasBegunCourse } from '../../memory/course-practice.ts'
import { courseNames, readMemory } from '../../memory/learner-memory.ts'
import type { CourseToday } from './course-card.tsx'

/** The same plan whenever it is looked at: the session itself is planned by chance. */
const half = () => 0.5

/** So long ago a quiz's misses are told by name: older ones are only due. */
const told = 14 * day

/** Where this learner is in the course, and what quizzes left to it. */
export type TodayFound = { today: CourseToday; missed: readonly QuizMisses[] }

/** Where this learner is in the course today; undefined until the device was read. */
export function useCourseToday(): TodayFound | undefined {
  const { language } = usePlace()
  const [today, setToday] = useState<TodayFound>()

  useEffect(() => {
    let wanted = true
    const look = () => {
      if (document.hidden) return
      const now = Date.now()
      Promise.all([readToday(now, language), readMissed(now)]).then(
        ([today, missed]) => wanted && setToday({ today, missed }),
        () => wanted && setToday({ today: { state: 'absent' }, missed: [] }),
      )
    }
    look()
    // Who comes back to an open page, the next morning, sees that day's session.
    document.addEventListener('visibilitychange', look)
    return () => {
      wanted = false
      document.removeEventListener('visibilitychange', look)
    }
  }, [language])
  return today
}

/** What was missed in quizzes and was not right since. */
async function readMissed(now: number): Promise<QuizMisses[]> {
  const practised = await allPracticeSince(now - told)
  if (!practised.some(({ exercise }) => exercise.startsWith('quiz:'))) return []
  return quizMisses(practised, courseNames(await loadCourse()))
}

async function readToday(now: number, language: Language): Promise<CourseToday> {
  // A browser that keeps no practice begins anew each time.
  if (!(await hasBegunCourse().catch(() => false))) {
    keepSound(async () => (await loadCourse()).map.units[0]?.unit.id)
    return { state: 'start' }
  }
  const course = await loadCourse()
  const [memory, practised] = await Promise.all([
    readMemory(course, now),
    coursePracticeSince(startOfDay(now)),
  ])
  const settings = sessionSettings.getState()
  const begun = keptSession(undefined, now) !== undefined
  const isDone = !begun && isSessionDone(practised, settings)
  const { session, outline } = planned(course, memory, settings, isDone ? now + day : now)
  keepSound(async () => session.unit)
  if (isDone) return { state: 'done', tomorrow: outline }
  if (outline.minutes === 0) return { state: 'nothing' }
  const unit = course.map.units.find(({ unit: { id } }) => id === session.unit)?.unit
  return {
    state: 'ready',
    outline,
    unit: unit && textIn(unit.title, language),
    gentle: session.gentle,
    begun,
  }
}

/** The sound of this unit and the next two is there when the network is not. What fails is tried at the next look. */
function keepSound(unit: () => Promise<string | undefined>) {
  const clips = async () => {
    const { clipsAhead } = await loadCourse()
    return [sounds.right, sounds.wrong, ...(await clipsAhead(await unit()))]
  }
  import('../../clips/prefetch-clips.ts')
    .then(({ prefetchClips }) => prefetchClips(clips))
    .catch(() => undefined)
}

function planned({ map }: Course, memory: Memory, settings: SessionSettings, now: number) {
  const session = planSession(memory, map, settings, { now, dayStart: startOfDay(now) }, half)
  return { session, outline: outlineOf(session, memory) }
}
