import { type Content, loadCourse } from '@app/content'

const read = new WeakMap<Content, ReturnType<typeof loadCourse>>()

/** The course of this content, read once: every sentence of it takes seconds. */
export function readCourse(
  ...[content, ...rest]: Parameters<typeof loadCourse>
): ReturnType<typeof loadCourse> {
  const course = read.get(content) ?? loadCourse(content, ...rest)
  read.set(content, course)
  return course
}
