import type { CourseWord } from '../course/content.ts'
import type { SameMeaning } from '../course/senses.ts'

const most = 3

/**
 * Words that could stand instead of one: of those that are taught, the ones that mean the same, and then the ones of
 * the same kind and topic. At most three, in the order of the taught words.
 */
export function standIns(
  word: CourseWord,
  taught: readonly CourseWord[],
  sameMeaning: SameMeaning,
): readonly CourseWord[] {
  const others = taught.filter(({ id, pos }) => id !== word.id && pos === word.pos)
  const alike = others.filter((other) => sameMeaning(word, other))
  const beside = others.filter((other) => other.topic === word.topic && !alike.includes(other))
  return [...alike, ...beside].slice(0, most)
}
