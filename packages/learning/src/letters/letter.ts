import { easyLatin } from '@app/malayalam/sound'
import * as v from 'valibot'

export const letterKinds = ['vowel', 'sign', 'consonant', 'chillu', 'conjunct'] as const

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())

/**
 * A letter of the alphabet page, its clip, and an example word. `say` is what the clip says; it differs from
 * the letter for signs, for instance.
 */
export const Letter = v.object({
  id: text,
  letter: text,
  kind: v.picklist(letterKinds),
  say: text,
  audio: text,
  example: v.object({ word: text, meaning: text, audio: text }),
})
export type Letter = v.InferOutput<typeof Letter>

export type LetterGroup = { name: string; letters: Letter[] }

/**
 * The groups A to Z of the alphabet page: each letter is in the group of the first letter of its easy Latin.
 * Empty groups are left out.
 */
export function groupLetters(letters: readonly Letter[]): LetterGroup[] {
  const groups = new Map<string, Letter[]>()
  for (const letter of letters) {
    const name = easyLatin(letter.letter).charAt(0).toUpperCase()
    groups.set(name, [...(groups.get(name) ?? []), letter])
  }
  return [...groups]
    .map(([name, letters]) => ({ name, letters }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
