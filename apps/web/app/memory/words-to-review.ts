import { defaultTargetLanguage } from '@app/learning/languages'
import { type Item, idOfKind } from '@app/learning/practice'
import type { Queue } from '@app/learning/review'
import { hasMet, queueNow } from '../device/log/card-queue.ts'
import { heldHere } from '../device/log/held-practice.ts'
import type { AskedWords } from '../device/log/saved-items.ts'
import { readMark } from '../device/log/visitor-mark.ts'
import { reviewSettings } from '../device/settings/review-settings.ts'
import type { ReviewedWords } from '../device/settings/reviewed-words-choice.ts'
import { sessionSettings } from '../device/settings/session-settings.ts'
import { ownerOf } from '../device/storage/owner.ts'
import { targetLanguage, targetStorage } from '../device/target-language/target-language.ts'
import { savedKeysNow } from '../device/words/saved-words.ts'

/** The words that may be asked now: the saved ones, and if all are wanted, the words of the course that were met. */
export async function wordsToReview(wanted: ReviewedWords = 'all'): Promise<AskedWords> {
  const saved = savedKeysNow()
  if (wanted === 'saved' || !mayHavePractised()) return { saved }
  // Only who has met a word needs the list of them.
  if (!(await hasMet({ saved }))) return { saved }
  const isOfCourse = await wordsOfCourse().catch(() => undefined)
  return { saved, isOfCourse }
}

/** What the learner wants to be asked: nothing by ear who does not hear. */
export function reviewSettingsNow() {
  const settings = reviewSettings.getState()
  const { hears } = sessionSettings.getState()
  return hears ? settings : { ...settings, kinds: settings.kinds.filter((kind) => kind !== 'hear') }
}

/**
 * The cards to review now. Every screen that says what is due asks this: the number on the bar, today's card, and
 * the review itself.
 */
export const cardsDue = (words: AskedWords, now: number): Promise<Queue> =>
  queueNow(words, reviewSettingsNow(), now)

/** A device that has kept no practice need not open its log to find that out. */
export const mayHavePractised = () =>
  ownerOf(targetStorage) !== 'visitor' || readMark(targetStorage) !== undefined || heldHere().length > 0

async function wordsOfCourse(): Promise<(item: Item) => boolean> {
  // Only its course names English words so.
  if (targetLanguage !== defaultTargetLanguage) return (item) => item.startsWith('english:')
  const { courseWords } = await import('virtual:content/course-words')
  const ids = new Set(courseWords)
  return (item) => ids.has(idOfKind(item, 'word') ?? '')
}
