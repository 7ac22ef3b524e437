import { easyLatin } from '@app/malayalam/sound'
import * as v from 'valibot'

export const letterKinds = ['vowel', 'sign', 'consonant', 'chillu', 'conjunct'] as const

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** A letter of the table, the clip that speaks it, and a word that has it. `say` is what the clip says where it is not the letter. */
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

/** The table's groups A to Z: each letter stands under the first letter of its easy Latin. Groups with nothing in them are left out. */
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
