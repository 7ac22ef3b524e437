import { meanings } from '@app/malayalam/forms'
import { contentWords } from '../english/content-words.ts'
import { denialIn, isDenied } from '../english/denial.ts'
import type { MeantWord } from '../meant-word.ts'
import {
  actsOtherwise,
  exchanges,
  hasForIs,
  reportsIt,
  takesPlaces,
  tellsOfBidden,
  tellsOfPast,
  tiesMore,
  turnsTies,
} from '../pieces/compare-pieces.ts'
import { readEnglish } from '../pieces/english/read-english.ts'
import { agrees } from '../pieces/match-pieces.ts'
import type { Pieces } from '../pieces/piece.ts'
import { joinsIn, readMalayalam } from '../pieces/read-malayalam.ts'
import { saysIt } from '../said-words.ts'
import { biddingSays, bidsWhatIsStated, statesWhatIsBidden } from './bidding.ts'
import { choosesOtherwise, conditionSays, lacksCondition } from './condition.ts'
import { denialDifference, denialSays, deniesMore } from './denial.ts'
import { directionDifference, waySays } from './direction.ts'
import { aheadSays, speaksAhead } from './future.ts'
import { boundOtherwise, boundSays, needsNotForMustNot } from './must-may.ts'
import { countSays, countsOtherwise } from './one-many.ts'
import { pastDifference, pastSays } from './past.ts'
import { questionDifference, questionSays } from './question.ts'
import { pointsElsewhere, pointsSays } from './this-that.ts'

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
  /** It speaks of one, or of many; of what is near, or far; what must, may or just is done. */
  count?: 'one' | 'many'
  points?: 'near' | 'far'
  bound?: 'must' | 'can' | 'free'
  /** Something else may stand in the place of a thing: who does it, where, whose, when. */
  places?: true
  /** All words are there, and two things stand in each other's places. */
  turnedRound?: true
}

/**
 * The differences of a guess: put in the terms of the sentence, and as it is written. `hasAll`: it has all the words and no others. Otherwise it is unclear who does
 * what in it.
 */
export function differencesIn(
  words: readonly MeantWord[],
  english: string | undefined,
  { guess, written }: { guess: string; written: string },
  hasAll: boolean,
): Differences {
  const given = readEnglish(written)
  const known = english === undefined ? undefined : readEnglish(english)
  const malayalam = readMalayalam(words, given)
  const said = known ?? malayalam
  // What an opposite denies, the guess in the terms of the sentence does not: “I am sick” for not being well.
  const isAmiss = (pieces: Pieces) => hasAll && actsOtherwise(said, pieces, known !== undefined)
  const acts = (isAmiss(readEnglish(guess)) && isAmiss(given)) || {}
  const holds =
    english === undefined
      ? isDenied(guess) && words.some(({ denial }) => denial === 'yes')
      : denialIn(english) !== 'either' && (isLiteral(english, guess) || isDenied(english) === isDenied(guess))
  const denial = denialDifference(words, english, guess) ?? (holds ? acts.denial : undefined)
  const past = denial ? undefined : (pastDifference(words, english, guess) ?? acts.past)
  const count = countsOtherwise(words, known, given)
  const points = pointsElsewhere(words, known, given, { english, guess: written })
  const bound = boundOtherwise(
    words,
    english !== undefined && known ? { text: english, pieces: known } : undefined,
    { text: guess, pieces: given },
  )
  const question = denial ? undefined : questionDifference(words, english, guess)
  const way = directionDifference(said, given)
  const turnedRound = hasAll && exchanges(said, given, true)
  const places =
    hasAll &&
    !turnedRound &&
    (takesPlaces(said, given, known !== undefined) ||
      choosesOtherwise(words, english, guess) ||
      exchanges(said, given) ||
      exchanges(said, readEnglish(guess)) ||
      turnsTies(said, given) ||
      tiesMore([...said.links.map(({ how }) => how), ...joinsIn(words)], readEnglish(guess)) ||
      (known !== undefined && tellsOfPast(malayalam, given)) ||
      reportsIt(malayalam, given) ||
      (known !== undefined && hasForIs(known, given)) ||
      comesAfter(words, english, given) ||
      way === 'other' ||
      needsNotForMustNot(words, written) ||
      deniesMore(words, english, guess) ||
      (english !== undefined && asksCount(english, guess)))
  const tells = known !== undefined && tellsOfBidden(known, given)
  const differences: Differences = {
    ...(denial && { denial }),
    ...(past && { past }),
    ...(question && { question }),
    ...(!denial && !past && speaksAhead(words, english, guess) && { ahead: true }),
    ...(way && way !== 'other' && { way }),
    ...(!denial && !past && (tells || statesWhatIsBidden(words, guess)) && { stated: true }),
    ...(bidsWhatIsStated(words, guess) && { bidden: true }),
    ...(lacksCondition(words, guess) && { condition: true }),
    ...(count && { count }),
    ...(points && { points }),
    ...(hasAll && bound && { bound }),
    ...(places && { places }),
    ...(turnedRound && { turnedRound }),
  }
  const otherwise = readEnglish(guess)
  const isMatched =
    !hasAll ||
    Object.keys(differences).length > 0 ||
    (known && (agrees(known, given) || agrees(known, otherwise))) ||
    agrees(malayalam, given) ||
    agrees(readMalayalam(words, otherwise), otherwise)
  return isMatched ? differences : { places: true }
}

/** “How many oranges are in a kilo” asks for no price. */
const asksCount = (english: string, guess: string) =>
  /\bhow much (?:is|are|was|were|do|does|did)\b/iu.test(english) &&
  /\bhow many (?!rupees)/iu.test(guess) &&
  !/\b(?:rupees?|rs|cost|price|money)\b/iu.test(guess)

/** കടക്കുമ്പോൾ is while one does it, and not after. */
const comesAfter = (words: readonly MeantWord[], english: string | undefined, guess: Pieces) =>
  words.some(
    (word) =>
      word.endings.at(-1) === meanings.when &&
      guess.pieces.some(
        ({ word: one, part, how }) =>
          (part === 'after' || how === 'after' || how === 'before') && saysIt(word)(one),
      ),
  ) && !/\b(?:after|before|once)\b/iu.test(english ?? '')

/** A guess in the very words of the translation is held to them: “not hard of hearing” for “hard of hearing”. */
const isLiteral = (english: string, guess: string) => {
  const own = new Set(contentWords(english))
  const given = contentWords(guess)
  return given.length === own.size && given.every((word) => own.has(word))
}

type Says = { en: string; ml: string }

/** The sentences for what is amiss. */
export function sentencesFor(differences: Differences, language: keyof Says): string[] {
  const {
    denial,
    past,
    ahead,
    question,
    way,
    stated,
    bidden,
    condition,
    count,
    points,
    bound,
    places,
    turnedRound,
  } = differences
  const said: (Says | false | undefined)[] = [
    denial && denialSays[denial],
    past && pastSays[past],
    ahead && aheadSays,
    question && questionSays[question],
    way && waySays[way],
    stated && biddingSays.stated,
    bidden && biddingSays.bidden,
    condition && conditionSays,
    count && countSays[count],
    points && pointsSays[points],
    bound && boundSays[bound],
    places && placesSay,
    turnedRound && turnedSays,
  ]
  return said.flatMap((says) => (says ? [says[language]] : []))
}

const placesSay: Says = {
  en: 'Look once more at who does what, where, whose it is, and what comes first.',
  ml: 'ആര്, എന്ത്, എവിടെ, ആരുടെ, ഏത് ആദ്യം എന്നിവ ഒന്നുകൂടി നോക്കൂ.',
}

const turnedSays: Says = {
  en: 'Your words are right, but who does what is the other way round.',
  ml: 'വാക്കുകൾ ശരിയാണ്, പക്ഷേ ആര് എന്ത് ചെയ്യുന്നു എന്നത് മാറിപ്പോയി.',
}
