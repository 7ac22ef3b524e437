import { foldLatin, stem } from '@app/malayalam/find'
import { type Denial, denialIn, denialOfAll, isDenied, isDeniedTwice } from './denial.ts'
import { contentOf, contentWords, isLight, isPronoun, mayBeAdded, sameSense } from './english-words.ts'
import { asksWhether, isOpenQuestion, mayAsk } from './open-question.ts'
import { spokenKeys } from './spoken-keys.ts'
import { tensesIn } from './tense.ts'

/**
 * A word of the sentence with all that says what it means: the entries it may be of, its gloss as it is shown (what is in brackets need
 * not be guessed), the senses of its entries, what its endings add, and whether it denies.
 */
export type MeantWord = {
  word: string
  entries: readonly string[]
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
  /** The sentence speaks of the past and the guess does not, or the other way round. */
  past?: 'missing' | 'extra'
  /** The sentence asks whether it is so and the guess says that it is, or the other way round. */
  question?: 'missing' | 'extra'
}

/** Compares what a learner takes a sentence to mean with what its words, and its translation where it is known, say. */
export function compareMeaning(
  words: readonly MeantWord[],
  english: string | undefined,
  guess: string,
): MeaningComparison {
  const guessed = [...contentOf(guess).keys(), ...(mayBeMeal.test(guess) ? meal : [])]
  const isGuessed = (wanted: string) => guessed.some((word) => sameSense(word, wanted))
  const carrying = words.filter(({ gloss }) => contentWords(gloss).length > 0)
  const said = namesIn(guess, words, english)
  const rains = rainsIn(words, guess)
  const found = carrying.filter(
    (word) => sensesOf(word).some(isGuessed) || said.has(word.word) || word === rains,
  )
  const missing = carrying.filter((word) => !found.includes(word))

  const translated = contentWords(english ?? '')
  const isNamed = namedBy(words)
  const needed = translated.filter((word) => !mayBeAdded(word) && !(isPronoun(word) && !isNamed(word)))
  const isTranslated = needed.length > 0 && needed.every(isGuessed)
  const named = new Set(said.values())
  const extra = extraIn(guess, words, translated).filter((written) => !named.has(written))
  const denial = wrongDenial(words, english, guess)
  const past = denial ? undefined : wrongPast(words, english, guess)
  const question = denial ? undefined : wrongQuestion(english, guess)
  const meansAll = (missing.length === 0 || isTranslated) && guessed.length > 0
  return {
    right: meansAll && extra.length === 0 && !denial && !past && !question,
    found,
    missing: isTranslated ? [] : missing,
    extra,
    ...(denial && { denial }),
    ...(past && { past }),
    ...(question && { question }),
  }
}

/** One has tea as one drinks it; “have you made tea” is another thing. */
const meal = [stem('have')]
const mayBeMeal = /\b(?:have|has|had|having)\b(?! (?:\w+ )?(?:made|given|taken|gone)\b)/iu

/** മഴ പെയ്തു is “rain fell”, and in English one word: “it rained”. The word for the falling, where the guess has that verb. */
const rainsIn = (words: readonly MeantWord[], guess: string) =>
  itRains.test(guess)
    ? words.find((word, at) => means(word, 'fall') && at > 0 && words[at - 1]?.gloss === 'rain')
    : undefined

const itRains =
  /\brain(?:s|ed|ing)\b|\b(?:it|to|not|will|would|may|might|can|does|did|\w+n[’']?t|\w*[’']ll) (?:\w+ )?rain\b/iu

const means = ({ gloss }: MeantWord, wanted: string) => contentWords(gloss).includes(stem(wanted))

/** Words of the sentence that the guess leaves in Malayalam: chantha for ചന്തയിൽ. Each with how it is written there. */
function namesIn(guess: string, words: readonly MeantWord[], english = ''): ReadonlyMap<string, string> {
  const meant = new Set(
    [english, ...words.flatMap(({ gloss, senses }) => [gloss, ...senses])].flatMap(contentWords),
  )
  const left = [...contentOf(guess)].filter(
    ([word, written]) => !meant.has(word) && written.length >= shortestName,
  )
  return new Map(
    words.flatMap(({ word, entries }) => {
      const keys = new Set([word, ...entries].flatMap(spokenKeys))
      const name = left.find(([, written]) => foldLatin(written).some((key) => keys.has(key)))
      return name ? [[word, name[1]] as const] : []
    }),
  )
}

/** Shorter words sound like too many: “nale” is hardly English, “man” is. */
const shortestName = 4

/** What is in one pair of brackets says the word in another way, “good (strong)”, or who is meant, “that (you) saw”. */
const sensesOf = ({ gloss, senses }: MeantWord) => [
  ...[gloss, ...senses].flatMap(contentWords),
  ...asides(gloss).filter((word) => !isPronoun(word)),
]

const asides = (gloss: string) =>
  Array.from(gloss.matchAll(/\((?<aside>[^();]*)\)/gu)).flatMap(({ groups }) =>
    contentWords(groups?.aside ?? ''),
  )

/** Whether a word of the sentence itself says who is meant; its English has to, where Malayalam leaves it open. */
const namedBy = (words: readonly MeantWord[]) => {
  const named = new Set(words.flatMap(({ gloss }) => contentWords(gloss)).filter(isPronoun))
  return (pronoun: string) => named.has(pronoun)
}

/** The words of a guess that nothing means. Who is meant may be added where the sentence leaves it out. */
function extraIn(guess: string, words: readonly MeantWord[], translated: readonly string[]): string[] {
  const said = [...translated, ...words.flatMap(({ gloss }) => contentWords(gloss))]
  const guessed = contentOf(guess)
  const isNamed = namedBy(words)
  const isOther = (word: string) => isPronoun(word) && !isNamed(word) && !guessed.has(word)
  const isOpen = !said.some(isPronoun) || translated.some(isOther)
  const isTold = words.some(({ endings }) => endings.some((means) => telling.test(means)))
  const mayBeMeant = (word: string, written: string) =>
    isPronoun(word) && (isTold ? listeners.has(written) : isOpen)
  const meant = [
    ...said,
    ...words.flatMap((word) => [...sensesOf(word), ...word.endings.flatMap(contentWords)]),
  ]
  const denies = words.some(({ denial }) => denial === 'yes')
  const isAllowed = (word: string, written: string) =>
    mayBeAdded(word) || isLight(word) || mayBeMeant(word, written) || (denies && written === 'yet')
  return [...guessed].flatMap(([word, written]) =>
    isAllowed(word, written) || meant.some((one) => sameSense(word, one)) ? [] : [written],
  )
}

/** Who is told to do a thing is you, and may be asked to do it for me: “give me two tickets”. */
const telling = /^(?:do!|please)/u
const listeners = new Set(['you', 'your', 'me', 'us'])

function wrongDenial(words: readonly MeantWord[], english: string | undefined, guess: string) {
  const says =
    english === undefined ? denialOfAll(words.map(({ denial }) => denial)) : denialOfKnown(words, english)
  if (says === 'either')
    return english && isOpenQuestion(english) && isDenied(guess) && !mayAsk(guess) ? 'extra' : undefined
  if (says === 'yes' && english && isDeniedTwice(english) && !isDeniedTwice(guess)) return 'missing'
  if (isDenied(guess) === (says === 'yes')) return undefined
  return says === 'yes' ? 'missing' : 'extra'
}

/** Where the glosses deny and the translation does not (“does not hear”, “is hard of hearing”), both ways are right. */
function denialOfKnown(words: readonly MeantWord[], english: string): Denial {
  const says = denialIn(english)
  const glossed = words.some(({ gloss }) => isDenied(gloss)) ? 'yes' : 'no'
  return says === glossed ? says : 'either'
}

function wrongQuestion(english: string | undefined, guess: string) {
  if (english === undefined) return undefined
  if (isOpenQuestion(english)) return mayAsk(guess) ? undefined : 'missing'
  return !english.includes('?') && asksWhether(guess) ? 'extra' : undefined
}

/**
 * Malayalam -um is will and does as a rule, and so is its English: only past and not past are told apart, and only where the words
 * leave no doubt.
 */
function wrongPast(words: readonly MeantWord[], english: string | undefined, guess: string) {
  if (english === undefined) return undefined
  const said = tensesIn(english)
  const shown = words.flatMap(({ gloss, endings }) => [gloss, ...endings.filter(ends)].map(tensesIn))
  const guessed = tensesIn(guess)
  const wasPast = said.past || (said.perhapsPast && shown.some(({ past }) => past))
  const isPast = wasPast && ![said, ...shown].some(({ now, ahead }) => now || ahead)
  if (isPast && (guessed.ahead ? !guessed.past : !guessed.perhapsPast)) return 'missing'
  const isNotPast = ![said, ...shown].some(({ past, perhapsPast, now }) => past || (perhapsPast && !now))
  return isNotPast && guessed.past && !guessed.now && !guessed.ahead ? 'extra' : undefined
}

/** What stands before a noun says when that was, not the sentence: ചുവന്ന is what has reddened, and means red. */
const ends = (means: string) => !means.includes('before a noun')
