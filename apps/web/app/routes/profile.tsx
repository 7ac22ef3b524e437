import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { loginAddress } from '../addresses/login-address.ts'
import { usePlace } from '../addresses/use-place.ts'
import { useSearch } from '../addresses/use-search.ts'
import { useUserlevel } from '../device/learner/learner-store.ts'
import { FocusedStatus } from '../features/account/focused-status.tsx'
import { AccountPart } from '../features/account/profile/account-part.tsx'
import { ProfilePart } from '../features/account/profile/profile-part.tsx'
import { VisitorPart } from '../features/account/profile/visitor-part.tsx'
import { askWhereUnknown } from '../features/account/sessions/ask-session.ts'
import { LinkFault } from '../features/account/sign-in/link-fault.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { useSession } from '../session/session.ts'
import { WaitForScript } from '../ui/wait-for-script.tsx'

export const handle = { messages: 'more' }

/** The learner's profile and account, or the links to sign in. */
export default function Profile() {
  const { t } = useLingui()
  const { language, to } = usePlace()
  const userlevel = useUserlevel()
  const session = useSession()
  const error = new URLSearchParams(useSearch()).get('error')
  const [deleted, setDeleted] = useState(false)

  useEffect(() => void askWhereUnknown(), [])

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
      <div className="rest-of-screen">
        <LinkFault error={error} />
        {deleted && session.state === 'visitor' && (
          <FocusedStatus className="mb-4 rounded-xl bg-accent-soft p-3 font-semibold">
            <Trans>Your account is deleted, with everything in it.</Trans>
          </FocusedStatus>
        )}
        {session.state === 'unknown' && (
          <WaitForScript>
            <Trans>Looking who is here…</Trans>
          </WaitForScript>
        )}
        {session.state === 'visitor' && (
          <VisitorPart userlevel={userlevel} loginAddress={loginAddress(to('/profile'), language)} />
        )}
        {session.state === 'signed-in' && (
          <>
            <ProfilePart user={session.user} userlevel={userlevel} />
            <AccountPart user={session.user} onDeleted={() => setDeleted(true)} />
          </>
        )}
      </div>
    </PageFrame>
  )
}
