import { readCount } from '@app/malayalam/numbers'
import type { Atom } from './atoms.ts'
import { firstOf } from './noun-phrase.ts'

/** A number at the beginning of these words: how English says it, and how many of the words it is made of. */
type Counted = { english: string; one: boolean; length: number; half: boolean }

export function numberAt(atoms: readonly Atom[], at: number): Counted | undefined {
  const row: Atom[] = []
  for (const atom of atoms.slice(at)) {
    if (atom.entry.pos !== 'numeral' || atom.entry.word === 'ഒരു') break
    row.push(atom)
    if (atom.ids.length > 0 || atom.mark.trim() !== '') break
  }
  const [only, second, ...more] = row
  if (!only || (row.at(-1)?.ids.length ?? 0) > 0) return undefined
  if (!second) return { english: alone(only), one: only.entry.word === 'ഒന്ന്', length: 1, half: false }
  if (more.length === 0 && second.entry.word === 'അര' && only.word === second.word)
    return { english: firstOf(only.entry.means[0] ?? ''), one: false, length: 2, half: true }
  const value = readCount([...new Set(row.map(({ word }) => word))].join(' '))
  return value === undefined
    ? undefined
    : { english: String(value), one: false, length: row.length, half: false }
}

/** നൂറ് is “a hundred”. */
const alone = ({ entry }: Atom) => {
  const english = firstOf(entry.means[0] ?? '')
  return /^(?:hundred|thousand|lakh|crore)$/u.test(english) ? `a ${english}` : english
}
