import { Check, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { FixedList } from '../ui/fixed-list.tsx'
import { done as did, usePageKeys } from '../ui/keys/use-page-keys.ts'

type Props = {
  /** What each option shows, in the order in which they stand. */
  options: readonly ReactNode[]
  /** What stands beside an option and is no part of it: its sound. */
  aside?: readonly ReactNode[]
  /** The option that is right, or each that is. */
  right: number | readonly number[]
  /** The option that was taken, or `unknown`. */
  taken: number | 'unknown' | undefined
  /** Whether the verdict is known. It is with the first choice, but where a choice can be changed until it is checked. */
  isChecked?: boolean
  /** Where two short options stand side by side on every screen. */
  isNarrow?: boolean
  onChoose: (option: number) => void
}

/**
 * Options of which one is chosen: by a tap, or by the keys 1 to 4. After the verdict, each keeps its place and its tab
 * stop, and a sign takes the place of its number.
 */
export function Choices({ options, aside, right, taken, isChecked, isNarrow, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const isDone = isChecked ?? taken !== undefined
  usePageKeys(({ key, repeat }) => {
    const option = /^[1-4]$/.test(key) ? Number(key) - 1 : -1
    if (repeat || isDone || !(option in options)) return false
    // Enter then belongs to the option, whatever had the focus before, and checks it.
    if (isChecked === false)
      list.current?.querySelectorAll<HTMLElement>('[data-option]')[option]?.focus({ preventScroll: true })
    return did(onChoose(option))
  })
  function stateOf(option: number): OptionState {
    if (!isDone) return option === taken ? 'chosen' : 'open'
    if ([right].flat().includes(option)) return 'right'
    return option === taken ? 'wrong' : 'past'
  }
  return (
    <ul
      ref={list}
      className={`grid w-full gap-1.5 sm:gap-2 ${isNarrow ? 'grid-cols-2' : 'grid-cols-1 md:grid-cols-2'}`}
    >
      <FixedList items={options}>
        {(shown, at) => (
          <li className={aside && 'flex items-center gap-2'}>
            {aside?.[at]}
            <OptionButton
              place={at + 1}
              chosen={at === taken}
              state={stateOf(at)}
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

/** `open` and `chosen` are before the verdict. `past` is neither right nor chosen. */
type OptionState = 'open' | 'chosen' | 'right' | 'wrong' | 'past'

type OptionProps = {
  /** Its number, from 1. */
  place: number
  /** Whether it was chosen last, before the verdict and after. */
  chosen: boolean
  state: OptionState
  onChoose: () => void
  children: ReactNode
}

const styles: Record<OptionState, string> = {
  open: 'border-line bg-surface hover:border-accent',
  chosen: 'border-accent bg-accent-soft',
  right: 'border-accent bg-accent-soft',
  wrong: 'border-laterite bg-laterite-soft',
  past: 'border-line bg-surface opacity-60',
}

/**
 * One of a few options. After the verdict it keeps its place and its tab stop, and its result replaces its
 * number, so that its text does not move.
 */
function OptionButton({ place, chosen, state, onChoose, children }: OptionProps) {
  const asks = state === 'open' || state === 'chosen'
  return (
    <button
      type="button"
      data-option
      aria-pressed={chosen}
      aria-disabled={!asks}
      onClick={asks ? onChoose : undefined}
      className={`flex h-full min-h-12 w-full items-center gap-3 rounded-2xl border-2 px-3 py-0.5 text-left leading-tight sm:min-h-14 sm:text-lg ${styles[state]}`}
    >
      <span
        aria-hidden="true"
        className="inline-flex size-7 shrink-0 items-center justify-center rounded-lg bg-raised text-sm font-bold text-ink-soft"
      >
        {state === 'right' ? (
          <Check className="text-accent" />
        ) : state === 'wrong' ? (
          <X className="text-laterite" />
        ) : (
          place
        )}
      </span>
      <span className="min-w-0 grow wrap-anywhere">{children}</span>
    </button>
  )
}
