import { isNear, type LetterPiece } from '../../../alignment/letter-pieces.ts'
import type { Why } from '../result.ts'

/** The letters that differ, if a typed word is near the right one. Of any other there is nothing to say. */
export const lettersWhy = (pieces: readonly LetterPiece[]): Why | undefined =>
  isNear(pieces) ? { type: 'letters', pieces } : undefined
