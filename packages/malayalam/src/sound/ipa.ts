import type { Phoneme } from './phoneme.ts'
import { isVowel, sounds } from './sounds.ts'
import { respell, spellRaw } from './spell.ts'

/**
 * The International Phonetic Alphabet in a broad transcription, with voicing between vowels and the two
 * places of ന: paːmbə, n̪an̪d̪i, pana.
 */
export function ipa(text: string): string {
  return respell(text, (word) => ipaSounds(word).join(''))
}

/** The sounds of a word in IPA, one by one. */
export const ipaSounds = (word: readonly Phoneme[]): string[] =>
  word.map((one, at) => spellSound(one, word[at - 1]))

function spellSound(one: Phoneme, before: Phoneme | undefined): string {
  if ('raw' in one) return spellRaw(one.raw)
  const doubled = before && 'sound' in before && before.sound === one.sound && !isVowel(one.sound)
  return doubled ? 'ː' : sounds[one.spoken ?? one.sound][0]
}
