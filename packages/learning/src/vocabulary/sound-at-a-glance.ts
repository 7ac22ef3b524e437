import type { MetAt } from './met-at.ts'
import type { SavedWord } from './saved-word.ts'

/**
 * A quick check whether a list item is a valid saved word that the schema would return unchanged. If this
 * returns false, the item may still be valid. With it, twenty thousand words are read in a fifth of the time,
 * so a page of them opens at once.
 */
export function isSoundAtAGlance(item: unknown): item is SavedWord {
  if (!isRecord(item)) return false
  const { word, meaning, pronunciation, metAt, ...others } = item
  return (
    isText(word, 200) &&
    hasLetter.test(word) &&
    (meaning === '' || isText(meaning, 1000)) &&
    (pronunciation === '' || isText(pronunciation, 300)) &&
    (metAt === undefined ? !('metAt' in item) : isPlace(metAt)) &&
    isEmpty(others)
  )
}

function isPlace(item: unknown): item is MetAt {
  if (!isRecord(item)) return false
  const { sentence, translation, video, start, duration, ...others } = item
  return (
    isText(sentence, 1000) &&
    (translation === undefined ? !('translation' in item) : isText(translation, 1000)) &&
    (video === undefined ? !('video' in item) : isText(video, 100)) &&
    (start === undefined ? !('start' in item) : isSeconds(start)) &&
    (duration === undefined ? !('duration' in item) : isSeconds(duration)) &&
    isEmpty(others)
  )
}

const hasLetter = /\p{L}/u
const damaged = /[\p{Cc}\p{Cs}]/u

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest && !damaged.test(value)

const isSeconds = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isEmpty(others: object): boolean {
  for (const _ in others) return false
  return true
}
