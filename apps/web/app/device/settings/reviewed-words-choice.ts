import { useSyncExternalStore } from 'react'
import { tabKeys } from '../storage/keys.ts'
import { tabStorage } from '../storage/safe-storage.ts'
import { nameFor } from '../target-language/target-language.ts'

/** Which words are reviewed: all that are due, or only the saved ones. */
export type ReviewedWords = 'all' | 'saved'

const listeners = new Set<() => void>()

/** What was chosen in this tab. */
export const reviewedWordsNow = (): ReviewedWords =>
  tabStorage.getItem(nameFor(tabKeys.reviewedWords)) === 'saved' ? 'saved' : 'all'

export const useReviewedWordsChoice = (): ReviewedWords =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    reviewedWordsNow,
    () => 'all',
  )

export function chooseReviewedWords(words: ReviewedWords) {
  tabStorage.setItem(nameFor(tabKeys.reviewedWords), words)
  for (const listener of listeners) listener()
}
