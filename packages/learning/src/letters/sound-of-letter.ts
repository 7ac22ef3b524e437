import type { Letter } from './letter.ts'

/**
 * What to spell for a letter's own sound, in script. A clip says a chillu with a vowel before it (അർ), because
 * nobody can say it alone; its sound is r.
 */
export const soundOfLetter = ({ letter, kind, say }: Pick<Letter, 'letter' | 'kind' | 'say'>): string =>
  kind === 'chillu' || withoutVowel.has(letter) ? letter : say

const withoutVowel = new Set(['ം', 'ഃ', '്'])

/** The sign that takes a consonant's vowel away. It has no sound of its own to ask for. */
export const isVirama = ({ letter }: Pick<Letter, 'letter'>): boolean => letter === '്'
