import { keyOf } from '@app/malayalam'
import type { Item } from '../../practice/item.ts'
import type { SavedWord } from '../../vocabulary/saved-word.ts'
import type { CourseWord } from '../content.ts'
import { sharesSense } from '../senses.ts'
import { englishItem, englishWordOf, type TurnedCourse } from './english-course-from.ts'

/**
 * The items of the course that saved English words are, by the keys of the words. A word that was saved with the meaning
 * of another entry alone (“right”, ശരി, where the course has വലത്) is none of the course.
 */
export function englishOfSaved(
  { content, words }: TurnedCourse,
  saved: readonly Pick<SavedWord, 'word' | 'meaning'>[],
): Map<string, Item> {
  const asked = new Set(saved.map(({ word }) => keyOf(word)))
  const owners = new Map([...words.values()].map(({ english, entry }) => [keyOf(english), entry]))
  const others = new Map<string, CourseWord[]>()
  for (const entry of content.words.values()) {
    const key = keyOf(englishWordOf(entry) ?? '')
    const owner = owners.get(key)
    if (owner && owner !== entry && asked.has(key) && !sharesSense(owner, entry))
      others.set(key, [...(others.get(key) ?? []), entry])
  }
  const found = new Map<string, Item>()
  for (const { word, meaning } of saved) {
    const key = keyOf(word)
    const owner = owners.get(key)
    const told = new Set(meaning.split(/[,;/·]/u).map(keyOf))
    const isTold = (entry: CourseWord) =>
      [
        entry.word,
        ...(entry.also ?? []),
        ...(entry.english?.malayalam ? [entry.english.malayalam] : []),
      ].some((one) => told.has(keyOf(one)))
    if (owner && (isTold(owner) || !others.get(key)?.some(isTold))) found.set(key, englishItem(owner.id))
  }
  return found
}
