import type { CoachLevel } from '@app/learning/coach'
import type { KnownSentence } from '../known-sentence.ts'

/** How hard a sentence is, and the ids of the entries of its words. */
export type Grade = { level: CoachLevel; words: readonly string[] }

/** What suits a learner: a level, and the entries of the words that they know. */
export type Suits = {
  level: CoachLevel
  known: ReadonlySet<string>
  gradeOf: (sentence: KnownSentence) => Grade | undefined
}

/** Of these sentences, those nearest to the level; and of them, those with most words that are known. */
export function suiting(
  sentences: readonly KnownSentence[],
  { level, known, gradeOf }: Suits,
): readonly KnownSentence[] {
  const graded = sentences.map((sentence) => ({ sentence, grade: gradeOf(sentence) ?? ungraded }))
  const near = least(graded, ({ grade }) => Math.abs(grade.level - level))
  const best = least(near, ({ grade: { words } }) => -words.filter((id) => known.has(id)).length)
  return best.map(({ sentence }) => sentence)
}

const ungraded: Grade = { level: 2, words: [] }

function least<T>(list: readonly T[], of: (one: T) => number): readonly T[] {
  const smallest = Math.min(...list.map(of))
  return list.filter((one) => of(one) === smallest)
}
