import { type Row, widthOf } from './key.ts'

/** Where a key is: its row, and its place in the row. */
export type KeyPlace = { row: number; at: number }

export type Direction = 'left' | 'right' | 'up' | 'down'

/** The key beside another one. At an edge it goes on at the other end; up and down it stays in its column. */
export function keyBeside(rows: readonly Row[], { row, at }: KeyPlace, direction: Direction): KeyPlace {
  const keys = rows[row] ?? []
  if (direction === 'left') return { row, at: (at + keys.length - 1) % keys.length }
  if (direction === 'right') return { row, at: (at + 1) % keys.length }
  const next = (row + (direction === 'up' ? rows.length - 1 : 1)) % rows.length
  return { row: next, at: keyAt(rows[next] ?? [], columnOf(keys, at)) }
}

/** The first column of a key. */
const columnOf = (keys: Row, at: number) => keys.slice(0, at).reduce((sum, key) => sum + widthOf(key), 0)

function keyAt(keys: Row, column: number): number {
  const found = keys.findIndex((key, at) => columnOf(keys, at) + widthOf(key) > column)
  return found < 0 ? keys.length - 1 : found
}
