import type { ReactNode } from 'react'
import { OptionButton } from '../../../../ui/choices/option-button.tsx'
import { FixedList } from '../../../../ui/fixed-list.tsx'
import { done as did, usePageKeys } from '../../../../ui/keys/use-page-keys.ts'

type Props = {
  /** What each option shows, in the order of the exercise. */
  options: readonly ReactNode[]
  /** What stands beside an option and is no part of it: its sound. */
  aside?: readonly ReactNode[]
  right: number
  /** The option that was taken, or `unknown`. Undefined while the exercise asks. */
  taken: number | 'unknown' | undefined
  onChoose: (option: number) => void
}

/**
 * Options of which one is chosen: by a tap, or by the keys 1 to 4. Once one is chosen, each keeps its place and its tab
 * stop, and a sign takes the place of its number.
 */
export function Choices({ options, aside, right, taken, onChoose }: Props) {
  const isOpen = taken === undefined
  usePageKeys(({ key, repeat }) => {
    const option = /^[1-4]$/.test(key) ? Number(key) - 1 : -1
    if (repeat || !isOpen || !(option in options)) return false
    return did(onChoose(option))
  })
  return (
    <ul className="grid w-full grid-cols-1 gap-1.5 sm:gap-2 md:grid-cols-2">
      <FixedList items={options}>
        {(shown, at) => (
          <li className={aside && 'flex items-center gap-2'}>
            {aside?.[at]}
            <OptionButton
              place={at + 1}
              chosen={at === taken}
              state={isOpen ? 'open' : at === right ? 'right' : at === taken ? 'wrong' : 'past'}
              onChoose={() => onChoose(at)}
            >
              {shown}
            </OptionButton>
          </li>
        )}
      </FixedList>
    </ul>
  )
}
