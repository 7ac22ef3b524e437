import type { CardKind, ReviewRecord } from '../review/review.ts'
import type { PracticeRecord } from './practice.ts'

/** The exercise of a review. */
export const reviewExercise = 'review'

/** The skill that each card of a word asks for. */
export const skillOfCard = { read: 'read', hear: 'hear', say: 'recall' } as const satisfies Record<
  CardKind,
  string
>

const wordItem = 'word:'

/** A review as practice: one look at its word, under the same id. */
export function practiceOfReview({ id, review }: ReviewRecord): PracticeRecord {
  if (!review) return { id, practice: null }
  const { word, card, grade, at, took } = review
  const look = { item: `${wordItem}${word}`, skill: skillOfCard[card], outcome: grade } as const
  return { id, practice: { exercise: reviewExercise, at, took, looks: [look] } }
}

/**
 * Practice as a device of before knows it, which has reviews only: what looked at one word, in any exercise. Undefined
 * for other practice. Of an undone exercise nothing says what it was, so it is an undone review.
 */
export function reviewOfPractice({ id, practice }: PracticeRecord): ReviewRecord | undefined {
  if (!practice) return { id, review: null }
  const { at, took, looks } = practice
  const [look] = looks
  if (!look?.item.startsWith(wordItem) || looks.length > 1) return undefined
  const card = cardOfSkill(look.skill)
  if (!card) return undefined
  return { id, review: { word: look.item.slice(wordItem.length), card, grade: look.outcome, at, took } }
}

function cardOfSkill(skill: string): CardKind | undefined {
  switch (skill) {
    case 'read':
      return 'read'
    case 'hear':
      return 'hear'
    case 'recall':
      return 'say'
    default:
      return undefined
  }
}
