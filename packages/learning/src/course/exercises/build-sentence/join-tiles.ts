import type { Item } from '../../../practice/item.ts'
import type { BuildSentence, Join, Tile } from './schema.ts'

/** A word as it was built. */
type Built = { text: string; items: readonly Item[]; places: readonly number[] }

type Tiles = Pick<BuildSentence, 'tiles' | 'joins'>

/** The words that these tiles give, in their order: an ending joins to the word before it. */
export function joinTiles(chosen: readonly number[], { tiles, joins }: Tiles): Built[] {
  const built: Built[] = []
  for (const place of chosen) {
    const tile = tiles[place]
    const before = built.at(-1)
    if (!tile) continue
    const join = tile.joins && before && joinOf(before.places, place, joins)
    if (join && before)
      built.splice(-1, 1, {
        text: join.text,
        items: [...before.items, ...tile.items],
        places: [...before.places, place],
      })
    else built.push({ text: tile.text, items: tile.items, places: [place] })
  }
  return built
}

/**
 * Whether a tile may come next: a word always, an ending behind a word to which it joins. Where it is written otherwise
 * behind that word, `shape` says how.
 */
export function mayFollow(
  chosen: readonly number[],
  place: number,
  exercise: Tiles,
): { type: 'yes' } | { type: 'no' } | { type: 'other-shape'; word: string; shape: string; text: string } {
  const tile: Tile | undefined = exercise.tiles[place]
  if (!tile?.joins) return { type: 'yes' }
  const before = joinTiles(chosen, exercise).at(-1)
  const [stem] = before?.places ?? []
  const found =
    before?.places.length === 1
      ? exercise.joins.find((join) => join.stem === stem && join.ending === place)
      : undefined
  if (!before || !found) return { type: 'no' }
  const { shape, text } = found
  return shape === undefined ? { type: 'yes' } : { type: 'other-shape', word: before.text, shape, text }
}

function joinOf(stem: readonly number[], ending: number, joins: readonly Join[]): Join | undefined {
  const [place] = stem
  return stem.length === 1
    ? joins.find((join) => join.stem === place && join.ending === ending && join.shape === undefined)
    : undefined
}
