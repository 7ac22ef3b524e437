import { piecesOfDate, piecesOfNumber, sayDate } from '@app/malayalam/numbers'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { BuiltOf } from './built-of.tsx'
import { Explorer } from './explorer.tsx'
import { MoreForms } from './more-forms.tsx'
import { dateFieldOf, typedDate } from './typed.ts'

/** The day when Kerala became a state: the first date is the same for everybody. */
const firstShown = '1956-11-01'

/** Shows how to say a date. */
export function DateExplorer() {
  const { t } = useLingui()
  const [value, setValue] = useState(firstShown)
  const date = typedDate(value)
  const said = date && sayDate(date)
  const names = {
    year: (year: number) => <Trans>year {year}</Trans>,
    month: (month: number) => <Trans>month {month}</Trans>,
    day: (day: number) => <Trans>day {day}</Trans>,
    weekday: () => <Trans>day of the week</Trans>,
  }
  return (
    <Explorer
      title={<Trans>A date</Trans>}
      label={t`Date`}
      type="date"
      value={value}
      onValue={setValue}
      refusal={t`Choose a date from the year 1600 on.`}
      said={
        said && {
          text: said.text,
          pieces: piecesOfDate(date),
          more: (
            <>
              <BuiltOf
                parts={said.parts.map(({ kind, value, said }) => ({
                  id: kind,
                  said,
                  means: names[kind](value),
                  pieces: kind === 'year' ? piecesOfNumber(value) : [said],
                }))}
              />
              <MoreForms forms={[{ name: <Trans>On this day</Trans>, texts: [said.on] }]} />
            </>
          ),
        }
      }
      action={
        <Button
          variant="quiet"
          onClick={() => setValue(dateFieldOf(new Date()))}
          className="shrink-0 noscript:hidden"
        >
          <Trans>Today</Trans>
        </Button>
      }
    />
  )
}
