import { type CourseContent, withScenes } from '@app/learning/course'
import { loadPath, readPathFiles } from '../../path/load-path.ts'
import { shippedContent, shippedLexicon } from '../../testing/shipped.ts'
import { courseContentOf } from '../course-content.ts'
import { courseScenesOf, readSceneFiles } from '../course-scenes.ts'
import { cutCourse } from '../cut-course.ts'

let made: CourseContent | undefined

/** The content of the course, made once for all test files of a process. */
export function shippedCourse(): CourseContent {
  made ??= courseContentOf(shippedContent(), shippedLexicon(), readPathFiles())
  return made
}

/** The part of it that sessions get. */
export const cutToPath = (): CourseContent =>
  cutCourse(shippedCourse(), loadPath(readPathFiles(), shippedCourse()))

/** The same with every scene, as sessions get it once these have come. */
export function cutWithScenes(): CourseContent {
  const scenes = courseScenesOf(readSceneFiles(), shippedContent(), shippedLexicon())
  return withScenes(cutToPath(), Object.values(scenes).flat())
}
