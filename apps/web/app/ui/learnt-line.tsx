import type { Learnt } from '@app/learning/course/known'
import { Trans } from '@lingui/react/macro'

/** How many of a topic's letters or words are learnt. */
export function LearntLine({
  learnt: { learnt, all, areLetters },
}: {
  learnt: Learnt & { areLetters: boolean }
}) {
  return areLetters ? (
    <Trans>
      {learnt} of {all} letters learnt
    </Trans>
  ) : (
    <Trans>
      {learnt} of {all} words learnt
    </Trans>
  )
}
