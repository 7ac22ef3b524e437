import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
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

const variants = {
  open: 'border-line bg-surface hover:border-accent',
  right: 'border-accent bg-accent-soft',
  wrong: 'border-laterite bg-laterite-soft',
  past: 'border-line bg-surface opacity-60',
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
        {(shown, at) => {
          const variant = isOpen ? 'open' : at === right ? 'right' : at === taken ? 'wrong' : 'past'
          return (
            <li className={aside ? 'flex items-center gap-2' : undefined}>
              {aside?.[at]}
              <button
                type="button"
                aria-pressed={isOpen ? undefined : at === taken}
                aria-disabled={!isOpen}
                onClick={isOpen ? () => onChoose(at) : undefined}
                className={`flex h-full min-h-12 w-full items-center gap-3 rounded-2xl border-2 px-3 py-0.5 text-left leading-tight ${variants[variant]}`}
              >
                <span
                  aria-hidden="true"
                  className="inline-flex size-7 shrink-0 items-center justify-center rounded-lg bg-raised text-sm font-bold text-ink-soft"
                >
                  {variant === 'right' ? (
                    <Check className="text-accent" />
                  ) : variant === 'wrong' ? (
                    <X className="text-laterite" />
                  ) : (
                    at + 1
                  )}
                </span>
                <span className="grow">{shown}</span>
              </button>
            </li>
          )
        }}
      </FixedList>
    </ul>
  )
}
