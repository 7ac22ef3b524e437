import type { CourseContent, Path } from '../../../packages/learning/src/course/index.ts'
import {
  answerShown,
  courseMap,
  planSession,
  readSessionSettings,
  showNext,
} from '../../../packages/learning/src/course/session/index.ts'
import { type Item, type Memory, noMemory } from '../../../packages/learning/src/practice/index.ts'
import { answerTo, neededIn } from './answering.ts'
import { type DayOfWork, noWork, type Programme } from './programme.ts'

/** What it takes besides to read the verdict and to go on, in seconds, as the product counts it. */
const toGoOn = 3
/** Known so well, something teaches hardly anything by being asked. */
const sure = 0.95

/** The course: a session a day, planned, made and judged as the app does it. */
export const byCourse: Programme = ({ path, content }, learner) => {
  const course = mapOf(path, content)
  let memory: Memory = noMemory
  const settings = readSessionSettings({ understands: learner.kind === 'heritage' })
  const maker = { content, shows: () => true, random: learner.random }
  return (start) => {
    const work: DayOfWork = noWork()
    let run = showNext(
      { session: planSession(memory, course, settings, momentOf(start), learner.random), memory },
      maker,
    )
    let at = start
    while (run.shown) {
      const { turn, exercise } = run.shown
      const took = turn.seconds * learner.pace * (0.8 + 0.4 * learner.random()) * 1000
      at += took
      const likely = new Map(exercise.targets.map((target) => [target.item, learner.likely(target, at)]))
      const answer = answerTo(exercise, learner, at)
      const done = answerShown(run, answer, {
        ...{ shownAt: at - took, now: at, toCanonicalItem: (item: Item) => item },
      })
      const needed = new Set(neededIn(exercise).map(({ item }) => item))
      const seconds = took / 1000 + (exercise.kind === 'introduce' ? 0 : toGoOn)
      work.seconds += seconds
      work.exercises++
      if (exercise.kind === 'introduce') work.met += exercise.shown.length
      work.byKind.set(exercise.kind, (work.byKind.get(exercise.kind) ?? 0) + seconds)
      for (const { item, skill, outcome } of done.practice?.looks ?? []) {
        const before = likely.get(item)
        if (before === undefined) continue
        work.looks++
        work.bySkill.set(skill, (work.bySkill.get(skill) ?? 0) + 1)
        const isNeeded = outcome === 'again' || needed.has(item)
        if (before < sure && isNeeded) {
          work.useful++
          work.usefulByKind.set(exercise.kind, (work.usefulByKind.get(exercise.kind) ?? 0) + 1)
        }
        if (outcome === 'again') continue
        work.credited++
        if (isNeeded) work.needed++
      }
      memory = done.run.memory
      run = showNext(done.run, maker)
    }
    return work
  }
}

/** The learner's day begins at four in the morning. */
const momentOf = (now: number) => ({ now, dayStart: Math.floor((now - fourHours) / day) * day + fourHours })
const day = 86_400_000
const fourHours = 4 * 3_600_000

const maps = new WeakMap<Path, ReturnType<typeof courseMap>>()

function mapOf(path: Path, content: CourseContent) {
  const course = maps.get(path) ?? courseMap(path, content)
  maps.set(path, course)
  return course
}
