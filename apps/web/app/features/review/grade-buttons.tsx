import { type Card, type Grade, grades, intervals } from '@app/learning/review'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ignoringSecondClick } from '../../asking/second-click.ts'
import { restText } from './rest-text.ts'

type Props = { card: Card | undefined; onGrade: (grade: Grade) => void }

const colours: Record<Grade, string> = {
  again: 'border-laterite hover:bg-laterite-soft',
  hard: 'border-gold hover:bg-gold-soft',
  good: 'border-accent bg-accent-soft hover:bg-accent-soft',
  easy: 'border-backwater hover:bg-backwater-soft',
}

/** The four grades, each with the time until the card comes again. */
export function GradeButtons({ card, onGrade }: Props) {
  const { t, i18n } = useLingui()
  const [now] = useState(Date.now)
  const rests = intervals(card, now)
  const names: Record<Grade, string> = { again: t`Again`, hard: t`Hard`, good: t`Good`, easy: t`Easy` }
  return (
    <fieldset className="grid grid-cols-4 gap-2">
      <legend className="sr-only">{t`How well did you know it?`}</legend>
      {grades.map((grade, place) => (
        <button
          key={grade}
          type="button"
          aria-keyshortcuts={String(place + 1)}
          onClick={ignoringSecondClick(() => onGrade(grade))}
          className={`flex min-h-16 min-w-0 flex-col items-center justify-center rounded-2xl border-2 bg-surface px-1 py-1 ${colours[grade]}`}
        >
          <span className="text-[0.95rem] font-semibold">{names[grade]}</span>
          <span className="text-sm leading-tight text-ink-soft">{restText(rests[grade], i18n.locale)}</span>
        </button>
      ))}
    </fieldset>
  )
}
