import { Trans, useLingui } from '@lingui/react/macro'
import { usePlace } from '../addresses/use-place.ts'
import { ProgressScreen } from '../features/review/progress-screen.tsx'
import { PageFrame } from '../page-parts/page-frame.tsx'

export const handle = { messages: 'learn' }

/** The learner's statistics: past reviews, and reviews to come. */
export default function Progress() {
  const { t } = useLingui()
  const { to } = usePlace()
  return (
    <PageFrame
      title={t`Your progress – Malayalam for All`}
      description={t`How your saved Malayalam words are doing: what you know, what is due, and the days you practised.`}
      listed={false}
    >
      <h1 className="mt-6 mb-4 text-3xl font-bold">
        <Trans>Your progress</Trans>
      </h1>
      <ProgressScreen reviewAddress={to('/review')} wordsAddress={to('/lm')} />
    </PageFrame>
  )
}
