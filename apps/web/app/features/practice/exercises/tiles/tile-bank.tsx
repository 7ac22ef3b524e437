import type { Spelt } from '@app/learning/letters'
import { FixedList } from '../../../../ui/fixed-list.tsx'
import { endingShape, TileText, tileShape } from './tile.tsx'
import { keyOfTile } from './use-tile-keys.ts'

type Props = {
  /** What the tiles are: words, letters. */
  label: string
  tiles: readonly { text: string; joins?: boolean }[]
  chosen: readonly number[]
  /** How each tile sounds, if that is shown. */
  readings: readonly (Spelt | undefined)[]
  onChoose: (tile: number) => void
}

/** The tiles to choose from. One that is in the line leaves its place empty here. */
export function TileBank({ label, tiles, chosen, readings, onChoose }: Props) {
  return (
    <ul aria-label={label} className="flex flex-wrap content-start justify-center gap-1.5 sm:gap-2">
      <FixedList items={tiles}>
        {({ text, joins }, tile) => {
          const isUsed = chosen.includes(tile)
          return (
            <li className="max-w-full">
              <button
                type="button"
                aria-disabled={isUsed}
                onClick={isUsed ? undefined : () => onChoose(tile)}
                className={`${tileShape} ${isUsed ? 'border-dashed border-line bg-ground text-transparent **:text-transparent' : `border-line bg-surface hover:border-accent ${joins ? endingShape : ''}`}`}
              >
                <TileText text={text} joins={joins} spelt={readings[tile]}>
                  <span aria-hidden="true" className="text-xs font-bold text-ink-soft max-sm:hidden">
                    {keyOfTile(tile)}
                  </span>
                </TileText>
              </button>
            </li>
          )
        }}
      </FixedList>
    </ul>
  )
}
