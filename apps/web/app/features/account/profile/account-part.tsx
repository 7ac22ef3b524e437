import { Trans } from '@lingui/react/macro'
import type { User } from '../../../session/session.ts'
import { PasswordSection } from '../password/password-section.tsx'
import { TwoStepSection } from '../second-factor/two-step-section.tsx'
import { SessionsSection } from '../sessions/sessions-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { DownloadSection } from './download-section.tsx'
import { EmailSection } from './email-section.tsx'

/** The account itself. It is rarely needed, so it is folded below the profile. */
export function AccountPart({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  return (
    <section className="mt-10 grid gap-3">
      <h2 className="text-2xl font-bold">
        <Trans>Your account</Trans>
      </h2>
      <EmailSection user={user} />
      <PasswordSection user={user} />
      <TwoStepSection on={user.twoFactorEnabled} proven={user.emailVerified} />
      <SessionsSection />
      <DownloadSection />
      <DeleteSection user={user} onDeleted={onDeleted} />
    </section>
  )
}
