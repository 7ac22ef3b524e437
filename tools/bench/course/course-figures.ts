import { courseContentOf } from '../../../content/src/course/course-content.ts'
import { courseScenesOf, readSceneFiles } from '../../../content/src/course/course-scenes.ts'
import { cutCourse } from '../../../content/src/course/cut-course.ts'
import { loadContent } from '../../../content/src/load-content.ts'
import { loadLexicon } from '../../../content/src/load-lexicon.ts'
import { loadPath, readPathFiles } from '../../../content/src/path/load-path.ts'
import { withScenes } from '../../../packages/learning/src/course/index.ts'
import type { Figure } from '../figure.ts'
import { byCourse } from './by-course.ts'
import { byQuizzes } from './by-quizzes.ts'
import { bySavedWords } from './by-saved-words.ts'
import { type LearnerKind, learnerKinds } from './learner.ts'
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

/** What counts as known on the last day, and how much of it for each kind of learner. */
type Row = {
  what: string
  of: (result: Result) => number
  goals: { readonly [Kind in LearnerKind]?: number }
}

const rows = [
  {
    what: 'words understood',
    of: ({ understood }: Result) => understood,
    goals: { beginner: 320, forgetful: 230 },
  },
  { what: 'words recalled', of: ({ recalled }: Result) => recalled, goals: { beginner: 115, forgetful: 90 } },
  { what: 'letters read', of: ({ letters }: Result) => letters, goals: { beginner: 80, forgetful: 65 } },
  { what: 'endings formed', of: ({ endings }: Result) => endings, goals: { beginner: 38, forgetful: 25 } },
  { what: 'pairs of sounds told apart', of: ({ contrasts }: Result) => contrasts, goals: {} },
] satisfies readonly Row[]

/**
 * What simulated learners know after sixty days of ten minutes: by the course, by quizzes alone, and by saved
 * words alone. With `LEARNERS=20` there are fewer of them, and with `SCENES=none` sessions have no scenes.
 */
export function courseFigures(): Figure[] {
  const files = readPathFiles()
  const [content, lexicon] = [loadContent(), loadLexicon()]
  const whole = courseContentOf(content, lexicon, files)
  const path = loadPath(files, whole)
  const each = Math.ceil(Number(process.env.LEARNERS ?? learners) / learnerKinds.length)
  const scenes = process.env.SCENES === 'none' ? {} : courseScenesOf(readSceneFiles(), content, lexicon)
  // A session has what the app loads for it; the quizzes have their questions.
  const courses = {
    course: { path, content: withScenes(cutCourse(whole, path), Object.values(scenes).flat()) },
    quizzes: { path, content: whole },
    saved: { path, content: whole },
  }
  const seeds = Array.from({ length: each }, (_, at) => at + 1)
  const ofKinds = learnerKinds.flatMap((kind) => {
    const results = (name: Name) => seeds.map((seed) => simulate(courses[name], programmes[name], kind, seed))
    const all = { course: results('course'), quizzes: results('quizzes'), saved: results('saved') }
    return [...rows.map((row) => rowOf(kind, row, all)), ...workOf(kind, all.course)]
  })
  return [...pathFigures(path, whole), ...ofKinds]
}

function rowOf(kind: LearnerKind, { what, of, goals }: Row, all: Record<Name, Result[]>): Figure {
  const [course, quizzes, saved] = [all.course, all.quizzes, all.saved].map((results) =>
    mean(results.map(of)),
  )
  const ahead = (course ?? 0) > Math.max(quizzes ?? 0, saved ?? 0)
  const wanted = goals[kind] ?? 0
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
  const perLook = sum(({ seconds }) => seconds) / sum(({ useful }) => useful)
  const needed = sum(({ needed }) => needed) / sum(({ credited }) => credited)
  const [eye, ear] = [mean(results.map(({ byEye }) => byEye)), mean(results.map(({ byEar }) => byEar))]
  const note = (what: string, found: string): Figure => ({
    ...{ what: `${kind}: ${what}`, found, wanted: '–', good: true },
  })
  return [
    note('words understood by eye, by ear', `${show(eye)}, ${show(ear)}`),
    {
      what: `${kind}: days of 8 to 12 minutes`,
      found: `${show(100 * usual)} %, the longest ${longest.toFixed(1)} min`,
      wanted: '≥ 90 %, ≤ 15 min',
      good: usual >= 0.9 && longest <= 15,
    },
    {
      what: `${kind}: seconds for each observation of what is less sure than 95 %`,
      found: perLook.toFixed(1),
      wanted: '≤ 7',
      good: perLook <= 7,
    },
    {
      what: `${kind}: credited items that were needed`,
      found: `${show(100 * needed)} %`,
      wanted: '≥ 95 %',
      good: needed >= 0.95,
    },
    note('exercises a day', show(sum(({ exercises }) => exercises) / work.length)),
    note(
      'observations a day by skill',
      sharesOf(
        work.map(({ bySkill }) => bySkill),
        work.length,
        1,
      ),
    ),
    note(
      'minutes a day by kind',
      sharesOf(
        work.map(({ byKind }) => byKind),
        60 * work.length,
        1,
      ),
    ),
  ]
}

/** What the days have of each name, the most first, divided by `by`. */
function sharesOf(days: readonly ReadonlyMap<string, number>[], by: number, digits: number): string {
  const sums = new Map<string, number>()
  for (const [name, count] of days.flatMap((day) => [...day])) sums.set(name, (sums.get(name) ?? 0) + count)
  return [...sums]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, sum]) => `${name} ${(sum / by).toFixed(digits)}`)
    .join(', ')
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const show = (value = Number.NaN) => value.toFixed(0)
