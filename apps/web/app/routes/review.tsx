import { Trans, useLingui } from '@lingui/react/macro'
import { usePlace } from '../addresses/use-place.ts'
import { ReviewScreen } from '../features/review/review-screen.tsx'
import { PageFrame } from '../frame/page-frame.tsx'

export const handle = { messages: 'learn' }

/** The learner's words, each shortly before it would be forgotten. */
export default function Review() {
  const { t } = useLingui()
  const { to } = usePlace()
  return (
    <PageFrame
      title={t`Review – Malayalam for All`}
      description={t`Review the words you saved, each just before you would forget it.`}
      listed={false}
      width="max-w-xl"
    >
      <h1 className="mt-6 text-3xl font-bold">
        <Trans>Review</Trans>
      </h1>
      <ReviewScreen wordsAddress={to('/lm')} progressAddress={to('/progress')} />
    </PageFrame>
  )
}
