import { stem } from '@app/english'
import { english } from '../data.ts'
import { sameSense } from '../english/content-words.ts'
import { withoutBrackets } from '../english/plain-english.ts'
import type { MeantWord } from '../meant-word.ts'

/** A sentence and a guess at it, to be compared once more before the guess is praised. */
export type Texts = { words: readonly MeantWord[]; english: string | undefined; guess: string }

/** Whether two written words may say the same. */
export const areSame = (one: string, other: string) => sameSense(stem(one), stem(other))

/** The ways to say a word of the sentence, each with its words, without what its endings say. */
export const waysToSay = ({ gloss, senses }: MeantWord): string[][] =>
  [gloss, ...senses].flatMap((means) =>
    [means, withoutBrackets(means)]
      .flatMap((one) => one.split(/[,;/()]/u))
      .map((way) => (way.toLowerCase().match(/[a-z]+/gu) ?? []).filter((word) => !english.little.has(word))),
  )

/** The words of the sentence that a written word may say. */
export const saidBy = (written: string, words: readonly MeantWord[]) =>
  words.filter((word) => waysToSay(word).some((way) => way.some((one) => areSame(one, written))))
