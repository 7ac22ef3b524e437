import { readCount } from '@app/malayalam/numbers'
import type { Morpheme } from './morphemes.ts'
import { firstOf } from './noun-thing.ts'

/** A number at the beginning of these words: how English says it, and how many of the words it is made of. */
export type ReadNumber = { number: string; one: boolean; length: number; half: boolean }

export function numberAt(morphemes: readonly Morpheme[], at: number): ReadNumber | undefined {
  const row: Morpheme[] = []
  for (const morpheme of morphemes.slice(at)) {
    if (morpheme.entry.pos !== 'numeral' || morpheme.entry.word === 'ഒരു') break
    row.push(morpheme)
    if (morpheme.ids.length > 0 || morpheme.mark.trim() !== '') break
  }
  const [only, second, ...more] = row
  if (!only || (row.at(-1)?.ids.length ?? 0) > 0) return undefined
  if (!second) return { number: alone(only), one: only.entry.word === 'ഒന്ന്', length: 1, half: false }
  if (more.length === 0 && second.entry.word === 'അര' && only.word === second.word)
    return { number: firstOf(only.entry.means[0] ?? ''), one: false, length: 2, half: true }
  const value = readCount([...new Set(row.map(({ word }) => word))].join(' '))
  return value === undefined
    ? undefined
    : { number: String(value), one: false, length: row.length, half: false }
}

/** നൂറ് is “a hundred”. */
const alone = ({ entry }: Morpheme) => {
  const english = firstOf(entry.means[0] ?? '')
  return ['hundred', 'thousand', 'lakh', 'crore'].includes(english) ? `a ${english}` : english
}
