import { stem } from '@app/english'
import { meanings } from '@app/malayalam/forms'
import { contentWords, sameSense } from '../english/content-words.ts'
import { plainEnglish } from '../english/plain-english.ts'
import { tensesIn } from '../english/tenses.ts'
import type { MeantWord } from '../meant-word.ts'
import { suggests } from '../paraphrases/rephrase.ts'
import { meansOf } from '../said-words.ts'

/**
 * Whether the sentence speaks of the past and the guess does not (`missing`), or the other way round.
 * Malayalam -um means both will and does, and so does its English: only past and not past are distinguished,
 * and only if the words leave no doubt.
 */
export function pastDifference(
  words: readonly MeantWord[],
  english: string | undefined,
  guess: string,
): 'missing' | 'extra' | undefined {
  const guessed = timesIn(guess, words)
  const lacksPast = guessed.ahead ? !guessed.past : !guessed.perhapsPast
  const hasPast = guessed.past && !guessed.now && !guessed.ahead
  const time = english === undefined ? timeOfWords(words, guess) : timeOfKnown(words, english)
  if (time === 'past' && lacksPast) return 'missing'
  return time === 'notPast' && hasPast ? 'extra' : undefined
}

type Time = 'past' | 'notPast' | undefined

/** “Brother worked in town”: -ed right after the person is past, but in “the closed shop” it is not. */
function timesIn(guess: string, words: readonly MeantWord[]) {
  const times = tensesIn(guess)
  if (times.past) return times
  const nouns = words.filter(({ kind }) => kind === 'noun').flatMap(({ gloss }) => contentWords(gloss))
  const all = words.flatMap(meansOf)
  const isOf = (meant: readonly string[], word: string) => meant.some((one) => sameSense(one, stem(word)))
  const pairs = Array.from(guess.toLowerCase().matchAll(/(?<=(?<who>[a-z]+) )(?<does>[a-z]+(?<!e)ed)\b/gu))
  const past = pairs.some(({ groups: { who = '', does = '' } = {} }) => isOf(nouns, who) && isOf(all, does))
  return past ? { ...times, past } : times
}

function timeOfKnown(words: readonly MeantWord[], english: string): Time {
  const said = tensesIn(english)
  const shown = words.flatMap(({ gloss, endings }) => [gloss, ...endings.filter(ends)].map(tensesIn))
  const wasPast = said.past || (said.perhapsPast && shown.some(({ past }) => past))
  const isOther = shown.some(({ now, ahead }) => now || ahead) && spokenTime(words) !== 'cameAbout'
  if (wasPast && !said.now && !said.ahead && !isOther) return 'past'
  if (!said.past && mayNotBePast(words.at(-1))) return 'notPast'
  const mayBePast = [said, ...shown].some(({ past, perhapsPast, now }) => past || (perhapsPast && !now))
  return mayBePast ? undefined : 'notPast'
}

/** കെട്ടാം, എഴുന്നേൽക്കും: “put up” of their translations may be past, they are not. */
const mayNotBePast = (last: MeantWord | undefined) =>
  last?.kind === 'verb' && ahead.has(last.endings.join()) && !tensesIn(last.gloss).perhapsPast

/**
 * A word before a noun tells the time of the noun, not of the sentence: ചുവന്ന is what has reddened, and
 * means red.
 */
const ends = (means: string) => !means.includes('before a noun')

/**
 * The time of a sentence without a translation is that of its last verb. A finished change may be said as a
 * state (മനസ്സിലായി, I understand; ക്ഷീണിച്ചു, I am tired; നന്നായിട്ടുണ്ട്, it looks good), something that
 * lasts with “has been”, and a state with another verb than to be.
 */
function timeOfWords(words: readonly MeantWord[], guess: string): Time {
  if (suggests(words) && !/\b(?:if|about)\b/iu.test(guess)) return 'notPast'
  const main = spokenTime(words)
  if (main === 'cameAbout')
    return isState.test(guess) || isState.test(plainEnglish(guess)) ? undefined : 'past'
  if (main === 'hasDone') return isState.test(guess) || has.test(guess) ? undefined : 'past'
  if (main === undefined || main === 'past') return main
  if (main === 'isSo' && /^\W*(?:was|were)\b/iu.test(guess)) return 'notPast'
  const mayBePast = words.some(({ endings }) => endings.some((means) => looksBack.has(means)))
  const lasts = /\b(?:for|since|how (?:long|many days|much time))\b/iu.test(guess) && has.test(guess)
  const mayBe = mayBePast || lasts || (main === 'isSo' && !wasSo.test(guess))
  return mayBe ? undefined : 'notPast'
}

const isState =
  /(?:\b(?:am|is|are)(?:n[’']?t)?|\b(?:i|you|he|she|it|we|they|that|there|here|what|who)['’](?:m|s|re))(?: (?:not|still|so|very|now))* (?!not|still|so|very|now)\w+(?<!ing)\b|(?<!\b(?:will|won['’]?t)(?: \w+){0,4} )\b(?:understand|like|know|remember|forget|look)s?\b/iu
const has = /\b(?:have|has)\b|['’]ve\b/iu
const wasSo = /\b(?:was|were|had)(?:n[’']?t)?\b(?! (?:not )?(?:\w+ed|hurt|cut|put|set|made|done|born)\b)/iu

type Spoken = 'past' | 'cameAbout' | 'hasDone' | 'isSo' | 'notPast'

/** The time of the last word that says one; of two parts, of what is said to be so: അവനെ കണ്ടത് എപ്പോഴാണ്. */
function spokenTime(words: readonly MeantWord[]): Spoken | undefined {
  const times = words.map((word, at) => timeOf(word, at === words.length - 1))
  const main = times.findLastIndex((time) => time !== undefined)
  const isOfPast =
    words[main]?.endings.some(isCopula) && words[main - 1]?.endings.at(-1) === meanings.pastNominal
  return isOfPast ? 'cameAbout' : times[main]
}

function timeOf({ gloss, endings, kind }: MeantWord, isLast: boolean): Spoken | undefined {
  const told = endings.filter((means) => timed.has(means))
  const last = told.find((means) => means === meanings.pastNominal && isCopula(told.at(-1))) ?? told.at(-1)
  if (last !== undefined) return isLast || !nominals.has(told.at(-1) ?? '') ? timed.get(last) : undefined
  if (endings.length > 0 && kind === 'verb') return undefined
  const { past, now } = tensesIn(gloss.replace(/\([^)]*\)/gu, ''))
  if (kind !== 'other' || past === now)
    return /^(?:want|know|must|should)\b/u.test(gloss) ? 'notPast' : undefined
  return past ? 'past' : 'isSo'
}

const isCopula = (means: string | undefined) => means === meanings.is || means === meanings.isNot

const named = (ids: string) =>
  ids
    .trim()
    .split(/\s+/u)
    .flatMap((id) => meanings[id] ?? [])

/** What endings say of the time of a sentence that they end, by their meanings. */
const timed: ReadonlyMap<string, Spoken> = new Map(
  Object.entries({
    cameAbout: 'past pastNegative pastNominal away didSo',
    hasDone: 'perfect perfectNegative',
    past: 'pluperfect pluperfectNegative pastProgressive pastProgressiveRelative continuingPast notDone onceDone sinceDone didSo was wasUsual wasNot couldNot',
    isSo: 'is isNot exists lacks',
    notPast: `present presentNegative presentProgressive progressive presentNominal continuing future futureNegative habit habitNegative
      willBe may must doMust needNot mustNot able cannot notDoing`,
  } satisfies Record<Spoken, string>).flatMap(([time, ids]) =>
    named(ids).map((means): [string, Spoken] => [means, time as Spoken]),
  ),
)

const ahead: ReadonlySet<string> = new Set(named('future may must'))

/** They end a sentence (എപ്പോഴാണ് വന്നത്), and stand in others for a thing (വന്നതിന് നന്ദി). */
const nominals: ReadonlySet<string> = new Set(named('pastNominal presentNominal'))

/**
 * Beside these, a past in English need not be the time of the sentence: “if he came I would go”, “the story
 * she told”.
 */
const looksBack: ReadonlySet<string> = new Set(
  named(
    `past pastNegative pastRelative pastNominal participle whenPast asSoonAs ifPast howAbout evenIf wouldHave after perfect perfectNegative
    perfectRelative pluperfect pluperfectNegative pluperfectRelative pastProgressive continuingPast was wasUsual wasNot wasRelative couldNot`,
  ),
)

/** What is said of it, in both languages. */
export const pastSays = {
  missing: { en: 'The sentence speaks of the past.', ml: 'കഴിഞ്ഞ കാര്യമാണ് ഈ വാക്യം പറയുന്നത്.' },
  extra: { en: 'The sentence does not speak of the past.', ml: 'ഈ വാക്യം പറയുന്നത് കഴിഞ്ഞ കാര്യമല്ല.' },
}
