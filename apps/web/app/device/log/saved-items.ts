import {
  type Item,
  isItem,
  metSchedule,
  reviewExercise,
  reviewOfPractice,
  skillOfCard,
  wordSchedule,
} from '@app/learning/practice'
import { type CardKind, cardKinds, type ReviewRecord, type WordSchedule } from '@app/learning/review'
import { targetLanguage } from '../target-language/target-language.ts'
import type { ItemAliases } from './item-aliases.ts'
import type { KeptItem, KeptPractice } from './kept-practice.ts'
import { bare, type LogReading } from './log-database.ts'

/**
 * The words that may be asked: the saved ones, by their keys, and which items are words of the course, so that they are
 * asked after they were met anywhere. Without `isOfCourse` only saved words are.
 */
export type AskedWords = { saved: readonly string[]; isOfCourse?: ((item: Item) => boolean) | undefined }

/** The keys of saved words, by their items. Two words of one entry are one item. */
export function savedItems(words: Iterable<string>, names: ItemAliases): Map<Item, string[]> {
  const saved = new Map<Item, string[]>()
  for (const word of words) {
    const item = itemOfWord(word, names)
    const others = saved.get(item)
    if (others) others.push(word)
    else saved.set(item, [word])
  }
  return saved
}

/** The item of a word: a saved one goes by its key, one that was met by its item. */
export const itemOfWord = (word: string, names: ItemAliases): Item =>
  isItem(word) ? word : names.itemOf(word)

/** Returns a function that gives the schedules of an item: of each saved word that it is, or of the word that was met. */
export function schedulesBy(
  { saved, isOfCourse }: AskedWords,
  names: ItemAliases,
  kinds: readonly CardKind[],
) {
  const byItem = savedItems(saved, names)
  return ({ item, known }: KeptItem): WordSchedule[] => {
    const words = byItem.get(item)
    if (words) return words.map((word) => wordSchedule(word, known))
    return isOfCourse?.(item) ? [metSchedule(item, known, kinds)] : []
  }
}

/** The items that are words. A saved English word may be the English of an entry. */
export const wordRanges = () =>
  (targetLanguage === 'english' ? ['word', 'english'] : ['word']).map((kind) =>
    IDBKeyRange.bound(`${kind}:`, `${kind};`, false, true),
  )

/** What is known of all words of the log. */
export const allWordsIn = async (reading: LogReading): Promise<KeptItem[]> =>
  (await Promise.all(wordRanges().map((range) => reading.objectStore('known').getAll(range)))).flat()

/** The review of a card, if the exercise was one. An undone one keeps only its id. */
export function reviewIn(kept: KeptPractice): ReviewRecord | undefined {
  const { id, practice } = kept
  if (practice && practice.exercise !== reviewExercise) return undefined
  const [look] = practice?.looks ?? []
  if (!practice || !look?.item.startsWith('english:')) return reviewOfPractice(bare(kept))
  const card = cardKinds.find((kind) => skillOfCard[kind] === look.skill)
  const { at, took } = practice
  return card && { id, review: { word: look.item, card, grade: look.outcome, at, took } }
}
