import type { CourseContent } from '@app/learning/course'
import { readPathFiles } from '../../path/load-path.ts'
import { newSentences } from '../../path/path-sentences.ts'
import { shippedContent, shippedLexicon } from '../../testing/shipped.ts'
import { courseContentOf } from '../course-content.ts'

let made: CourseContent | undefined

/** The content of the course, made once for all test files of a process. */
export function shippedCourse(): CourseContent {
  made ??= courseContentOf(shippedContent(), shippedLexicon(), newSentences(readPathFiles()))
  return made
}
