import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'

/** `open` and `chosen` are before the verdict. `past` is neither right nor chosen. */
export type OptionState = 'open' | 'chosen' | 'right' | 'wrong' | 'past'

type Props = {
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
export function OptionButton({ place, chosen, state, onChoose, children }: Props) {
  const asks = state === 'open' || state === 'chosen'
  return (
    <button
      type="button"
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
