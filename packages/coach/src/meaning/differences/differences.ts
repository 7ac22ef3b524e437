import type { MeantWord } from '../meant-word.ts'
import { bidsWhatIsStated, statesWhatIsBidden } from './bidding.ts'
import { lacksCondition } from './condition.ts'
import { denialDifference } from './denial.ts'
import { directionDifference } from './direction.ts'
import { exchanges } from './exchanged.ts'
import { speaksAhead } from './future.ts'
import { changesOwner } from './owner.ts'
import { pastDifference } from './past.ts'
import { questionDifference } from './question.ts'
import { turnsRound } from './who-does-what.ts'
import { exchangesClauses } from './who-in-clauses.ts'

/** What a guess may have wrong though it has the words. */
export type Differences = {
  /** One says that something is so, and the other that it is not. `bidden`: the sentence forbids it. */
  denial?: 'missing' | 'extra' | 'bidden'
  /** The sentence speaks of the past and the guess does not, or the other way round. */
  past?: 'missing' | 'extra'
  /** The sentence asks whether it is so and the guess says that it is, or the other way round. */
  question?: 'missing' | 'extra'
  /** The sentence speaks of the present and the guess of the future. */
  ahead?: true
  /** The way that the sentence says, where the guess says the other. */
  way?: 'from' | 'to'
  /** The sentence asks for what the guess says to be so. */
  stated?: true
  /** The sentence states what the guess asks for. */
  bidden?: true
  /** The sentence says “if”, and the guess does not. */
  condition?: true
  /** All words are there, but the actor and the object are exchanged. */
  turnedRound?: true
}

/**
 * The differences of a guess. `hasAll`: it has all the words and no others. Otherwise it is unclear who does
 * what in it.
 */
export function differencesIn(
  words: readonly MeantWord[],
  english: string | undefined,
  guess: string,
  hasAll: boolean,
): Differences {
  const denial = denialDifference(words, english, guess)
  const past = denial ? undefined : pastDifference(words, english, guess)
  const question = denial ? undefined : questionDifference(words, english, guess)
  const way = directionDifference(words, english, guess)
  const turnedRound =
    hasAll &&
    (turnsRound(words, english, guess) ||
      changesOwner(words, guess) ||
      (english === undefined ? exchangesClauses(words, guess) : exchanges(english, guess)))
  return {
    ...(denial && { denial }),
    ...(past && { past }),
    ...(question && { question }),
    ...(!denial && !past && speaksAhead(words, english, guess) && { ahead: true }),
    ...(way && { way }),
    ...(!denial && !past && statesWhatIsBidden(words, guess) && { stated: true }),
    ...(bidsWhatIsStated(words, guess) && { bidden: true }),
    ...(hasAll && lacksCondition(words, guess) && { condition: true }),
    ...(turnedRound && { turnedRound }),
  }
}
