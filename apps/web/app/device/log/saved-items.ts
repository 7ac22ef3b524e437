import { reviewExercise, reviewOfPractice } from '@app/learning/practice'
import { targetLanguage } from '../target-language/target-language.ts'
import type { ItemAliases } from './item-aliases.ts'
import type { KeptPractice } from './kept-practice.ts'
import { bare } from './log-database.ts'

/** The keys of saved words, by their items. Two words of one entry are one item. */
export function savedItems(words: Iterable<string>, names: ItemAliases): Map<string, string[]> {
  const saved = new Map<string, string[]>()
  for (const word of words) {
    const item = names.itemOf(word)
    const others = saved.get(item)
    if (others) others.push(word)
    else saved.set(item, [word])
  }
  return saved
}

/** The items that are words. A saved English word may be the English of an entry. */
export const wordRanges = () =>
  (targetLanguage === 'english' ? ['word', 'english'] : ['word']).map((kind) =>
    IDBKeyRange.bound(`${kind}:`, `${kind};`, false, true),
  )

/** The review of a card, if the exercise was one. An undone one keeps only its id. */
export const reviewIn = (kept: KeptPractice) =>
  !kept.practice || kept.practice.exercise === reviewExercise ? reviewOfPractice(bare(kept)) : undefined
