import { Trans, useLingui } from '@lingui/react/macro'
import { ComparisonTable } from '../../ui/comparison-table.tsx'

/**
 * The app as it is today beside other kinds of app. Each cell is true of the kind as a whole, and says where
 * apps differ.
 */
export function AppComparison() {
  const { t } = useLingui()
  return (
    <section>
      <h2 className="mt-6 mb-1 text-xl font-bold">
        <Trans>How it compares</Trans>
      </h2>
      <ComparisonTable
        caption={t`This app as it is today, beside two kinds of app. Each is good at something else.`}
        kinds={[t`Malayalam for All`, t`A gamified lesson app`, t`A flashcard app`]}
        rows={[
          {
            name: t`Price`,
            cells: [t`Free, without ads`, t`Often free with ads, or paid without`, t`Some free, some paid`],
          },
          {
            name: t`Letters`,
            cells: [
              t`All, each with its sound`,
              t`As far as the course has them`,
              t`As far as the cards have them`,
            ],
          },
          {
            name: t`Voice`,
            cells: [t`One, synthetic`, t`Recorded or synthetic`, t`What the card’s maker added`],
          },
          {
            name: t`What brings you back`,
            cells: [
              t`Only you: no reminders, no streaks`,
              t`Points, rewards and reminders, mostly`,
              t`The cards due each day`,
            ],
          },
          {
            name: t`Talking with people`,
            cells: [t`Not here`, t`Seldom`, t`No`],
          },
        ]}
      />
    </section>
  )
}
