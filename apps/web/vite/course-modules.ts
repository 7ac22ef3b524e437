import { loadCourse } from '@app/content'
import { packContent } from '@app/learning/course'
import { asModule } from './as-module.ts'

/**
 * The course as modules: `course-path`, its units, `course`, what its exercises are made of, and `topic-items`, the
 * words of each topic's quiz. They are made
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
    if (id === `${prefix}topic-items`) return asModule({ topicItems: course().topicItems })
    return undefined
  }
}
