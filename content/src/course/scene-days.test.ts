import { unitsOf } from '@app/learning/course'
import { expect, it } from 'vitest'
import { loadPath, readPathFiles } from '../path/load-path.ts'
import { cutWithScenes, shippedCourse } from './testing/shipped-course.ts'
import { walkDays } from './testing/walk-days.ts'

const order = unitsOf(loadPath(readPathFiles(), shippedCourse())).map(({ id }) => id)
/** Eight days of three learners, each day with what it has shown. */
const learners = [1, 2, 3].map((seed) => {
  const days = Map.groupBy(
    [...walkDays(8, seed, cutWithScenes())].map(({ exercise, day, spent }) => ({ exercise, day, spent })),
    ({ day }) => day,
  )
  return [...days.values()]
})

it('sessions end with the scenes of the path in their order', () => {
  for (const days of learners) {
    const scenes = days.flatMap((shown) =>
      shown.flatMap(({ exercise }) => (exercise.kind === 'scene' ? [exercise.scene] : [])),
    )
    expect(scenes.length).toBeGreaterThan(2)
    expect(scenes).toEqual(order.slice(0, scenes.length))
    for (const shown of days) {
      const at = shown.findIndex(({ exercise }) => exercise.kind === 'scene')
      expect([-1, shown.length - 1]).toContain(at)
    }
  }
})

it('the day after a scene begins with a question about it', () => {
  for (const days of learners)
    for (const [at, shown] of days.entries()) {
      const before = days[at - 1]?.at(-1)?.exercise
      const [first] = shown
      if (before?.kind === 'scene')
        expect(first?.exercise).toMatchObject({ kind: 'scene-recall', scene: before.scene })
    }
})

it('a session is as long as it is with its scene: ten minutes, and thirty exercises at first', () => {
  for (const days of learners)
    for (const [at, shown] of days.entries()) {
      expect(shown.at(-1)?.spent).toBeLessThan(12 * 60)
      if (at < 3) expect(shown.length).toBeLessThanOrEqual(30)
    }
})

it('nothing is introduced twice', () => {
  for (const days of learners) {
    const shown = days
      .flat()
      .flatMap(({ exercise }) =>
        exercise.kind === 'introduce' ? exercise.shown.map(({ item }) => item) : [],
      )
    expect(shown.length).toBeGreaterThan(30)
    expect(shown.filter((item, at) => shown.indexOf(item) !== at)).toEqual([])
  }
})
