import { savedWordsNow } from '../device/words/saved-words.ts'
import { cardsDue, wordsToReview } from './words-to-review.ts'

/** How many words are to be reviewed at a time: those that are due, saved or met, and new ones of the saved for the day. */
export async function countDue(now: number): Promise<number> {
  nameLater().catch(() => undefined)
  const words = await wordsToReview()
  if (words.saved.length === 0 && !words.isOfCourse) return 0
  const { due, fresh } = await cardsDue(words, now)
  return due + fresh
}

/** Nothing waits for it: until then, or without a network, a saved word is an item of its own. */
async function nameLater() {
  const words = savedWordsNow()
  if (words.length === 0 || namedHere === words) return
  const { linkSavedWords } = await import('./link-saved-words.ts')
  if (await linkSavedWords()) namedHere = words
}

/** The words that this page has named. */
let namedHere: ReturnType<typeof savedWordsNow> | undefined
