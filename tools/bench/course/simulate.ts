import { type CourseContent, type Path, unitsOf } from '../../../packages/learning/src/course/index.ts'
import type { Item, Skill } from '../../../packages/learning/src/practice/index.ts'
import { aLearner, type Learner, type LearnerKind } from './learner.ts'
import type { DayOfWork, Programme } from './programme.ts'

const day = 86_400_000
const firstDay = Date.UTC(2026, 0, 5, 18)
const sixty = 60
/** What is at least so likely to be known counts as known. */
const known = 0.9

/** What a learner knows after sixty days, and how they worked. */
export type Result = {
  understood: number
  byEye: number
  byEar: number
  recalled: number
  letters: number
  endings: number
  contrasts: number
  work: DayOfWork[]
}

export function simulate(
  course: { path: Path; content: CourseContent },
  programme: Programme,
  kind: LearnerKind,
  seed: number,
  days: number = sixty,
): Result {
  const learner = aLearner(kind, seed)
  if (kind === 'heritage') alreadyHeard(course, learner)
  const work = programme(course, learner)
  const done: DayOfWork[] = []
  for (let at = 0; at < days; at++) {
    if (learner.misses()) continue
    // Not at the same time every day.
    done.push(work(firstDay + at * day + Math.floor((learner.random() - 0.5) * 4 * 3_600_000)))
  }
  const end = firstDay + days * day
  const count = (kind: string, ids: Iterable<string>, ...skills: Skill[]) =>
    [...ids].filter((id) =>
      skills.some((skill) => learner.likely({ item: `${kind}:${id}` as Item, skill }, end) >= known),
    ).length
  const { words, letters, endings, contrasts } = course.content
  return {
    understood: count('word', words.keys(), 'read', 'hear'),
    byEye: count('word', words.keys(), 'read'),
    byEar: count('word', words.keys(), 'hear'),
    recalled: count('word', words.keys(), 'recall'),
    letters: count('letter', letters.keys(), 'read'),
    endings: count('ending', endings.keys(), 'form'),
    contrasts: count('contrast', contrasts.keys(), 'tell-apart'),
    work: done,
  }
}

/** Who grew up with the language understands most common words by ear, and says some. */
function alreadyHeard({ path }: { path: Path }, learner: Learner) {
  for (const [at, { words }] of unitsOf(path).entries())
    for (const id of words) {
      const item: Item = `word:${id}`
      if (learner.random() < 0.7 - at / 150) {
        learner.knew({ item, skill: 'hear' }, 200 + 400 * learner.random(), firstDay - 3 * day)
        if (learner.random() < 0.3)
          learner.knew({ item, skill: 'recall' }, 60 + 200 * learner.random(), firstDay - 3 * day)
      }
    }
}
