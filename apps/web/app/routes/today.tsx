import { Trans, useLingui } from '@lingui/react/macro'
import { TodayPart } from '../features/today/today-part.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { Backwater } from '../ui/pictures/backwater.tsx'
import { WaitForScript } from '../ui/wait-for-script.tsx'

/** Today's session of the course, and what else there is to do. */
export default function Today() {
  const { t } = useLingui()
  return (
    <PageFrame
      title={t`Today – Malayalam for All`}
      description={t`Today's session of the course, what is due, the next topic, and a film to watch.`}
      listed={false}
      width="max-w-xl"
    >
      <Backwater className="mx-auto mt-2 h-24 w-full rounded-3xl sm:h-auto" />
      <h1 className="mt-2 mb-4 text-3xl font-bold">
        <Trans>Today</Trans>
      </h1>
      <TodayPart
        fallback={
          <WaitForScript>
            <Trans>Looking what is due…</Trans>
          </WaitForScript>
        }
      />
    </PageFrame>
  )
}
