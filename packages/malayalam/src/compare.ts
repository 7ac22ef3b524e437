import { normalise } from './normalise.ts'

/**
 * What two spellings of the same word have in common, for comparing and looking up, never for showing: normalised, without
 * joiners, white space folded, Latin in small letters. Length, doubling and place of articulation all count: പട്ട് silk is
 * not പാട്ട് song.
 */
export function keyOf(text: string): string {
  // Without its ZWNJ a text can hold a spelling to mend, so it is normalised again.
  return normalise(normalise(text).replace(/\u200C|\u200D/gu, ''))
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
}

export function sameWord(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other)
}
