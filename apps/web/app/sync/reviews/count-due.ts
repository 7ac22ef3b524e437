import { savedKeysNow } from '../../storage/saved-words.ts'
import { reviewSettings } from './review-settings.ts'
import { queueNow } from './review-store.ts'

/** How many of the saved words are to be reviewed at a time: those that are due, and new ones for the day. */
export async function countDue(now: number): Promise<number> {
  const words = savedKeysNow()
  if (words.length === 0) return 0
  const { due, fresh } = await queueNow(words, reviewSettings.getState(), now)
  return due + fresh
}
