import type { Phoneme } from './phoneme.ts'
import { phonemes } from './phonemes.ts'

const digits = '൦൧൨൩൪൫൬൭൮൯'
const stretch = /[\u0D00-\u0D7F](?:[\u0D00-\u0D7F]|\u200C|\u200D)*/gu

/** A text with each stretch of Malayalam spelt another way and all else unchanged. */
export function respell(text: string, spell: (sounds: readonly Phoneme[]) => string): string {
  return text.replace(stretch, (word) => spell(phonemes(word)))
}

/** A character that is no sound, in Latin surroundings: a Malayalam digit as the usual one, ഽ as an apostrophe, the rest as it is. */
export function spellRaw(raw: string): string {
  const digit = digits.indexOf(raw)
  if (digit >= 0) return String(digit)
  return raw === 'ഽ' ? "'" : raw
}
