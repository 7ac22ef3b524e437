type Props = { label: string; value: number; most: number }

/** A bar that fills: how much of a whole the learner has done. */
export function ProgressBar({ label, value, most }: Props) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={most}
      className="block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent"
    />
  )
}

/** A bar of equal parts, the first `filled` of them in gold. */
export function SegmentedBar({ label, value, most }: Props) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={most}
      className="grid auto-cols-fr grid-flow-col gap-1.5"
    >
      {Array.from({ length: most }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts differ in nothing but their place
          key={place}
          data-filled={place < value}
          className="h-3.5 rounded-full border border-line bg-raised data-[filled=true]:border-gold data-[filled=true]:bg-gold"
        />
      ))}
    </div>
  )
}
