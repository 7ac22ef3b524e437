import { isMalayalam, keyOf, normalise } from '@app/malayalam'
import { soundsAlike } from '@app/malayalam/find'
import { easyLatin, latin } from '@app/malayalam/sound'
import { type LetterPiece, letterPieces, lettersOf } from '../../../alignment/letter-pieces.ts'

/**
 * What a typed text is of a word: the word itself; the word with a slip that is forgiven (`close`); another
 * word of the lexicon; or something else. `pieces` shows where it differs.
 */
export type Typed =
  | { type: 'right' }
  | { type: 'close'; pieces: readonly LetterPiece[] }
  | { type: 'other-word'; word: string; pieces: readonly LetterPiece[] }
  | { type: 'wrong'; pieces: readonly LetterPiece[] }

/**
 * Compares a typed text with the spellings of a word. Malayalam letters are compared one by one; Latin ones
 * by what they sound like, because everybody types them in their own way. Length, doubling and the place of
 * the tongue are forgiven only where they do not make one of the `others`.
 */
export function compareTyped(typed: string, words: readonly string[], others: readonly string[]): Typed {
  const text = bare(normalise(typed))
  return isMalayalam(text) ? inMalayalam(text, words, others) : inLatin(text, words, others)
}

function inMalayalam(text: string, words: readonly string[], others: readonly string[]): Typed {
  const key = keyOf(text)
  if (words.some((word) => keyOf(word) === key)) return { type: 'right' }
  const pieces = nearest(words.map((word) => letterPieces(word, text)))
  const other = others.find((word) => keyOf(word) === key)
  if (other !== undefined) return { type: 'other-word', word: other, pieces }
  return words.some((word) => soundsAlike(text, word)) ? { type: 'close', pieces } : { type: 'wrong', pieces }
}

/**
 * മഴ is typed mazha, and mala is മല. What could be either is taken for the word that was asked for: pani is
 * പനി as well as പണി.
 */
function inLatin(text: string, words: readonly string[], others: readonly string[]): Typed {
  const said = plain(text)
  if (words.some((word) => isTyped(text, word))) return { type: 'right' }
  const apartFrom = (word: string) => sizeOf(letterPieces(plain(easyLatin(word)), said))
  const own = Math.min(...words.map(apartFrom))
  const pieces = nearest(words.map((word) => letterPieces(easyLatin(word), said)))
  const other = others
    .filter((word) => soundsAlike(said, word))
    .map((word) => ({ word, apart: apartFrom(word) }))
    .toSorted((one, two) => one.apart - two.apart)[0]
  if (other && other.apart < own) return { type: 'other-word', word: other.word, pieces }
  return words.some((word) => soundsAlike(said, word)) ? { type: 'close', pieces } : { type: 'wrong', pieces }
}

/** Whether a text is this word, without any slip: in Malayalam, easy Latin or learner's Latin. */
export function isTyped(typed: string, word: string): boolean {
  const text = bare(normalise(typed))
  if (isMalayalam(text)) return keyOf(text) === keyOf(word)
  const isMarked = latin(word).normalize('NFC') === text.toLowerCase().normalize('NFC')
  return isMarked || plain(easyLatin(word)) === plain(text)
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/gu, '')

/** In how many letters two spellings differ; one in place of another is more than one that is missing. */
const sizeOf = (pieces: readonly LetterPiece[]): number =>
  pieces.reduce((sum, piece) => sum + apart(piece), 0)

function apart(piece: LetterPiece): number {
  switch (piece.type) {
    case 'same':
      return 0
    case 'missing':
      return lettersOf(piece.wanted).length
    case 'extra':
      return lettersOf(piece.typed).length
    case 'other':
      return Math.max(lettersOf(piece.wanted).length, lettersOf(piece.typed).length) * 1.5
  }
}

const nearest = (all: readonly (readonly LetterPiece[])[]): readonly LetterPiece[] =>
  all.toSorted((one, other) => sizeOf(one) - sizeOf(other))[0] ?? []

/** Without the marks that keyboards set around words. */
const bare = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}\s\u200C\u200D]/gu, '').trim()
