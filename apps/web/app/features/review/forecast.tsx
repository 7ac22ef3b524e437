import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { BarChart } from './bar-chart.tsx'
import { ChartTable } from './chart-table.tsx'
import type { Statistics } from './statistics.ts'

/** How many words are due on each of the next fourteen days. */
export function Forecast({ coming }: Pick<Statistics, 'coming'>) {
  const { t, i18n } = useLingui()
  const [{ names, counts }] = useState(() => ({
    names: coming.map(({ at }) =>
      new Intl.DateTimeFormat(i18n.locale, { day: 'numeric', month: 'short' }).format(at),
    ),
    counts: coming.map(({ count }) => count),
  }))
  return (
    <>
      <BarChart
        label={t`Words that are due in the next fourteen days; the table has the numbers.`}
        names={names}
        counts={counts}
      />
      <ChartTable
        caption={t`Words that are due`}
        head={[t`Day`, t`Words`]}
        rows={names.map((name, place) => [name, counts[place] ?? 0] as const)}
      />
    </>
  )
}
