import { Plural, useLingui } from '@lingui/react/macro'
import { ChartTable } from './chart-table.tsx'
import type { Statistics } from './statistics.ts'

/**
 * The days of twelve weeks; a day with more reviews is darker. A day without reviews looks like any other
 * day.
 */
export function PracticeCalendar({ practised }: Pick<Statistics, 'practised'>) {
  const { t, i18n } = useLingui()
  const days = practised.filter(({ count }) => count > 0)
  const name = new Intl.DateTimeFormat(i18n.locale, { weekday: 'short', day: 'numeric', month: 'short' })
  return (
    <>
      <p>
        <Plural
          value={days.length}
          one="# day in the last twelve weeks"
          other="# days in the last twelve weeks"
        />
      </p>
      <div
        role="img"
        aria-label={t`A calendar of the last twelve weeks; the table has its days.`}
        className="mt-2 grid w-fit max-w-full auto-cols-[minmax(0,1rem)] grid-flow-col grid-rows-7 gap-[min(0.25rem,1vw)] sm:auto-cols-[minmax(0,1.25rem)]"
      >
        {practised.map(({ at, count }) => (
          <span
            key={at}
            title={`${name.format(at)}: ${count}`}
            className={`aspect-square rounded ${shade(count)}`}
          />
        ))}
      </div>
      <ChartTable
        caption={t`Days practised`}
        head={[t`Day`, t`Reviews`]}
        rows={days.map(({ at, count }) => [name.format(at), count] as const).toReversed()}
      />
    </>
  )
}

function shade(count: number): string {
  if (count === 0) return 'border border-line bg-surface'
  if (count < 10) return 'bg-accent/40'
  return count < 40 ? 'bg-accent/70' : 'bg-accent'
}
