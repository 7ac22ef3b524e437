import type { LetterPiece } from '../alignment/letter-pieces.ts'

/** Words of a sentence, as they should be, and as they were typed. One of them is missing where a word is. */
type Pair = { wanted?: string; given?: string }

/**
 * One thing that is wrong in a typed English text, or right and usually said in another way (`also`). `by` is the
 * word that it belongs to: the noun of an article, the subject of “is”, the word before a form.
 */
export type EnglishSlip =
  | ({ type: 'article' | 'preposition' | 'be'; by?: string } & Pair)
  /** Another helping verb: do, will, have. */
  | ({ type: 'helper' } & Pair)
  /** `base`: after to, do, can … stands the plain verb. `third-person`: the -s of he, she and it, in the present. */
  | {
      type: 'tense' | 'third-person' | 'base' | 'plural' | 'form'
      wanted: string
      given: string
      by?: string
    }
  | { type: 'apostrophe'; wanted: string; given: string }
  | { type: 'spelling'; wanted: string; given: string; swapped?: string; pieces: readonly LetterPiece[] }
  | ({ type: 'word' } & Pair)
  | { type: 'order' }
  /** Right: this is what one usually says. */
  | { type: 'also'; usual: string }
