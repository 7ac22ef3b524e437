import { stem } from '@app/malayalam/find'
import { contentWords, sameSense } from './english/content-words.ts'
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
