import type { Item } from '../../../practice/item.ts'
import { englishStems } from '../../senses.ts'
import type { Told } from '../parts.ts'

/**
 * Which words of a sentence were not understood by whoever chose another meaning: those whose meaning the
 * right translation says and the chosen one does not. Where that cannot be told, none.
 */
export function notUnderstood(told: Told, right: string, chosen: string): Item[] {
  const given = new Set(englishStems(chosen))
  const lost = new Set(englishStems(right).filter((stem) => !given.has(stem)))
  const isLost = (sense: string) => {
    const said = englishStems(sense).filter((stem) => lost.has(stem) || given.has(stem))
    return said.length > 0 && said.every((stem) => lost.has(stem))
  }
  return told.flatMap(({ item, means }) => (means.some(isLost) ? [item] : []))
}
