import { isNear, type LetterPiece } from '../../../alignment/letter-pieces.ts'
import type { Feedback } from '../result.ts'

/** The letters that differ, if a typed word is near the right one. Of any other there is nothing to say. */
export const lettersFeedback = (pieces: readonly LetterPiece[]): Feedback | undefined =>
  isNear(pieces) ? { type: 'letters', pieces } : undefined
