import { Trans, useLingui } from '@lingui/react/macro'
import { PageFrame } from '../page-parts/page-frame.tsx'
import { TodayPart } from '../page-parts/today-part.tsx'
import { Backwater } from '../ui/pictures/backwater.tsx'
import { WaitForScript } from '../ui/wait-for-script.tsx'

/** What to do today, in one card. */
export default function Today() {
  const { t } = useLingui()
  return (
    <PageFrame
      title={t`Today – Malayalam for All`}
      description={t`What is due today, the next topic, and a film to watch: in one card.`}
      listed={false}
      width="max-w-xl"
    >
      <Backwater className="mx-auto mt-2 h-24 w-full rounded-3xl sm:h-auto" />
      <h1 className="mt-2 mb-4 text-3xl font-bold">
        <Trans>Today</Trans>
      </h1>
      <div className="min-h-116 sm:min-h-100">
        <TodayPart
          fallback={
            <WaitForScript>
              <Trans>Looking what is due…</Trans>
            </WaitForScript>
          }
        />
      </div>
    </PageFrame>
  )
}
