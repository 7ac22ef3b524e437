import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { usePlace } from '../addresses/use-place.ts'
import { ReviewScreen } from '../features/review/review-screen.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { lazyWithMessages } from '../ui/lazy-with-messages.tsx'

const SaveWord = lazyWithMessages(
  () => import('../features/words/save-word.tsx').then(({ SaveWord }) => SaveWord),
  'more',
)

export const handle = { messages: 'learn' }

/** The words that the learner met or saved, each shortly before it would be forgotten. */
export default function Review() {
  const { t } = useLingui()
  const { to } = usePlace()
  return (
    <PageFrame
      title={t`Review – Malayalam for All`}
      description={t`Review the words you met and saved, each just before you would forget it.`}
      listed={false}
      width="max-w-xl"
    >
      <h1 className="mt-3 text-3xl font-bold">
        <Trans>Review</Trans>
      </h1>
      <ReviewScreen
        wordsAddress={to('/lm')}
        progressAddress={to('/progress')}
        todayAddress={to('/today')}
        renderSave={(word) => (
          <Suspense fallback={<p aria-busy="true" className="min-h-12" />}>
            <SaveWord saved={word} />
          </Suspense>
        )}
      />
    </PageFrame>
  )
}
