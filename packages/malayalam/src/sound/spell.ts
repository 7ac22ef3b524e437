import type { Phoneme } from './phoneme.ts'
import { phonemes } from './phonemes.ts'

const digits = '൦൧൨൩൪൫൬൭൮൯'
const stretch = /[\u0D00-\u0D7F](?:[\u0D00-\u0D7F]|\u200C|\u200D)*/gu

/** Respells each run of Malayalam in a text. Everything else stays unchanged. */
export function respell(text: string, spell: (sounds: readonly Phoneme[]) => string): string {
  return text.replace(stretch, (word) => spell(phonemes(word)))
}

/**
 * A character without a sound, as it is written in Latin text: a Malayalam digit as 0 to 9, ഽ as an
 * apostrophe, others as they are.
 */
export function spellRaw(raw: string): string {
  const digit = digits.indexOf(raw)
  if (digit >= 0) return String(digit)
  return raw === 'ഽ' ? "'" : raw
}
