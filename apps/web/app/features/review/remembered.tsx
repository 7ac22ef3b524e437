import type { Retention } from '@app/learning/review'
import { Trans, useLingui } from '@lingui/react/macro'
import { ProgressBar } from '../../ui/progress.tsx'

/** The share of cards that were still known, and how it is counted. */
export function Remembered({ retention: { asked, known } }: { retention: Retention }) {
  const { t, i18n } = useLingui()
  if (asked === 0)
    return (
      <p>
        <Trans>There is nothing to tell yet: it takes cards that were met on an earlier day.</Trans>
      </p>
    )
  const share = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(known / asked)
  return (
    <>
      <p className="mb-2 text-3xl font-bold tabular-nums">{share}</p>
      <ProgressBar label={t`Still known`} value={known} max={asked} />
      <p className="mt-2 text-sm text-ink-soft">
        <Trans>
          In the last 30 days, {known} of {asked} cards were still known. Counted is the first look of a day
          at a card met on an earlier day; known is all but “Again”. The schedule aims at 90%.
        </Trans>
      </p>
    </>
  )
}
