import { courseContentOf } from '../../../content/src/course/course-content.ts'
import { loadContent } from '../../../content/src/load-content.ts'
import { loadLexicon } from '../../../content/src/load-lexicon.ts'
import { loadPath, readPathFiles } from '../../../content/src/path/load-path.ts'
import type { Figure } from '../figure.ts'
import { byCourse } from './by-course.ts'
import { byQuizzes } from './by-quizzes.ts'
import { bySavedWords } from './by-saved-words.ts'
import { learnerKinds } from './learner.ts'
import { pathFigures } from './path-figures.ts'
import type { Programme } from './programme.ts'
import { type Result, simulate } from './simulate.ts'

/** Two hundred learners of three kinds; each kind has the seeds from 1 on. */
const learners = 200

const programmes = { course: byCourse, quizzes: byQuizzes, saved: bySavedWords } satisfies Record<
  string,
  Programme
>
type Name = keyof typeof programmes

const rows = [
  { what: 'words understood', of: ({ understood }: Result) => understood, goal: 350 },
  { what: 'words recalled', of: ({ recalled }: Result) => recalled, goal: 120 },
  { what: 'letters read', of: ({ letters }: Result) => letters, goal: 80 },
  { what: 'endings formed', of: ({ endings }: Result) => endings, goal: 40 },
  { what: 'pairs of sounds told apart', of: ({ contrasts }: Result) => contrasts, goal: undefined },
] as const

/**
 * What simulated learners know after sixty days of ten minutes: by the course, by quizzes alone, and by saved
 * words alone. With `LEARNERS=20` there are fewer of them.
 */
export function courseFigures(): Figure[] {
  const files = readPathFiles()
  const content = courseContentOf(loadContent(), loadLexicon(), files)
  const path = loadPath(files, content)
  const each = Math.ceil(Number(process.env.LEARNERS ?? learners) / learnerKinds.length)
  const seeds = Array.from({ length: each }, (_, at) => at + 1)
  const ofKinds = learnerKinds.flatMap((kind) => {
    const results = (name: Name) =>
      seeds.map((seed) => simulate({ path, content }, programmes[name], kind, seed))
    const all = { course: results('course'), quizzes: results('quizzes'), saved: results('saved') }
    return [...rows.map((row) => rowOf(kind, row, all)), ...workOf(kind, all.course)]
  })
  return [...pathFigures(path, content), ...ofKinds]
}

function rowOf(kind: string, { what, of, goal }: (typeof rows)[number], all: Record<Name, Result[]>): Figure {
  const [course, quizzes, saved] = [all.course, all.quizzes, all.saved].map((results) =>
    mean(results.map(of)),
  )
  const ahead = (course ?? 0) > Math.max(quizzes ?? 0, saved ?? 0)
  const wanted = kind === 'beginner' && goal !== undefined ? goal : 0
  return {
    what: `${kind}: ${what}`,
    found: `${show(course)} (quizzes alone ${show(quizzes)}, saved words alone ${show(saved)})`,
    wanted: wanted > 0 ? `≥ ${wanted}, and ahead` : 'ahead',
    good: ahead && (course ?? 0) >= wanted,
  }
}

function workOf(kind: string, results: readonly Result[]): Figure[] {
  const work = results.flatMap((result) => result.work)
  const minutes = work.map(({ seconds }) => seconds / 60)
  const usual = minutes.filter((one) => one >= 8 && one <= 12).length / minutes.length
  const longest = Math.max(...minutes)
  const sum = (of: (day: (typeof work)[number]) => number) => work.reduce((total, day) => total + of(day), 0)
  const perExercise = sum(({ looks }) => looks) / sum(({ exercises }) => exercises)
  const [eye, ear] = [mean(results.map(({ byEye }) => byEye)), mean(results.map(({ byEar }) => byEar))]
  return [
    {
      what: `${kind}: words understood by eye, by ear`,
      found: `${show(eye)}, ${show(ear)}`,
      wanted: '–',
      good: true,
    },
    {
      what: `${kind}: days of 8 to 12 minutes`,
      found: `${show(100 * usual)} %, the longest ${longest.toFixed(1)} min`,
      wanted: '≥ 90 %, ≤ 15 min',
      good: usual >= 0.9 && longest <= 15,
    },
    {
      what: `${kind}: items per exercise, exercises a day`,
      found: `${perExercise.toFixed(2)}, ${show(sum(({ exercises }) => exercises) / work.length)}`,
      wanted: '–',
      good: true,
    },
  ]
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const show = (value = Number.NaN) => value.toFixed(0)
