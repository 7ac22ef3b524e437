import type { Item } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import type { CourseMap } from './course-map.ts'

/** Says of a word whether it has letters that are not taught yet. It is asked again and again while a session is planned. */
export function untaughtLetters(
  memory: Memory,
  course: Pick<CourseMap, 'lettersOf'>,
): (item: Item) => boolean {
  const known = new Map<Item, boolean>()
  return (item) => {
    const found = known.get(item) ?? course.lettersOf(item).some((letter) => !memory.has(letter))
    known.set(item, found)
    return found
  }
}
