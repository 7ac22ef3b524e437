import type { CourseContent, CourseScene, Path } from '@app/learning/course'
import { type TextItem, textItemsOf } from '@app/learning/course/known'
import type { LexiconEntry } from '@app/learning/vocabulary'
import type { Content } from '../load-content.ts'
import { loadPath, readPathFiles } from '../path/load-path.ts'
import { courseContentOf } from './course-content.ts'
import { courseScenesOf, readSceneFiles } from './course-scenes.ts'
import { cutCourse } from './cut-course.ts'

/**
 * The path, what its sessions are made of, its scenes by stretch, the words of each topic's quiz, and `whole`, all that the
 * course could have.
 */
export function loadCourse(
  content: Content,
  lexicon: readonly LexiconEntry[],
  root?: string,
): {
  path: Path
  content: CourseContent
  scenes: Record<string, CourseScene[]>
  whole: CourseContent
  topicItems: Record<string, TextItem[]>
} {
  const files = readPathFiles(root)
  const whole = courseContentOf(content, lexicon, files)
  const path = loadPath(files, whole)
  const ofTopic = Map.groupBy(whole.questions.values(), ({ topic }) => topic)
  const topicItems = [...ofTopic].map(([topic, questions]) => {
    return [topic, textItemsOf(questions.flatMap(({ pieces }) => pieces))] as const
  })
  return {
    path,
    content: cutCourse(whole, path),
    scenes: courseScenesOf(readSceneFiles(root), content, lexicon),
    whole,
    topicItems: Object.fromEntries(topicItems),
  }
}
