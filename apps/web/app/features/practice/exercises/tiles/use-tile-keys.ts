import { done, usePageKeys } from '../../../../ui/keys/use-page-keys.ts'

type Keys = {
  isOpen: boolean
  tiles: readonly unknown[]
  chosen: readonly number[]
  onAdd: (tile: number) => void
  onTakeBack: (tile: number) => void
  onCheck: () => void
}

/**
 * 1 to 9, 0 for the tenth and the letters from q on for the rest put a tile into the line; Backspace takes the last one
 * back; Enter checks, unless a control has the focus.
 */
export function useTileKeys({ isOpen, tiles, chosen, onAdd, onTakeBack, onCheck }: Keys) {
  usePageKeys(({ key, repeat }, focus) => {
    if (!isOpen) return false
    const last = chosen.at(-1)
    if (key === 'Backspace' && last !== undefined) return done(onTakeBack(last))
    if (repeat) return false
    const tile = keys.indexOf(key)
    if (key.length === 1 && tile in tiles && !chosen.includes(tile)) return done(onAdd(tile))
    if (key === 'Enter' && chosen.length > 0 && !focus.closest('button, a')) return done(onCheck())
    return false
  })
}

const keys = '1234567890qwertyuiop'

/** The key that chooses a tile, as it is shown on it. */
export const keyOfTile = (tile: number): string => keys.charAt(tile)
