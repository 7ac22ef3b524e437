import type { Option, Verdict } from '@app/learning/quiz'
import { Check, X } from 'lucide-react'
import { MixedText } from '../../ui/mixed-text.tsx'
import type { RenderWords } from './question-text.tsx'

type Props = {
  option: Option
  place: number
  chosen: boolean
  verdict: Verdict | undefined
  renderWords: RenderWords | undefined
  onChoose: () => void
}

const variants = {
  open: 'border-line bg-surface hover:border-accent',
  chosen: 'border-accent bg-accent-soft',
  right: 'border-accent bg-accent-soft',
  wrong: 'border-laterite bg-laterite-soft',
  past: 'border-line bg-surface opacity-60',
}

/**
 * One of four options. After Check it keeps its place and its tab stop, and its result replaces its number,
 * so that its text does not move.
 */
export function OptionButton({ option, place, chosen, verdict, renderWords, onChoose }: Props) {
  const checked = verdict?.type === 'right' || verdict?.type === 'wrong'
  const variant = variantOf(option, chosen, checked)
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-disabled={checked}
      onClick={checked ? undefined : onChoose}
      className={`flex h-full min-h-12 w-full items-center gap-3 rounded-2xl border-2 px-3 py-0.5 text-left leading-tight sm:min-h-14 sm:text-lg ${variants[variant]}`}
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
          place
        )}
      </span>
      <span className="grow">
        <MixedText text={option.text} renderText={renderWords} />
      </span>
    </button>
  )
}

function variantOf(option: Option, chosen: boolean, checked: boolean): keyof typeof variants {
  if (!checked) return chosen ? 'chosen' : 'open'
  if (option.correct) return 'right'
  return chosen ? 'wrong' : 'past'
}
