import { loadCourse } from '@app/content'
import { packContent } from '@app/learning/course'
import { asModule } from './as-module.ts'

/**
 * The course as modules: `course-path`, its units, and `course`, what its exercises are made of. Both are made
 * when the first of them is asked for, because reading every sentence takes seconds.
 */
export function courseModules(
  prefix: string,
  ...read: Parameters<typeof loadCourse>
): (id: string) => string | undefined {
  let made: ReturnType<typeof loadCourse> | undefined
  const course = () => {
    made ??= loadCourse(...read)
    return made
  }
  return (id) => {
    if (id === `${prefix}course-path`) return asModule({ path: course().path })
    if (id === `${prefix}course`) return asModule({ packed: packContent(course().content) })
    return undefined
  }
}
