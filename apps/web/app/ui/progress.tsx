import { FixedList } from './fixed-list.tsx'

type Props = { label: string; value: number; max: number }

/** A bar that fills: how much of a whole the learner has done. */
export function ProgressBar({ label, value, max }: Props) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className="block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent"
    />
  )
}

/** A bar of equal parts, the first `value` of them in gold. */
export function SegmentedBar({ label, value, max }: Props) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className="grid auto-cols-fr grid-flow-col gap-1.5"
    >
      <FixedList items={Array.from({ length: max }, (_, place) => place < value)}>
        {(filled) => (
          <span
            data-filled={filled}
            className="h-3.5 rounded-full border border-line bg-raised data-[filled=true]:border-gold data-[filled=true]:bg-gold"
          />
        )}
      </FixedList>
    </div>
  )
}
