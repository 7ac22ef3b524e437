import { queueNow } from '../device/log/card-queue.ts'
import { reviewSettings } from '../device/settings/review-settings.ts'
import { savedKeysNow, savedWordsNow } from '../device/words/saved-words.ts'

/** How many of the saved words are to be reviewed at a time: those that are due, and new ones for the day. */
export async function countDue(now: number): Promise<number> {
  const words = savedKeysNow()
  if (words.length === 0) return 0
  nameLater().catch(() => undefined)
  const { due, fresh } = await queueNow(words, reviewSettings.getState(), now)
  return due + fresh
}

/** Nothing waits for it: until then, or without a network, a saved word is an item of its own. */
async function nameLater() {
  const words = savedWordsNow()
  if (namedHere === words) return
  const { linkSavedWords } = await import('./link-saved-words.ts')
  if (await linkSavedWords()) namedHere = words
}

/** The words that this page has named. */
let namedHere: ReturnType<typeof savedWordsNow> | undefined
