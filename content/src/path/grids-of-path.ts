import type { Grid } from '@app/learning/course'
import type { Item } from '@app/learning/practice'
import { type AuthoredGrid, gridsOf, nameOf } from '../authored/path-file.ts'
import type { Source } from '../source.ts'

/** The grids of the path's sentences as the course reads them, by the names of the sentences. */
export const gridsByName = ({ path }: Pick<Source, 'path'>): ReadonlyMap<string, readonly Grid[]> =>
  new Map(
    path
      .flatMap(({ units }) => units.flatMap(({ sentences }) => sentences))
      .map((one) => [nameOf(one), gridsOf(one).flatMap(gridOf)] as const)
      .filter(([, grids]) => grids.length > 0),
  )

function gridOf({ swap, english }: AuthoredGrid): Grid[] {
  const swaps = Object.entries(swap).flatMap(([own, others]) => {
    const item = itemOfName(own)
    return item === undefined
      ? []
      : [{ item, others: [others].flat().map((other) => itemOfName(other) ?? null) }]
  })
  return swaps.length > 0 ? [{ swaps, english }] : []
}

/** The item that an author names: a word, or `ending:past`. Undefined of `none`. */
export function itemOfName(name: string): Item | undefined {
  if (name === 'none') return undefined
  return name.startsWith('ending:') ? (name as `ending:${string}`) : `word:${name}`
}
