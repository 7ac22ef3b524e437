import { type CourseContent, type Path, unpackContent } from '@app/learning/course'
import { type CourseMap, courseMap } from '@app/learning/course/session'

/** The path, what its exercises are made of, and both as sessions are planned with them. */
export type Course = { path: Path; content: CourseContent; map: CourseMap }

let arriving: Promise<Course> | undefined

/** The course, loaded once. What did not arrive is requested again at the next call. */
export function loadCourse(): Promise<Course> {
  if (arriving) return arriving
  const course = load()
  arriving = course
  course.catch(() => {
    arriving = undefined
  })
  return course
}

async function load(): Promise<Course> {
  const [{ path }, { packed }] = await Promise.all([
    import('virtual:content/course-path'),
    import('virtual:content/course'),
  ])
  const content = unpackContent(packed)
  return { path, content, map: courseMap(path, content) }
}
