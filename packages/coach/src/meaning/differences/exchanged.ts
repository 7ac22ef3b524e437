import { stem } from '@app/malayalam/find'
import { isPronoun } from '../english/content-words.ts'
import { isDenied } from '../english/denial.ts'
import { plainEnglish } from '../english/plain-english.ts'
import { areOfAKind } from './other-of-a-kind.ts'

/**
 * Whether a guess exchanges what the translation says of two things: “two are not enough, three are needed”
 * the other way round. The two are of one kind, or both do something. What is exchanged is a denial in a
 * clause, the place after “than”, or the following word.
 */
export const exchanges = (english: string, guess: string): boolean =>
  isExchanged(english, guess, [denied, preferred, followed])

function isExchanged(
  english: string,
  guess: string,
  sides: readonly ((clauses: readonly Clause[], one: string, other: string) => Sides)[],
): boolean {
  const [said, guessed] = [clausesOf(english), clausesOf(guess)]
  const words = [...new Set(said.flatMap(({ words }) => words))]
  const isIn = (one: string) => guessed.some(({ words }) => words.includes(one))
  return words.some((one) =>
    words.some(
      (other) =>
        isIn(one) &&
        isIn(other) &&
        arePair(one, other) &&
        sides.some((side) => isTurned(side(said, one, other), side(guessed, one, other))),
    ),
  )
}

/** The same of what is denied only, in a text whose order says nothing. */
export const deniesOther = (text: string, guess: string): boolean => isExchanged(text, guess, [denied])

type Clause = { words: readonly string[]; isDenied: boolean }

/** What is said of each of the two, if something is said of both. */
type Sides = readonly [string, string] | undefined

const isTurned = (said: Sides, guessed: Sides) =>
  said !== undefined &&
  guessed !== undefined &&
  said[0] !== said[1] &&
  said[0] === guessed[1] &&
  said[1] === guessed[0]

const arePair = (one: string, other: string) =>
  one !== other && ((isPronoun(one) && isPronoun(other)) || areOfAKind(one, other))

const clausesOf = (text: string): Clause[] =>
  text
    .toLowerCase()
    .split(/[,;:.?!]|\b(?:and|but|so|because|when|if|while|though)\b/u)
    .map((clause) => ({
      words: (
        plainEnglish(clause)
          .replace(/\bprefer(.*) to\b/u, 'like$1 than')
          .match(/[a-z]+/gu) ?? []
      ).map(stem),
      isDenied: isDenied(clause),
    }))
    .filter(({ words }) => words.length > 0)

/** One of the two is in a clause that denies, the other in one that does not. */
function denied(clauses: readonly Clause[], one: string, other: string): Sides {
  const [first, ...others] = clauses.filter(({ words }) => words.includes(one))
  const [second, ...more] = clauses.filter(({ words }) => words.includes(other))
  if (!first || !second || others.length > 0 || more.length > 0 || first === second) return undefined
  return [String(first.isDenied), String(second.isDenied)]
}

/** “I like the cold better than the heat”. */
function preferred(clauses: readonly Clause[], one: string, other: string): Sides {
  const clause = clauses.find(
    ({ words }) => words.includes(one) && words.includes(other) && words.includes('than'),
  )
  if (!clause) return undefined
  const isAfter = (word: string) => clause.words.indexOf(word) > clause.words.indexOf('than')
  return [String(isAfter(one)), String(isAfter(other))]
}

/** “An older brother and a younger sister”. */
function followed(clauses: readonly Clause[], one: string, other: string): Sides {
  const [first, second] = [one, other].map((word) => {
    const [clause, another] = clauses.filter(({ words }) => words.includes(word))
    return another ? undefined : clause?.words[clause.words.indexOf(word) + 1]
  })
  return first && second ? [first, second] : undefined
}
