import type { CourseContent } from '@app/learning/course'
import { itemState } from '@app/learning/course/known'
import { type LettersIn, lettersIn } from '@app/learning/letters'
import type { Memory } from '@app/learning/practice'
import { targetLanguage } from '../../device/target-language/target-language.ts'

/** The letters of each content, looked up once: a table of them is made of it. */
const tables = new WeakMap<CourseContent, LettersIn>()

/**
 * Tells which texts are shown with their Latin letters: those with at least one letter of their own that the learner
 * does not know now. A letter that is not in the table cannot be learnt, so it decides nothing. Who learns English reads
 * Malayalam.
 */
export function needsLatin(content: CourseContent, memory: Memory, now: number): (text: string) => boolean {
  if (targetLanguage === 'english') return () => false
  const table = tables.get(content) ?? lettersIn([...content.letters.values()])
  tables.set(content, table)
  return (text) =>
    table(text).ids.some((id) => !['known', 'lasting'].includes(itemState(memory.get(`letter:${id}`), now)))
}
