import type { LetterPiece } from '../../alignment/letter-pieces.ts'
import type { Item } from '../../practice/item.ts'
import type { Observation } from '../../practice/practice.ts'
import type { EnglishSlip } from '../../typed-english/slip.ts'
import type { Taken, Target } from './parts.ts'

/** Why an answer is wrong, or right with a word. A screen makes a sentence of it, in its language. */
export type Feedback =
  /** What was chosen, and what it means. */
  | { type: 'chosen'; text: string; means?: string; item?: Item }
  /** What stands in the sentence, and what it was taken for. */
  | { type: 'taken'; taken: readonly Taken[] }
  /** What was chosen, in script, and what it means, if it is a word: it is nothing like the right one. */
  | { type: 'that-is'; text: string; means?: string; item?: Item }
  /** All pairs were found; this one only after a wrong try. `say` is how a letter sounds, in script. */
  | { type: 'pair'; text: string; match: string; say?: string; item: Item }
  /** The letters that differ from the right ones, in one or two places. */
  | { type: 'letters'; pieces: readonly LetterPiece[] }
  /** Another word of the lexicon was typed. */
  | { type: 'other-word'; word: string; means: string; pieces: readonly LetterPiece[] }
  /** Another form of the right word: the word itself is known. */
  | { type: 'other-form'; text: string }
  /** Another word that means the same. */
  | { type: 'synonym'; text: string; wanted: string }
  /** The ending that was asked for, on its word, and the one that was given, if it is known. */
  | {
      type: 'ending'
      item: Item
      given?: Item
      wanted: { text: string; means: string; shown: string }
      chosen?: { text: string; means: string }
    }
  /** Two words that differ in one sound. */
  | { type: 'sounds'; item: Item; words: readonly string[] }
  /**
   * Right, and usually said in another way: in another order, with nothing after the verb, or with the words that were
   * left out.
   */
  | { type: 'other-order'; way: OtherWay; usual: string; without?: string }
  /** The words are right, and their order is not. */
  | { type: 'order'; rule: OrderRule }
  /** Words that are missing from a sentence, or too many. */
  | { type: 'tiles'; missing: readonly string[]; extra: readonly string[] }
  /** What was lacking in a sentence that was said. */
  | { type: 'lacked'; parts: readonly { item: Item; text: string; means?: string | undefined }[] }
  /** What speech recognition understood. */
  | { type: 'heard'; text: string }
  | { type: 'strokes'; misses: number }
  /** What is wrong in a typed English text, or right and usually said otherwise; `usual` is the whole of it. */
  | { type: 'english'; slips: readonly EnglishSlip[]; usual: string }

/** `also`: as often said; `speech`: said so in speech; `without`: without a pronoun that is understood. */
type OtherWay = 'also' | 'speech' | 'without'

/** What a wrong order breaks. */
export type OrderRule =
  | 'together'
  | 'predicate-last'
  | 'question-before-predicate'
  | 'first-in-clause'
  | 'clauses'
  | 'pairs'
  | 'counting'

/**
 * What an answer shows. A right answer may have a reason too: then it is right, and a letter should be
 * looked at again.
 */
export type Result = { right: boolean; looks: readonly Observation[]; feedback?: Feedback }

/** In a right answer every item that it needed was known. */
export const rightAnswer = (targets: readonly Target[], feedback?: Feedback): Result => ({
  right: true,
  looks: targets.map((asked) => ({ ...asked, outcome: 'good' })),
  ...(feedback && { feedback }),
})

/** In a wrong answer, what was wrong counts, and the rest changes nothing. */
export const wrongAnswer = (
  targets: readonly Target[],
  blamed: readonly Item[],
  feedback?: Feedback,
): Result => ({
  right: false,
  looks: targets.filter(({ item }) => blamed.includes(item)).map((asked) => ({ ...asked, outcome: 'again' })),
  ...(feedback && { feedback }),
})

/** “I don't know”: nothing that was asked for is known. */
export const unknownAnswer = (targets: readonly Target[]): Result => ({
  right: false,
  looks: targets.map((asked) => ({ ...asked, outcome: 'again' })),
})

/** An answer of another kind of exercise is a fault of the program. */
export function misfit(answer: { type: string }, kind: string): never {
  throw new Error(`An answer of type ${answer.type} does not fit an exercise of kind ${kind}.`)
}
