/**
 * A key of a Malayalam keyboard on the screen.
 *
 * - `letter` writes its text wherever the caret is: a consonant, a chillu, ം, or a vowel that stands alone.
 * - `vowel` writes the vowel, or its sign after a consonant. The sign of അ is the virama: it takes the
 *   consonant's own a away.
 * - `sign` writes a sign, and the vowel that stands alone where no sign can stand.
 *
 * `enter` writes nothing: it says that the text is done. `wide` is how many columns a key takes; most take one.
 */
export type Key =
  | { type: 'letter'; text: string }
  | { type: 'vowel'; text: string; sign: string }
  | { type: 'sign'; text: string }
  | { type: 'space' | 'backspace' | 'shift' | 'enter'; wide: number }

/** `shifted` are the same rows while Shift is pressed, where a layout has a Shift. */
export type Layout = { columns: number; rows: readonly Row[]; shifted?: readonly Row[] }
export type Row = readonly Key[]

export const virama = '\u0D4D'

/** The vowels that stand alone, and the sign of each. */
export const signOf: Readonly<Record<string, string>> = {
  അ: virama,
  ആ: 'ാ',
  ഇ: 'ി',
  ഈ: 'ീ',
  ഉ: 'ു',
  ഊ: 'ൂ',
  ഋ: 'ൃ',
  എ: 'െ',
  ഏ: 'േ',
  ഐ: 'ൈ',
  ഒ: 'ൊ',
  ഓ: 'ോ',
  ഔ: 'ൗ',
}

/** How many columns of its keyboard a key takes. */
export const widthOf = (key: Key): number => ('wide' in key ? key.wide : 1)
