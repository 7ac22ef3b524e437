import { stem } from '@app/english'
import { contentWords, isPronoun, isSomebody, sameSense } from './english/content-words.ts'
import { plainEnglish } from './english/plain-english.ts'
import type { MeantWord } from './meant-word.ts'

/** The words of an English text, made plain, in their order. */
export const wordsOf = (text: string): readonly string[] => plainEnglish(text).match(/[a-z]+/gu) ?? []

/** What a word of the sentence may mean, as words of the content. */
export const meansOf = ({ gloss, senses }: MeantWord): readonly string[] =>
  [gloss, ...senses].flatMap(contentWords)

/** Whether a word of a guess, as it is written, may say this word of the sentence. */
export function saysIt(word: MeantWord): (written: string) => boolean {
  const means = meansOf(word)
  return (written) => means.some((one) => sameSense(stem(written), one))
}

/** Brackets contain another way to say the word, “good (strong)”, or the person, “that (you) saw”. */
export const sensesOf = ({ gloss, senses, endings }: MeantWord) => {
  // What an ending means tells nothing of the word: “until” alone is no noon.
  const ended = new Set(endings.flatMap(contentWords))
  return [
    ...[gloss, ...senses].flatMap(headWords),
    ...asides(gloss).filter((word) => !isPronoun(word) && !ended.has(word)),
  ]
}

/** “Front yard of a house” is a yard, and no house. */
const headWords = (means: string) =>
  contentWords(
    means.replace(/(?<=[a-z]) of (?:a|an|the) [^,;()]*|(?<=, )without \w+|^without \w+(?=, )/gu, ''),
  )

/**
 * What tells the word from others: “you” in “if you lie down” does not, but in “you (of, ’s)” and “he, that
 * man” nothing else does.
 */
export const tellingSenses = (word: MeantWord) => {
  const senses = sensesOf(word)
  if (isSomebody(word.gloss)) return [...contentWords(word.gloss), ...senses.filter(isPronoun)]
  const own = senses.filter((one) => !isPronoun(one))
  // “Get” is in “get less”, “go down” and “get a fever”.
  const clear = own.filter(
    (one) =>
      one !== stem('get') && one !== stem('want') && !(one === stem('go') && goesWith.test(word.gloss)),
  )
  return [clear, own, senses].find((some) => some.length > 0) ?? senses
}

const goesWith = /\bgo (?:down|up|off|out|on)\b/u

const asides = (gloss: string) =>
  Array.from(gloss.matchAll(/\((?<aside>[^();]*)\)/gu)).flatMap(({ groups }) =>
    contentWords(groups?.aside ?? ''),
  )
