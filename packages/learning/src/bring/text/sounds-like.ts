import { isMalayalam } from '@app/malayalam'
import { soundsAlike } from '@app/malayalam/find'

const latin = /\p{Script=Latin}/u
/** People write the sounds of a sentence in many ways: of its words, so many must be alike. */
const alike = 0.6

/** Whether a text in Latin letters, with or without signs over and below them, is how a Malayalam one sounds. */
export function soundsLike(said: string, written: string): boolean {
  if (!latin.test(said) || isMalayalam(said) || !isMalayalam(written)) return false
  const [words, wanted] = [wordsOf(said.normalize('NFKD')), wordsOf(written)]
  if (words.length === 0 || words.length !== wanted.length) return false
  return words.filter((word, place) => soundsAlike(word, wanted[place] ?? '')).length >= words.length * alike
}

const wordsOf = (text: string) =>
  text
    .replace(/[^\p{L}\p{M}\p{N}\s\u200C\u200D]|[\u0300-\u036F]/gu, '')
    .split(/\s+/)
    .filter(Boolean)
