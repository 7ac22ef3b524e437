import type { Exercise } from '@app/learning/course'
import {
  answerShown,
  courseMap,
  planSession,
  readSessionSettings,
  showNext,
  type Turn,
} from '@app/learning/course/session'
import { type Item, type Memory, noMemory } from '@app/learning/practice'
import { loadPath, readPathFiles } from '../../path/load-path.ts'
import { rightAnswerTo } from './answers-to.ts'
import { chance } from './make-many.ts'
import { cutToPath, shippedCourse } from './shipped-course.ts'

const day = 86_400_000

/**
 * An exercise that a session has shown, on which day, and what was introduced before it, each with the number of its lesson.
 * `spent`: the seconds of the session before it.
 */
export type Shown = {
  exercise: Exercise
  turn: Turn
  day: number
  spent: number
  met: ReadonlyMap<Item, number>
}

/** All that a learner is shown who has a session a day and is always right. The same seed shows the same. */
export function* walkDays(days: number, seed: number, content = cutToPath()): Generator<Shown> {
  const map = courseMap(loadPath(readPathFiles(), shippedCourse()), content)
  const random = chance(seed)
  const maker = { content, shows: () => true, random }
  const met = new Map<Item, number>()
  let lessons = 0
  let memory: Memory = noMemory
  for (let on = 0; on < days; on++) {
    let now = Date.UTC(2026, 10, 1, 9) + on * day
    const moment = { now, dayStart: now - 5 * 3_600_000 }
    const session = planSession(memory, map, readSessionSettings(null), moment, random)
    let run = showNext({ session, memory }, maker)
    while (run.shown) {
      const { exercise, turn } = run.shown
      yield { exercise, turn, day: on, spent: run.session.spent, met }
      if (exercise.kind === 'introduce') {
        lessons += 1
        for (const { item } of exercise.shown) met.set(item, lessons)
      }
      const takes = exercise.kind === 'scene' ? exercise.lines.length * 10_000 : 6000
      now += takes + 2000
      const answer = exercise.kind === 'introduce' ? ({ type: 'seen' } as const) : rightAnswerTo(exercise)
      run = answerShown(run, answer, { shownAt: now - takes, now, toCanonicalItem: (item) => item }).run
      run = showNext(run, maker)
    }
    memory = run.memory
  }
}
