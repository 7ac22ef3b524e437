type Props = { label: string; names: readonly string[]; counts: readonly number[] }

/** The numbers beside a chart are the smallest of these of which it needs no more than four. */
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]
/** The share of a bar's place that it fills. */
const filled = 0.7

/** A bar chart of counts. The table beside it has the same numbers. */
export function BarChart({ label, names, counts }: Props) {
  const highest = Math.max(4, ...counts)
  const step = steps.find((one) => highest / one <= 4) ?? highest
  const lines = Array.from({ length: Math.floor(highest / step) + 1 }, (_, at) => at * step)
  const top = highest * 1.1
  return (
    <div
      role="img"
      aria-label={label}
      className="grid w-full grid-cols-[auto_1fr] gap-x-2 text-sm text-ink-soft"
    >
      <div className="relative h-40 min-w-6 text-end">
        {lines.map((line) => (
          <span
            key={line}
            className="absolute end-0 translate-y-1/2"
            style={{ bottom: `${(100 * line) / top}%` }}
          >
            {line}
          </span>
        ))}
      </div>
      <svg
        aria-hidden="true"
        className="h-40 w-full"
        viewBox={`0 0 ${counts.length} ${top}`}
        preserveAspectRatio="none"
      >
        {lines.map((line) => (
          <path
            key={line}
            d={`M0 ${top - line}h${counts.length}`}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {counts.map((count, at) => (
          <rect
            key={names[at]}
            x={at + (1 - filled) / 2}
            y={top - count}
            width={filled}
            height={count}
            className="fill-accent"
          />
        ))}
      </svg>
      <div className="col-start-2 flex pt-1 text-[min(0.875rem,4vw)]">
        {names.map((name, at) => (
          <span key={name} className="flex w-0 grow justify-center whitespace-nowrap">
            {/* There is no room for all of them, on a phone for half as many. */}
            {at % 2 === 0 && <span className={at % 4 === 0 ? '' : 'max-sm:hidden'}>{name}</span>}
          </span>
        ))}
      </div>
    </div>
  )
}
