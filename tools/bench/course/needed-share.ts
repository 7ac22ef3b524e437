import { courseContentOf } from '../../../content/src/course/course-content.ts'
import { cutCourse } from '../../../content/src/course/cut-course.ts'
import { loadContent } from '../../../content/src/load-content.ts'
import { loadLexicon } from '../../../content/src/load-lexicon.ts'
import { loadPath, readPathFiles } from '../../../content/src/path/load-path.ts'
import { byCourse } from './by-course.ts'
import { simulate } from './simulate.ts'

/** How much of what counted as known the answers of a beginner needed, from 0 to 1, and how much counted. */
export function neededShare(days: number, seed: number): { credited: number; share: number } {
  const files = readPathFiles()
  const whole = courseContentOf(loadContent(), loadLexicon(), files)
  const path = loadPath(files, whole)
  const { work } = simulate({ path, content: cutCourse(whole, path) }, byCourse, 'beginner', seed, days)
  const credited = work.reduce((sum, day) => sum + day.credited, 0)
  return { credited, share: work.reduce((sum, day) => sum + day.needed, 0) / credited }
}
