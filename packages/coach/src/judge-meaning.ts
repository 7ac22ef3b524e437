import { stem } from '@app/english'
import type { FramesCompared } from './compare/compare-texts.ts'
import type { KnownSentence } from './known-sentence.ts'
import { compareMeaning } from './meaning/compare-meaning.ts'
import { type Differences, sentencesFor } from './meaning/differences/differences.ts'
import { withoutDoubts } from './meaning/differences/doubts.ts'
import { namesOther } from './meaning/differences/other-of-a-kind.ts'
import { isLight, saysLittle } from './meaning/english/content-words.ts'
import { withoutBrackets } from './meaning/english/plain-english.ts'
import type { MeantWord } from './meaning/meant-word.ts'
import { surelyHad } from './surely-had.ts'

/**
 * The comparison of a meaning with a sentence. `isSure`: a guess that is not right is surely wrong. `had`: the words
 * that the guess surely has, `taken` those that it takes for others, `forThem` these others, and `unsaid` and `extra`
 * what is left: it may be the same in other words. `isReadWhole`: the sentence has a translation, or rough English.
 */
export function judgeMeaning(
  words: readonly MeantWord[],
  known: KnownSentence | undefined,
  meaning: string,
  isReadWhole: boolean,
  compared: () => FramesCompared,
) {
  const {
    isSaidSo,
    right: _,
    found,
    missing,
    extra,
    ...noticed
  } = compareMeaning(words, known?.english, meaning)
  const differences = withoutDoubts(noticed, meaning)
  const there = words.filter(
    (word) => found.includes(word) || (missing.includes(word) && isWritten(word, meaning)),
  )
  const had = surelyHad(there, meaning, noticed)
  const unsaid = words.filter(
    (word) => !had.includes(word) && (found.includes(word) || missing.includes(word)),
  )
  // Where words are left over on both sides, other words may say the same: only what is sure is called wrong.
  const isLeft = missing.length > 0
  const isOther = namesOther(
    extra.join(' '),
    unsaid.map(({ gloss }) => withoutBrackets(gloss)),
    known?.english,
  )
  // Older than me, younger than her: a comparison may be turned round.
  const isTurned = /\bthan\b/iu.test(meaning) && isLeft && extra.length > 0
  const isSure =
    found.length > 0 &&
    !isTurned &&
    ((isOther && !differences.places) ||
      (sentencesFor(differences, 'en').length > 0 && isSettled({ found, missing, extra, differences })))
  // What cannot be compared role by role may say something that nothing has seen: it is not praised.
  const right = isReadWhole && !isSure && (isSaidSo || compared().type === 'same')
  const isTakenFor = (word: string, { gloss }: MeantWord) =>
    isSure && namesOther(word, [withoutBrackets(gloss)])
  const taken = unsaid.filter((word) => extra.some((one) => isTakenFor(one, word)))
  const forThem = extra.filter(
    (one) => unsaid.some((word) => isTakenFor(one, word)) || (isSure && namesOther(one, [], known?.english)),
  )
  const rest = {
    unsaid: unsaid.filter((word) => !taken.includes(word)),
    extra: extra.filter((one) => !forThem.includes(one)),
  }
  return { right, found, had, taken, forThem, ...rest, differences, isSure }
}

/** Whether the guess has one of the ways that the gloss puts it, to the letter. */
const isWritten = ({ gloss }: MeantWord, guess: string) => {
  const written = new Set(guess.toLowerCase().match(/[a-z]+/gu))
  return withoutBrackets(gloss)
    .split(/[,;]/u)
    .map((way) => (way.toLowerCase().match(/[a-z]+/gu) ?? []).filter((word) => !saysLittle(word)))
    .some((way) => way.length > 0 && way.every((word) => written.has(word)))
}

type Compared = {
  found: readonly MeantWord[]
  missing: readonly MeantWord[]
  extra: readonly string[]
  differences: Differences
}

/**
 * Whether the differences are sure, whatever other words the guess may have put: a question is no statement. Where
 * words are left over on both sides it may be another sentence altogether.
 */
function isSettled({ found, missing, extra, differences }: Compared): boolean {
  const { denial, past, question, way, points, condition, places } = differences
  if (missing.length > 0 && extra.length > 0) return question !== undefined && !places
  if (missing.length === 0 && extra.length === 0 && !places) return true
  // An opposite may deny: “unwell”.
  const isAffirmed = found.some((word) => word.denial === 'yes') && extra.every((word) => isLight(stem(word)))
  return (
    missing.length < found.length &&
    ((denial && denial !== 'extra' && isAffirmed) || [past, question, way, points, condition].some(Boolean))
  )
}
