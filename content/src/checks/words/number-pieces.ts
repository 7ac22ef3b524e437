import { spokenPieces } from '@app/malayalam/numbers'
import type { Fault } from '../../fault.ts'
import type { Source } from '../../source.ts'

/**
 * Every piece that the rules of numbers, times and dates speak has a clip. Nothing else is listed, and
 * nothing twice.
 */
export function numberPieces({ numbers: { document, entries } }: Source): Fault[] {
  const listed = new Set<string>()
  const odd = entries.flatMap(({ say }, at): Fault[] => {
    const fault = !spokenPieces.has(say)
      ? `No number, time or date is spoken of "${say}".`
      : listed.has(say)
        ? `"${say}" is listed twice.`
        : undefined
    listed.add(say)
    return fault ? [document.fault([at, 'say'], fault)] : []
  })
  const missing = [...spokenPieces]
    .filter((piece) => !listed.has(piece))
    .map((piece) => document.fault([], `Numbers are spoken of "${piece}" too: give it a clip.`))
  return [...odd, ...missing]
}
