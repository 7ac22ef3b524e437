import { type Denial, denialIn, denialOfAll, isDenied } from './denial.ts'
import { contentOf, contentWords, isPronoun, mayBeAdded, sameSense } from './english-words.ts'

/**
 * A word of the sentence with all that says what it means: its gloss as it is shown (what is in brackets need not be guessed), the
 * senses of its entry, what its endings add, and whether it denies.
 */
export type MeantWord = {
  word: string
  gloss: string
  senses: readonly string[]
  endings: readonly string[]
  denial: Denial
}

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
  const guessed = [...contentOf(guess).keys()]
  const isGuessed = (wanted: string) => guessed.some((word) => sameSense(word, wanted))
  const carrying = words.filter(({ gloss }) => contentWords(gloss).length > 0)
  const found = carrying.filter((word) => sensesOf(word).some(isGuessed))
  const missing = carrying.filter((word) => !found.includes(word))

  const translated = contentWords(english ?? '')
  const needed = translated.filter((word) => !mayBeAdded(word))
  const isTranslated = needed.length > 0 && needed.every(isGuessed)
  const extra = extraIn(guess, words, translated)
  const denial = wrongDenial(words, english, guess)
  return {
    right: (missing.length === 0 || isTranslated) && extra.length === 0 && !denial && guessed.length > 0,
    found,
    missing: isTranslated ? [] : missing,
    extra,
    ...(denial && { denial }),
  }
}

const sensesOf = ({ gloss, senses }: MeantWord) => [gloss, ...senses].flatMap(contentWords)

/** The words of a guess that nothing means. Who is meant may be added where the sentence leaves it out. */
function extraIn(guess: string, words: readonly MeantWord[], translated: readonly string[]): string[] {
  const said = [...translated, ...words.flatMap(({ gloss }) => contentWords(gloss))]
  const namesNobody = !said.some(isPronoun)
  const meant = [
    ...said,
    ...words.flatMap(({ senses, endings }) => [...senses, ...endings].flatMap(contentWords)),
  ]
  const isAllowed = (word: string) => mayBeAdded(word) || (namesNobody && isPronoun(word))
  return [...contentOf(guess)].flatMap(([word, written]) =>
    isAllowed(word) || meant.some((one) => sameSense(word, one)) ? [] : [written],
  )
}

function wrongDenial(words: readonly MeantWord[], english: string | undefined, guess: string) {
  const says =
    english === undefined ? denialOfAll(words.map(({ denial }) => denial)) : denialOfKnown(words, english)
  if (says === 'either' || isDenied(guess) === (says === 'yes')) return undefined
  return says === 'yes' ? 'missing' : 'extra'
}

/** Where the glosses deny and the translation does not (“does not hear”, “is hard of hearing”), both ways are right. */
function denialOfKnown(words: readonly MeantWord[], english: string): Denial {
  const says = denialIn(english)
  const glossed = words.some(({ gloss }) => isDenied(gloss)) ? 'yes' : 'no'
  return says === glossed ? says : 'either'
}
