import { stem } from '@app/english'
import { meanings } from '@app/malayalam/forms'
import { malayalam, english as vocabulary } from '../data.ts'
import { contentWords, sameSense } from '../english/content-words.ts'
import { isDenied } from '../english/denial.ts'
import { writtenOut } from '../english/plain-english.ts'
import type { MeantWord } from '../meant-word.ts'

/** The sentence, and the guess. */
type Case = { words: readonly MeantWord[]; english: string | undefined; guess: string }
type Holds = (said: Case) => boolean

/**
 * A guess in the terms of its sentence: if a shop does not open, a learner may say that it is closed. These
 * are not synonyms: each works in one direction, and only where `ways.yaml` says that it is the same.
 */
export function rephrase(words: readonly MeantWord[], english: string | undefined, guess: string): string {
  const spokenOf = new Set([english ?? '', ...words.map(({ gloss }) => gloss)].flatMap(contentWords))
  const has = (word: string) => spokenOf.has(stem(word))
  const said = { words, english, guess }
  const plain = writtenOut(guess)
  const put = [...vocabulary.otherwise, ...inOrder]
    .filter((one) => (one.of ?? '').split(' ').every((word) => word === '' || has(word)) && holds(one, said))
    .reduce((text, { heard, said }) => text.replace(heard, said), plain)
  return put === plain ? guess : put
}

function holds(one: (typeof vocabulary.otherwise)[number], said: Case): boolean {
  const { words, guess } = said
  const isSpoken = (patterns: string) =>
    patterns.split(' ').every((pattern) => {
      const whole = new RegExp(`^(?:${pattern})$`, 'u')
      return words.some(({ word, entries }) => [word, ...entries].some((each) => whole.test(each)))
    })
  const ends = (ids: string) => words.some((word) => endsWith(word, ...ids.split(' ')))
  const of = (what: string, ...denials: MeantWord['denial'][]) =>
    words.some(
      ({ gloss, denial }) =>
        denials.includes(denial) && (what === 'any' || contentWords(gloss).includes(stem(what))),
    )
  const { word, not_word, ending, not_ending, last, gloss, affirmed, denied, denies, where } = one
  return (
    (!word || isSpoken(word)) &&
    (!not_word || !isSpoken(not_word)) &&
    (!ending || ends(ending)) &&
    (!not_ending || !ends(not_ending)) &&
    (!last || words.at(-1)?.endings.join() === meanings[last]) &&
    (!gloss || words.some((each) => new RegExp(`\\b(?:${gloss})\\b`, 'u').test(each.gloss))) &&
    (!affirmed || of(affirmed, 'no')) &&
    (!denied || (denied === 'any' ? of(denied, 'yes', 'either') : of(denied, 'yes') && !isDenied(guess))) &&
    (!denies || of(denies, 'yes')) &&
    (!one.guess || isDenied(guess)) &&
    (!where || (cases[where]?.(said) ?? false))
  )
}

const endsWith = ({ endings }: MeantWord, ...ids: string[]) =>
  ids.some((id) => endings.includes(meanings[id] ?? ''))

/** What needs more than words: the cases that `ways.yaml` names. */
const cases: Readonly<Record<string, Holds>> = {
  /** വരില്ലെന്ന് തോന്നുന്നു: it is not the thought that is denied. */
  thinksNot: ({ words }) =>
    words.at(-1)?.denial === 'no' &&
    words.some((word) => word.denial === 'yes' && word.endings.at(-1) === meanings.that),
  /** നീയെന്താ ചിരിക്കുന്നത്, നീയെന്താ കഴിക്കാത്തത്: without an object, “what” can only ask why. */
  asksWhy: ({ words }) => {
    const last = words.at(-1)
    if (
      !last ||
      !words.some(({ word, entries }) => [word, ...entries].some((one) => /എന്താ?$|െന്താ?$|^എന്ത്$/u.test(one)))
    )
      return false
    return endsWith(last, 'presentNominal', 'pastNominal')
      ? last.entries.some((entry) => malayalam.doneAlone.has(entry))
      : (endsWith(last, 'negativeRelative') && endsWith(last, 'nominal')) || endsWith(last, 'notDone')
  },
  /** The cause in the guess is the cause in the sentence (പെയ്തതിനാൽ), or stands before it. */
  isItsCause: ({ words, english, guess }) => {
    if (english !== undefined) return false
    const given = contentWords(/\b(?:because|since|as)\b(?<cause>[^,;]*)/iu.exec(guess)?.groups?.cause ?? '')
    const isCause = (word: MeantWord) =>
      endsWith(word, 'presentNominal', 'pastNominal', 'nominal') && endsWith(word, 'instrumental', 'using')
    return words.some(
      (word, at) =>
        [word, ...words.slice(at + 1, at + 2)].some(isCause) &&
        contentWords(word.gloss).some((own) => given.some((one) => sameSense(one, own))),
    )
  },
  suggests: ({ words }) => suggests(words),
  isOrdinal: ({ words }) => words.some(isOrdinal),
  /** വലിയ സന്തോഷം: what is felt is no big thing, but great. */
  isGreat: ({ words }) =>
    words.some(
      ({ gloss }, at) =>
        /^(?:big|great)\b/u.test(gloss) &&
        contentWords(words[at + 1]?.gloss ?? '').some((word) => vocabulary.felt.has(word)),
    ),
}

/** പോയാലോ: shall we go? */
export const suggests = (words: readonly MeantWord[]) => {
  const last = words.at(-1)
  return (
    last !== undefined &&
    (endsWith(last, 'howAbout') || (endsWith(last, 'ifPast') && endsWith(last, 'question')))
  )
}

/** പതിനഞ്ചാം, and മൂന്നാം, which is a word of its own. */
const isOrdinal = (word: MeantWord) => endsWith(word, 'ordinal') || vocabulary.ordinals.includes(word.gloss)

/** “The third” is as much as three with its ending. “Second” may be another thing. */
const inOrder = vocabulary.ordinals.slice(1).map((ordinal, at) => ({
  of: vocabulary.counts[at + 1] ?? ordinal,
  heard: new RegExp(`\\b${ordinal}\\b`, 'gu'),
  said: vocabulary.counts[at + 1] ?? ordinal,
  where: 'isOrdinal',
}))
