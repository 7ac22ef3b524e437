import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { User } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { mailConfirmation } from '../auth-calls.ts'
import { MailsOff } from '../mails-off.tsx'
import { Section } from '../section.tsx'
import { ChangeEmail } from './change-email.tsx'

/** The email address: whether it is confirmed, and the form to change it. */
export function EmailSection({ user: { email, emailVerified } }: { user: User }) {
  const { t } = useLingui()
  const [mailed, setMailed] = useState(false)
  const { busy, failure, act } = useAct()
  return (
    <Section title={t`Email`} state={emailVerified ? t`Confirmed` : t`Not confirmed`}>
      <p className="wrap-anywhere">{email}</p>
      <MailsOff />
      {!emailVerified && (
        <>
          <p>
            <Trans>Please confirm it with the link that we mailed you.</Trans>
          </p>
          <Button
            variant="quiet"
            aria-disabled={busy}
            onClick={() => void act(mailConfirmation).then((done) => done && setMailed(true))}
          >
            <Trans>Mail the link again</Trans>
          </Button>
          <FailureLine failure={failure} />
          <p role="status" className="font-semibold text-accent empty:hidden">
            {mailed && t`A mail with the link is on its way to ${email}.`}
          </p>
        </>
      )}
      <ChangeEmail email={email} proven={emailVerified} />
    </Section>
  )
}
