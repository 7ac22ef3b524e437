import { Trans, useLingui } from '@lingui/react/macro'
import { ComparisonTable } from '../../ui/comparison-table.tsx'

/**
 * The player beside other kinds of app. Each cell is true of the kind as a whole, and says where apps differ.
 */
export function PlayerComparison() {
  const { t } = useLingui()
  return (
    <section className="mt-12">
      <h2 className="mb-1 text-2xl font-bold">
        <Trans>How it compares</Trans>
      </h2>
      <ComparisonTable
        caption={t`This player beside three kinds of app. Each is good at something else.`}
        kinds={[
          t`YouTube Learning Player`,
          t`A gamified lesson app`,
          t`A flashcard app`,
          t`A video with plain subtitles`,
        ]}
        rows={[
          {
            name: t`Content`,
            cells: [
              t`Videos you choose`,
              t`Lessons written for the course`,
              t`Cards that you or others made`,
              t`Any video that has subtitles`,
            ],
          },
          {
            name: t`Vocabulary`,
            cells: [
              t`The words of the line, with meaning and pronunciation`,
              t`The words of the course, in its order`,
              t`The words on the cards`,
              t`Whatever you look up yourself`,
            ],
          },
          {
            name: t`Learning mode`,
            cells: [
              t`Watch, read along, save words`,
              t`Short exercises, one after the other`,
              t`See one side, recall the other`,
              t`Watch and read along`,
            ],
          },
          {
            name: t`Spaced repetition`,
            cells: [
              t`Of the words you save`,
              t`In many of them, of the course’s words`,
              t`In most of them: it is what they are for`,
              t`No`,
            ],
          },
          {
            name: t`Engagement`,
            cells: [
              t`The video itself, and progress you can look at`,
              t`Points, rewards and reminders, mostly`,
              t`The cards due each day`,
              t`The video itself`,
            ],
          },
        ]}
      />
    </section>
  )
}
