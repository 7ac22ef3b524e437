import { stem } from '@app/english'
import { counterparts } from './counterparts.ts'
import { english as vocabulary } from './data.ts'
import { contentWords, isPronoun, mayBeAdded, sameSense } from './english/content-words.ts'
import type { MeantWord } from './meant-word.ts'
import { sensesOf, wordsOf } from './said-words.ts'

/**
 * Whether each word of a translation has one counterpart in the guess, and each of the guess one in the
 * translation or the Malayalam: of “got” and “gone”, “got” and “arrived” are only the first, twice. `isNamed`: it has the word in another way.
 */
export function haveCounterparts(
  words: readonly MeantWord[],
  english: string,
  guess: readonly string[],
  isNamed: (word: MeantWord) => boolean,
): boolean {
  const [own, given] = [tokensOf(wordsOf(english)), tokensOf(guess)]
  const mean = words.map(sensesOf)
  const isSaid = words.map(isNamed)
  const areOf = (means: readonly string[], ...tokens: Token[]) =>
    tokens.every(({ is }) => means.some((one) => sameSense(one, is)))
  const pairs = [...exactPairs(own, given)]
  const isFree = (token: Token) => !pairs.some((pair) => pair.includes(token))
  const others = counterparts(
    own.filter(isFree),
    given.filter(isFree),
    (one, other) => sameSense(one.is, other.is) || mean.some((means) => areOf(means, one, other)),
  )
  for (const [other, one] of others) pairs.push([one, other])
  return (
    own.every(
      (token) =>
        !isFree(token) ||
        mayBeAdded(token.is) ||
        isPronoun(token.is) ||
        !mean.some((means, at) => areOf(means, token) && !isSaid[at]) ||
        (!isMark(token) &&
          mean.some((means) => areOf(means, token) && pairs.some(([one]) => areOf(means, one)))),
    ) &&
    given.every(
      (token) =>
        !isFree(token) ||
        isPronoun(token.is) ||
        !pairs.some(([, other]) => other.is !== token.is && sameSense(other.is, token.is)) ||
        mean.some((means) => areOf(means, token) && !pairs.some(([one]) => areOf(means, one))),
    )
  )
}

type Token = { is: string }

const tokensOf = (words: readonly string[]): Token[] =>
  words.flatMap((word) => (contentWords(word).length > 0 ? [{ is: stem(word) }] : []))

function* exactPairs(own: readonly Token[], given: readonly Token[]): Generator<readonly [Token, Token]> {
  const left = new Set(given)
  for (const one of own) {
    const other = [...left].find(({ is }) => is === one.is)
    if (!other) continue
    left.delete(other)
    yield [one, other]
  }
}

/** Every, only, again: a sentence with one of them is another without. */
const isMark = ({ is }: Token) => vocabulary.marks.has(is)
