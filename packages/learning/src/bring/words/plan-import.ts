import { keyOf } from '@app/malayalam'
import type { SavedWord } from '../../vocabulary/saved-word.ts'

/**
 * What importing a file would do: the words that are new here, the words that change, and the number of words
 * that stay as they are.
 */
export type ImportPlan = { fresh: SavedWord[]; changed: SavedWord[]; same: number }

/** A word of the file replaces the learner's own. Fields that the file leaves empty stay. */
export function planImport(mine: readonly SavedWord[], theirs: readonly SavedWord[]): ImportPlan {
  const known = new Map(mine.map((saved) => [keyOf(saved.word), saved]))
  const plan: ImportPlan = { fresh: [], changed: [], same: 0 }
  for (const word of theirs) {
    const before = known.get(keyOf(word.word))
    if (!before) {
      plan.fresh.push(word)
      continue
    }
    const metAt = word.metAt ?? before.metAt
    const after: SavedWord = {
      word: before.word,
      meaning: word.meaning || before.meaning,
      pronunciation: word.pronunciation || before.pronunciation,
      ...(metAt && { metAt }),
    }
    if (JSON.stringify(after) === JSON.stringify(ordered(before))) plan.same += 1
    else plan.changed.push(after)
  }
  return plan
}

const ordered = ({ word, meaning, pronunciation, metAt }: SavedWord) => ({
  word,
  meaning,
  pronunciation,
  ...(metAt && { metAt }),
})
