import type { CourseContent, Path } from '@app/learning/course'
import { englishKinds, englishMap, makeIntroduceEnglish, turnRound } from '@app/learning/course/english'
import type { Course } from './course.ts'

/** The course for who learns English. Only they load this. */
export function englishCourse(content: CourseContent, path: Path): Course {
  const turned = turnRound(content, path)
  return {
    ...{ path: turned.path, content, map: englishMap(turned), kinds: englishKinds(turned) },
    introduced: (item) => makeIntroduceEnglish([item], turned)?.shown[0],
  }
}
