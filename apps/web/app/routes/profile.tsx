import { Trans, useLingui } from '@lingui/react/macro'
import { useUserlevel } from '../lib/learner-store.ts'
import { usePlace } from '../lib/use-place.ts'
import { LinkButton } from '../ui/button.tsx'
import { PageFrame } from './page-frame.tsx'

/** What the device knows of its learner. There are no accounts yet, and the page says so. */
export default function Profile() {
  const { t } = useLingui()
  const { to } = usePlace()
  const userlevel = useUserlevel()
  return (
    <PageFrame
      title={t`Profile – Malayalam for All`}
      description={t`Your level and your progress in Malayalam for All.`}
      listed={false}
      width="max-w-xl"
    >
      <h1 className="mt-6 mb-4 text-3xl font-bold">
        <Trans>Profile</Trans>
      </h1>
      <p className="rounded-2xl border-2 border-gold bg-gold-soft p-5 text-center text-xl font-bold">
        <Trans>User Rank: {userlevel}</Trans>
      </p>
      <p className="mt-4 mb-6">
        <Trans>
          Your progress is kept on this device, and nowhere else. Accounts that carry it to other devices are
          not here yet.
        </Trans>
      </p>
      <LinkButton to={to('/level')}>
        <Trans>Start Learning</Trans>
      </LinkButton>
    </PageFrame>
  )
}
