import { kindOf } from '../../../practice/item.ts'
import type { Target } from '../parts.ts'
import type { BuildSentence } from './schema.ts'

/** A word is needed if another one could stand in its place, and an ending if another one could join there. */
export function neededTiles({ targets, tiles, words, joins }: BuildSentence): readonly Target[] {
  const own = new Set(words.flatMap((word) => word.tiles))
  const extra = [...tiles.keys()].filter((place) => !own.has(place))
  return targets.filter(({ item }) => {
    if (kindOf(item) !== 'ending') return extra.some((place) => !tiles[place]?.joins)
    const [stem] = words.find((word) => word.items.includes(item))?.tiles ?? []
    return joins.some((join) => join.stem === stem && extra.includes(join.ending))
  })
}
