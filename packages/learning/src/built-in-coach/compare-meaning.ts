import { contentOf, contentWords, isDenied, sameSense } from './english-words.ts'

/** A word of the sentence with all that says what it means: its gloss first, then the senses of its entry. */
export type MeantWord = { word: string; gloss: string; senses: readonly string[] }

export type MeaningComparison = {
  /** Whether it means the same, in whatever words. */
  right: boolean
  found: readonly MeantWord[]
  missing: readonly MeantWord[]
  /** Words of the guess that nothing in the sentence means. */
  extra: readonly string[]
  /** The one says that something is not so, and the other that it is. */
  denial?: 'missing' | 'extra'
}

/** Compares what a learner takes a sentence to mean with what its words, and its translation where it is known, say. */
export function compareMeaning(
  words: readonly MeantWord[],
  english: string | undefined,
  guess: string,
): MeaningComparison {
  const guessedWords = contentOf(guess)
  const guessed = [...guessedWords.keys()]
  const isGuessed = (wanted: string) => guessed.some((word) => sameSense(word, wanted))
  const carrying = words.filter(({ gloss }) => contentWords(gloss).length > 0)
  const sensesOf = ({ gloss, senses }: MeantWord) => [gloss, ...senses].flatMap(contentWords)
  const found = carrying.filter((word) => sensesOf(word).some(isGuessed))
  const missing = carrying.filter((word) => !found.includes(word))

  const translated = contentWords(english ?? '')
  const isTranslated = translated.length > 0 && translated.every(isGuessed)
  const meant = [...translated, ...words.flatMap(sensesOf)]
  const extra = [...guessedWords].flatMap(([word, written]) =>
    meant.some((one) => sameSense(word, one)) ? [] : [written],
  )

  // “Isn’t it enough?” asks, and denies nothing.
  const isAsked = english?.trim().endsWith('?') ?? false
  const says = isDenied(english ?? words.map(({ gloss }) => gloss).join(' '))
  const denial = isAsked || says === isDenied(guess) ? undefined : says ? 'missing' : 'extra'
  return {
    right: (missing.length === 0 || isTranslated) && extra.length === 0 && !denial && guessed.length > 0,
    found,
    missing: isTranslated ? [] : missing,
    extra,
    ...(denial && { denial }),
  }
}
