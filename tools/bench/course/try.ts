import { tempContent } from './temp-content.ts'
import { pathByMachine } from '../../../content/src/path/path-by-machine.ts'
import { simulate } from './simulate.ts'
import { byCourse } from './by-course.ts'
import { byQuizzes } from './by-quizzes.ts'
import { bySavedWords } from './by-saved-words.ts'
const content = tempContent()
const path = pathByMachine(content)
const n = Number(process.argv[2] ?? 4)
for (const kind of ['beginner', 'heritage', 'forgetful'] as const)
  for (const [name, programme] of [['course', byCourse], ['quizzes', byQuizzes], ['saved', bySavedWords]] as const) {
    if (process.argv[3] && process.argv[3] !== name) continue
    const t = performance.now()
    const rs = Array.from({ length: n }, (_, i) => simulate({ path, content }, programme, kind, i + 1))
    const mean = (f: (r: any) => number) => (rs.reduce((s, r) => s + f(r), 0) / n).toFixed(0)
    const work = rs.flatMap((r) => r.work)
    const w = (f: (r: any) => number) => work.reduce((s, r) => s + f(r), 0)
    const min = work.map((x) => x.seconds / 60)
    console.log(kind.padEnd(10), name.padEnd(8), ...(['understood', 'byEye', 'byEar', 'recalled', 'letters', 'endings', 'contrasts'] as const).map((k) => k + ' ' + mean((r) => r[k])), 'items/ex', (w((x) => x.looks) / w((x) => x.exercises)).toFixed(2), 'ex/day', (w(x=>x.exercises)/work.length).toFixed(0), '8-12:', (min.filter((m) => m >= 8 && m <= 12).length / min.length).toFixed(3), 'max', Math.max(...min).toFixed(1), 'min', Math.min(...min).toFixed(1), ((performance.now() - t) / n).toFixed(0) + 'ms')
  }
