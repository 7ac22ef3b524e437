import { keyOf } from '@app/malayalam'
import { align } from './align.ts'

/**
 * What two spellings have in common and where they differ, from left to right: the same letters, letters that
 * are missing, letters that are too many, and letters in place of others.
 */
export type LetterPiece =
  | { type: 'same'; text: string }
  | { type: 'missing'; wanted: string }
  | { type: 'extra'; typed: string }
  | { type: 'other'; wanted: string; typed: string }

/**
 * Compares two Malayalam spellings, or two in Latin, letter by letter. A virama belongs to its consonant, and
 * zh is one letter; `split` divides in another way.
 */
export function letterPieces(wanted: string, typed: string, split = lettersOf): LetterPiece[] {
  const [one, other] = [split(wanted), split(typed)]
  const steps = align(one.length, other.length, (from, to) => (one[from] === other[to] ? 0 : exchange))
  return join(steps.map(({ from, to }) => pieceOf(one[from], other[to])))
}

/**
 * Whether two spellings differ in one or two letters and have at least as many in common. Of others there is nothing
 * to say letter by letter.
 */
export function isNear(pieces: readonly LetterPiece[]): boolean {
  const count = (isSame: boolean) =>
    pieces
      .filter(({ type }) => (type === 'same') === isSame)
      .reduce((sum, piece) => sum + Math.max(...textsOf(piece).map((text) => lettersOf(text).length)), 0)
  const apart = count(false)
  return apart > 0 && apart <= 2 && count(true) >= apart
}

function textsOf(piece: LetterPiece): string[] {
  switch (piece.type) {
    case 'same':
      return [piece.text]
    case 'missing':
      return [piece.wanted]
    case 'extra':
      return [piece.typed]
    case 'other':
      return [piece.wanted, piece.typed]
  }
}

function pieceOf(wanted: string | undefined, typed = ''): LetterPiece {
  if (wanted === undefined) return { type: 'extra', typed }
  if (wanted === typed) return { type: 'same', text: wanted }
  return typed === '' ? { type: 'missing', wanted } : { type: 'other', wanted, typed }
}

/** The letters that are compared. */
export const lettersOf = (text: string): string[] => keyOf(text).match(/zh|sh|ch|th|nj|ng|.\u0D4D?/gu) ?? []

/** An exchange is less than a letter missing and one too many, and more than either. */
const exchange = 1.5

/** Joins neighbours of one type. */
function join(pieces: readonly LetterPiece[]): LetterPiece[] {
  const joined: LetterPiece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const both = last && together(last, piece)
    if (both) joined.splice(-1, 1, both)
    else joined.push(piece)
  }
  return joined
}

function together(one: LetterPiece, next: LetterPiece): LetterPiece | undefined {
  if (one.type === 'same' && next.type === 'same') return { type: 'same', text: one.text + next.text }
  if (one.type === 'missing' && next.type === 'missing')
    return { type: 'missing', wanted: one.wanted + next.wanted }
  if (one.type === 'extra' && next.type === 'extra') return { type: 'extra', typed: one.typed + next.typed }
  if (one.type === 'other' && next.type === 'other')
    return { type: 'other', wanted: one.wanted + next.wanted, typed: one.typed + next.typed }
  return undefined
}
