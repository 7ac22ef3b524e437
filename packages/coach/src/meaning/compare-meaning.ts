import { stem } from '@app/english'
import { foldLatin } from '@app/malayalam/find'
import { meanings } from '@app/malayalam/forms'
import { spokenKeys } from '../sound/spoken-keys.ts'
import { malayalam, english as vocabulary } from './data.ts'
import { isTelling } from './differences/bidding.ts'
import { type Differences, differencesIn } from './differences/differences.ts'
import { areOfAKind } from './differences/other-of-a-kind.ts'
import { pastDifference } from './differences/past.ts'
import {
  contentOf,
  contentWords,
  isLight,
  isPronoun,
  isSomebody,
  mayBeAdded,
  sameSense,
  writtenFor,
} from './english/content-words.ts'
import { plainEnglish, writtenOut } from './english/plain-english.ts'
import { withoutSlips } from './english/slips.ts'
import { mayAsk } from './english/yes-no-question.ts'
import { haveCounterparts } from './match-words.ts'
import type { MeantWord } from './meant-word.ts'
import { isUnknown, matchNames } from './names/match-names.ts'
import { rephrase, suggests } from './paraphrases/rephrase.ts'
import { bids } from './pieces/compare-pieces.ts'
import { readEnglish } from './pieces/english/read-english.ts'
import { sensesOf, tellingSenses, wordsOf } from './said-words.ts'

export type MeaningComparison = Differences & {
  /** Whether it is the translation, but for contractions and marks. */
  isSaidSo: boolean
  /** Whether each word has its counterpart, and nothing was found that differs. It may still say something else. */
  right: boolean
  found: readonly MeantWord[]
  missing: readonly MeantWord[]
  /** Words of the guess that nothing in the sentence means. */
  extra: readonly string[]
}

/**
 * Compares a learner's guess at the meaning with the words of a sentence, and with its translation if there
 * is one: first as it is written, then in the terms of the sentence.
 */
export function compareMeaning(
  given: readonly MeantWord[],
  english: string | undefined,
  typed: string,
): MeaningComparison {
  const texts = [english ?? '', ...given.flatMap(({ gloss, senses }) => [gloss, ...senses])]
  const guess = withoutSlips(
    typed,
    new Set(texts.flatMap((text) => text.toLowerCase().match(/(?<![a-z'’])[a-z]+(?![a-z'’])/gu) ?? [])),
  )
  const words = matchNames(given, guess)
  if (english !== undefined && inSameWords(english, guess) && isOfOneTime(words, english, guess))
    return { isSaidSo: isWrittenSo(english, guess), right: true, found: words, missing: [], extra: [] }
  const asWritten = compare(words, english, guess, guess)
  const otherwise = asWritten.right ? guess : rephrase(words, english, guess)
  const compared = otherwise === guess ? asWritten : compare(words, english, otherwise, guess)
  return { ...compared, extra: compared.extra.flatMap((word) => writtenFor(word, guess) ?? []) }
}

/** Whether two texts are the same but for contractions, digits and marks. */
const inSameWords = (one: string, other: string) => {
  const [first, second] = [one, other].map((text) =>
    plainEnglish(text)
      .replace(/[^a-z]+/gu, ' ')
      .trim(),
  )
  return first === second && first !== '' && (one.includes('?') ? mayAsk(other) : !other.includes('?'))
}

/** Whether two texts are the same but for contractions and marks. */
const isWrittenSo = (one: string, other: string) => lettersOf(one) === lettersOf(other)

const lettersOf = (text: string) =>
  (
    writtenOut(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')

/** “I got up” and “I get up” are plainly the same words, and not the same. */
const isOfOneTime = (words: readonly MeantWord[], english: string, guess: string) =>
  english.toLowerCase() === guess.toLowerCase() || pastDifference(words, english, guess) === undefined

function compare(
  words: readonly MeantWord[],
  english: string | undefined,
  guess: string,
  written: string,
): MeaningComparison {
  const guessed = [...contentOf(guess).keys(), ...(mayBeMeal.test(guess) ? meal : [])]
  const isGuessed = (wanted: string) => guessed.some((word) => sameSense(word, wanted))
  const carrying = words.filter(
    (word, at) =>
      isUnknown(word) ||
      (contentWords(word.gloss).length > 0 &&
        !(english === undefined && maySayLittle(word)) &&
        !(isSomebody(word.gloss) && suggests(words)) &&
        !isOnlyEnough(word, words[at - 1]) &&
        !isOnlyDone(word, words[at - 1]) &&
        !(exclaims(word) && words.length > 1)),
  )
  const said = namesIn(guess, words, english)
  const rains = rainsIn(words, guess)
  const found = carrying.filter(
    (word) =>
      tellingSenses(word).some((sense) =>
        guessed.some((one) => sameSense(one, sense) && !isOfAnother(one, word, words)),
      ) ||
      said.has(word.word) ||
      word === rains,
  )
  const missing = carrying.filter((word) => !found.includes(word))

  const translated = contentWords(english ?? '')
  const isNamed = namedBy(words)
  const needed = translated.filter((word) => !mayBeAdded(word) && !(isPronoun(word) && !isNamed(word)))
  const isTranslated = needed.length > 0 && needed.every(isGuessed)
  const named = new Set(said.values())
  const extra = extraIn(guess, words, english, missing.some(isDone)).filter((written) => !named.has(written))
  // “Older” is not yet the older brother: who is spoken of must be there.
  const lacksSomebody = needed.some(
    (word) => vocabulary.people.has(word) && !isGuessed(word) && guessed.some((one) => areOfAKind(word, one)),
  )
  const hasAll =
    (missing.length === 0 || isTranslated) && !lacksSomebody && guessed.length > 0 && extra.length === 0
  const isNamedSo = (word: MeantWord) => said.has(word.word) || word === rains
  const areMatched =
    english === undefined ||
    haveCounterparts(words, english, [...wordsOf(guess), ...(mayBeMeal.test(guess) ? meal : [])], isNamedSo)
  const differences = {
    ...(hasAll && !areMatched && { places: true as const }),
    ...differencesIn(words, english, { guess, written }, hasAll),
  }
  const isAmiss = Object.keys(differences).length > 0
  return {
    isSaidSo: false,
    right: hasAll && !isAmiss,
    found,
    missing: isTranslated ? [] : missing,
    extra,
    ...differences,
  }
}

/** അടുത്ത may come of “to come near”, but the “come” of a guess is that of വരും beside it. */
const isOfAnother = (guessed: string, word: MeantWord, words: readonly MeantWord[]) =>
  !contentWords(word.gloss).some((own) => sameSense(own, guessed)) &&
  words.some((other) => other !== word && contentWords(other.gloss).includes(guessed))

/** One has tea as one drinks it; “have you made tea” is another thing. */
const meal = [stem('have')]
const mayBeMeal = /\b(?:have|has|had|having)\b(?! (?:\w+ )?(?:made|given|taken|gone)\b)/iu

/**
 * മഴ പെയ്തു is “rain fell”, and in English one word: “it rained”. The word for the falling, where the guess
 * has that verb.
 */
const rainsIn = (words: readonly MeantWord[], guess: string) =>
  itRains.test(guess)
    ? words.find((word, at) => means(word, 'fall') && at > 0 && words[at - 1]?.gloss === 'rain')
    : undefined

const itRains =
  /\brain(?:s|ed|ing)\b|\b(?:it|to|not|will|would|may|might|can|does|did|\w+n[’']?t|\w*[’']ll) (?:\w+ )?rain\b/iu

const means = ({ gloss }: MeantWord, wanted: string) => contentWords(gloss).includes(stem(wanted))

/** പോയാൽ മതി, “it is enough if one goes”: English usually just says to go. */
const isOnlyEnough = (word: MeantWord, before: MeantWord | undefined) =>
  means(word, 'enough') && (before?.endings.some((one) => one.startsWith('if one does')) ?? false)

/**
 * “With, by means of”, “some, certain”: a guess with “with” alone is enough, and a guess with a reason need
 * not say “because”.
 */
const maySayLittle = ({ gloss, entries }: MeantWord) =>
  entries.includes('കൊണ്ട്') ||
  gloss
    .replace(/\([^)]*\)/gu, '')
    .split(',')
    .some((way) => /\p{L}/u.test(way) && contentWords(way).length === 0)

/** അയ്യോ may be said in many ways, and be left out. */
const exclaims = ({ gloss }: MeantWord) => contentWords(gloss).every((word) => word === 'oh')

/**
 * കഴിച്ചു കഴിഞ്ഞു, “eating is over”, is in English no more than to have eaten, and തീർന്നു പോയി, “finished
 * and gone”, to be finished.
 */
const isOnlyDone = ({ entries }: MeantWord, before: MeantWord | undefined) =>
  before?.kind === 'verb' &&
  before.endings.at(-1) === meanings.participle &&
  (entries.includes('കഴിയുക') ||
    (entries.includes('പോകുക') && before.entries.some((entry) => malayalam.gone.has(entry))))

/**
 * Words of the sentence that the guess leaves in Malayalam: chantha for ചന്തയിൽ. Each with how it is written
 * there.
 */
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

/**
 * Whether a word of the sentence itself names the person. The English must name one, but Malayalam may leave
 * it out.
 */
const namedBy = (words: readonly MeantWord[]) => {
  const named = new Set(words.flatMap(({ gloss }) => contentWords(gloss)).filter(isPronoun))
  return (pronoun: string) => named.has(pronoun)
}

/** The words of a guess that nothing means. Who is meant may be added where the sentence leaves it out. */
function extraIn(
  guess: string,
  words: readonly MeantWord[],
  english: string | undefined,
  lacksVerb: boolean,
): string[] {
  const translated = contentWords(english ?? '')
  const said = [...translated, ...words.flatMap(({ gloss }) => contentWords(gloss))]
  const guessed = contentOf(guess)
  const isNamed = namedBy(words)
  const isOther = (word: string) => isPronoun(word) && !isNamed(word) && !guessed.has(word)
  const isOpen = !said.some(isPronoun) || translated.some(isOther)
  const isAnybody =
    translated.length === 0 && words.every((word) => !isSomebody(word.gloss) || doesNothing(word))
  const isBidden = english !== undefined && bids(readEnglish(english))
  const isTold = words.some((word) => word.endings.some(isTelling) || asksToGive(word))
  const mayBeMeant = (word: string, written: string) =>
    isPronoun(word) &&
    ((isBidden && written.toLowerCase() === 'you') ||
      (isTold ? listeners.has(written) : isOpen || (isAnybody && doers.has(written) && !isNamed(word))))
  const meant = [
    ...said,
    ...words.flatMap((word) => [...sensesOf(word), ...word.endings.flatMap(contentWords)]),
  ]
  const denies = words.some(({ denial }) => denial === 'yes')
  const isRelative = words.some(({ endings }) => endings.some((means) => means.includes('before a noun')))
  const isOfThose = words.some(({ endings }) => endings.some((means) => means.startsWith('those who')))
  const isEnough = words.some((word, at) => isOnlyEnough(word, words[at - 1]))
  const doesMore = actsIn(guess) > Math.max(actsIn(english ?? ''), words.filter(isDone).length)
  const isAllowed = (word: string, written: string) =>
    (isEnough && written === 'only') ||
    mayBeAdded(word) ||
    (isLight(word) && !lacksVerb && !(doesMore && vocabulary.lightActs.has(word))) ||
    (isRelative && /^(?:who|which|when)$/u.test(written)) ||
    (isOfThose && written === 'people') ||
    mayBeMeant(word, written) ||
    (denies && written === 'yet')
  return [...guessed].flatMap(([word, written]) =>
    isAllowed(word, written) || meant.some((one) => sameSense(word, one)) ? [] : [written],
  )
}

const actsIn = (text: string) => readEnglish(text).pieces.filter(({ part }) => part === 'act').length

/** “I gave” for കിട്ടി: a light verb helps the verb of the sentence, and stands for no other. */
const isDone = ({ kind }: MeantWord) => kind === 'verb'

/** തരുമോ: the person who is asked gives it. */
const asksToGive = ({ entries, endings }: MeantWord) =>
  entries.includes('തരുക') && endings.at(-1) === meanings.question

/** A request to the listener may be a request for me: “give me two tickets”. */
const listeners = new Set(['you', 'your', 'me', 'us'])

/** Owners and objects do not perform the action. */
const doesNothing = ({ endings }: MeantWord) =>
  endings.some((means) => means === meanings.genitive || means === meanings.accusative)
const doers = new Set(['i', 'you', 'he', 'she', 'we', 'they'])
