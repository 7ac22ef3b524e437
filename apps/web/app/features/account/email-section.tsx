import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { User } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { FailureLine } from '../../ui/failure-line.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { changeEmail, mailConfirmation } from './auth-calls.ts'
import { Section } from './section.tsx'
import { useAct } from './use-act.ts'

/** The email: whether it is confirmed, and how it becomes another. */
export function EmailSection({ user: { email, emailVerified } }: { user: User }) {
  const { t } = useLingui()
  const [told, setTold] = useState<'confirmation-sent' | 'change-sent'>()
  const resending = useAct()
  const changing = useAct()
  return (
    <Section title={t`Email`} state={emailVerified ? t`Confirmed` : t`Not confirmed`}>
      <p className="wrap-anywhere">{email}</p>
      {!emailVerified && (
        <>
          <p>
            <Trans>Please confirm it with the link that we mailed you.</Trans>
          </p>
          <Button
            look="quiet"
            aria-disabled={resending.busy}
            onClick={() =>
              void resending
                .act(() => mailConfirmation(email))
                .then((done) => done && setTold('confirmation-sent'))
            }
          >
            <Trans>Mail the link again</Trans>
          </Button>
          <FailureLine failure={resending.failure} />
        </>
      )}
      <form
        onSubmit={changing.submit(async (field) => {
          await changeEmail(field('newEmail'))
          setTold('change-sent')
        })}
        className="grid gap-3"
      >
        <TextField label={t`New email`} name="newEmail" type="email" required autoComplete="email" />
        <FailureLine failure={changing.failure} />
        <Button type="submit" look="quiet" aria-disabled={changing.busy}>
          <Trans>Change email</Trans>
        </Button>
      </form>
      <p role="status" className="font-semibold text-accent empty:hidden">
        {told === 'confirmation-sent' && t`A mail with the link is on its way to ${email}.`}
        {told === 'change-sent' &&
          (emailVerified ? (
            t`A mail is on its way to ${email}. Open its link, then the one that comes to the new address.`
          ) : (
            <Trans>A mail is on its way to the new address. Its link makes the change.</Trans>
          ))}
      </p>
    </Section>
  )
}
