import { beforeIs, englishNumber, isSameWord, straight, writtenOut } from '@app/english'
import { compareTexts } from './compare/compare-texts.ts'
import type { Difference, Part } from './compare/difference.ts'
import { doubtfulEndings } from './differing-endings.ts'
import type { Knowledge } from './knowledge.ts'
import type { KnownSentence } from './known-sentence.ts'
import type { MeantWord } from './reading/word-gloss.ts'

/** A difference, with the word of the sentence that says what is wanted. */
export type Noticed = Difference & { of?: MeantWord }

/**
 * What a guess at a meaning is. `other`: its parts were compared with those of the sentence: `had` are the words whose part it has,
 * `sure` the differences that nothing can explain away, and `open` those that other words may explain.
 */
export type Judgement =
  | { type: 'right' }
  | { type: 'other'; had: readonly MeantWord[]; sure: readonly Noticed[]; open: readonly Noticed[] }
  | { type: 'cannotTell' }

/** Compares a guess with a sentence. What is not read whole, of the sentence or of the guess, is neither praised nor refused. */
export function judgeMeaning(
  text: string,
  known: KnownSentence | undefined,
  meaning: string,
  words: readonly MeantWord[],
  knowledge: Knowledge,
): Judgement {
  if (known && lettersOf(known.english) === lettersOf(meaning)) return { type: 'right' }
  const compared = compareTexts(text, known?.english, meaning, knowledge)
  if (compared.type === 'same') return { type: 'right' }
  if (compared.type === 'unread') return { type: 'cannotTell' }
  const { differences, equal } = compared
  const noticed = differences.map((one): Noticed => {
    const of = one.wanted && wordOf(one.wanted, words)
    return { ...one, ...(of && { of }) }
  })
  const otherwise = new Set(noticed.flatMap(({ of }) => of ?? []))
  const telling = doubtfulEndings(differences)
  const said = new Set(equal.flatMap((part) => wordOf(part, words) ?? []))
  const had = words.filter(
    (word) => said.has(word) && !otherwise.has(word) && !word.endings.some((id) => telling.has(id)),
  )
  const [sure, open] = [noticed.filter((one) => one.sure), noticed.filter((one) => !one.sure)]
  return { type: 'other', had, sure, open }
}

/** A text without contractions, marks and digits: a guess that has the translation’s own words is right, whether it is read or not. */
const lettersOf = (text: string) =>
  (
    writtenOut(straight(text.toLowerCase()))
      .replace(/\b([a-z]+)'s\b/gu, (all, word: string) => (beforeIs.has(word) ? `${word} is` : all))
      .replace(/\d+/gu, (digits) => englishNumber(digits) ?? digits)
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')

/** The word that says a part of the sentence: the only one whose gloss has it, or the one that it was read from. */
function wordOf({ text, word }: Part, words: readonly MeantWord[]): MeantWord | undefined {
  const read = words.filter((one) => one.word === word)
  const ways = text.split('/').map((way) => way.split(' ').filter((one) => one !== ''))
  const glossed = words.filter(({ gloss }) => {
    const said =
      gloss
        .replace(/\([^)]*\)/gu, '')
        .toLowerCase()
        .match(/[a-z]+/gu) ?? []
    const isSaid = (one: string) => said.some((other) => isSameWord(one, other))
    return ways.some((all) => all.length > 0 && all.every(isSaid))
  })
  const [found, ...more] = glossed.length === 1 || read.length === 0 ? glossed : read
  return more.length === 0 ? found : undefined
}
