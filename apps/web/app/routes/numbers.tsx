import { Trans, useLingui } from '@lingui/react/macro'
import { usePlace } from '../addresses/use-place.ts'
import { DateExplorer } from '../features/numbers/date-explorer.tsx'
import { NumberExplorer } from '../features/numbers/number-explorer.tsx'
import { TimeExplorer } from '../features/numbers/time-explorer.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { NeedsScript } from '../ui/needs-script.tsx'

export default function Numbers() {
  const { t } = useLingui()
  const { to } = usePlace()
  return (
    <PageFrame
      title={t`Numbers, times and dates – Malayalam for All`}
      description={t`How any number up to 99 crore, any time and any date is said in Malayalam, piece by piece and with sound.`}
      things={[{ '@type': 'LearningResource', learningResourceType: 'Reference', teaches: 'Malayalam' }]}
      trail={[{ name: t`Resources`, address: to('/resource') }, { name: t`Numbers, times and dates` }]}
    >
      <h1 className="mt-6 text-3xl font-bold">
        <Trans>Numbers, times and dates</Trans>
      </h1>
      <p className="mt-1 mb-4 text-ink-soft">
        <Trans>Type one, hear how it is said, and see what it is built of.</Trans>
      </p>
      <noscript>{import.meta.env.SSR && <NeedsScript />}</noscript>
      <div className="grid grid-cols-1 gap-4">
        <NumberExplorer />
        <TimeExplorer />
        <DateExplorer />
      </div>
    </PageFrame>
  )
}
