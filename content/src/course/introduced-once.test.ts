import {
  answerShown,
  courseMap,
  planSession,
  readSessionSettings,
  showNext,
} from '@app/learning/course/session'
import { type Item, type Memory, noMemory } from '@app/learning/practice'
import { expect, it } from 'vitest'
import { loadPath, readPathFiles } from '../path/load-path.ts'
import { rightAnswerTo } from './testing/answers-to.ts'
import { chance } from './testing/make-many.ts'
import { cutToPath, shippedCourse } from './testing/shipped-course.ts'

const days = 8
const day = 86_400_000

it('introduces nothing twice: what a session has shown, it has asked', () => {
  const content = cutToPath()
  const map = courseMap(loadPath(readPathFiles(), shippedCourse()), content)
  for (const seed of [1, 2, 3]) {
    const random = chance(seed)
    const maker = { content, shows: () => true, random }
    const shown: Item[] = []
    let memory: Memory = noMemory
    for (let on = 0; on < days; on++) {
      let now = Date.UTC(2026, 10, 1, 9) + on * day
      const moment = { now, dayStart: now - 5 * 3_600_000 }
      let run = showNext(
        { session: planSession(memory, map, readSessionSettings(null), moment, random), memory },
        maker,
      )
      while (run.shown) {
        const { exercise } = run.shown
        if (exercise.kind === 'introduce') shown.push(...exercise.shown.map(({ item }) => item))
        now += 8000
        const answer = exercise.kind === 'introduce' ? ({ type: 'seen' } as const) : rightAnswerTo(exercise)
        run = answerShown(run, answer, { shownAt: now - 6000, now, toCanonicalItem: (item) => item }).run
        run = showNext(run, maker)
      }
      memory = run.memory
    }
    expect(shown.length).toBeGreaterThan(30)
    expect(shown.filter((item, at) => shown.indexOf(item) !== at)).toEqual([])
  }
})
