import type { CourseContent, Path } from '@app/learning/course'
import type { LexiconEntry } from '@app/learning/vocabulary'
import type { Content } from '../load-content.ts'
import { loadPath, readPathFiles } from '../path/load-path.ts'
import { newSentences } from '../path/path-sentences.ts'
import { courseContentOf } from './course-content.ts'
import { cutCourse } from './cut-course.ts'

/** The path, and what its sessions are made of. */
export function loadCourse(
  content: Content,
  lexicon: readonly LexiconEntry[],
  root?: string,
): { path: Path; content: CourseContent } {
  const files = readPathFiles(root)
  const whole = courseContentOf(content, lexicon, newSentences(files))
  const path = loadPath(files, whole)
  return { path, content: cutCourse(whole, path) }
}
