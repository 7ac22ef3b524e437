import { keyOf } from '@app/malayalam'
import type { SavedWord } from '../vocabulary/saved-word.ts'

/** What taking a file's words in would do: words that are new here, words it says something else of, and how many stay as they are. */
export type ImportPlan = { fresh: SavedWord[]; changed: SavedWord[]; same: number }

/** A file's word takes the place of the learner's own; what the file does not say of it stays. */
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
