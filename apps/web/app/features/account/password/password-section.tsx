import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { User } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { changePassword, mailPasswordReset } from '../auth-calls.ts'
import { FocusedStatus } from '../focused-status.tsx'
import { MailsOff } from '../mails-off.tsx'
import { Section } from '../section.tsx'
import { askSession } from '../sessions/ask-session.ts'
import { TextButton } from '../text-button.tsx'
import { PasswordField } from './password-field.tsx'

/** Changes the password. A learner who has none, or forgot it, can get a link by mail. */
export function PasswordSection({ user: { email } }: { user: User }) {
  const { t } = useLingui()
  const [done, setDone] = useState<'changed' | 'mailed'>()
  const changing = useAct()
  const mailing = useAct()

  async function change(currentPassword: string, newPassword: string) {
    setDone(undefined)
    await changePassword({ currentPassword, newPassword })
    await askSession('user-updated')
    setDone('changed')
  }

  return (
    <Section title={t`Password`}>
      {done === 'changed' ? (
        <FocusedStatus className="font-semibold text-accent">
          <Trans>Your password is changed.</Trans>
        </FocusedStatus>
      ) : (
        <form
          noValidate
          onSubmit={changing.submit((field) => change(field('current'), field('new')))}
          className="grid gap-3"
        >
          <input type="hidden" autoComplete="username" defaultValue={email} />
          <PasswordField kind="current" name="current" label={t`Current password`} />
          <PasswordField kind="new" name="new" label={t`New password`} />
          <p className="text-ink-soft">
            <Trans>You are then signed out everywhere else.</Trans>
          </p>
          <FailureLine failure={changing.failure} />
          <Button type="submit" variant="quiet" aria-disabled={changing.busy}>
            <Trans>Change password</Trans>
          </Button>
        </form>
      )}
      <MailsOff />
      <TextButton
        onClick={() =>
          void mailing.act(() => mailPasswordReset(email)).then((done) => done && setDone('mailed'))
        }
      >
        <Trans>No password yet, or forgotten? Mail me a link to set one</Trans>
      </TextButton>
      <FailureLine failure={mailing.failure} />
      <p role="status" className="font-semibold text-accent empty:hidden">
        {done === 'mailed' && <Trans>Password reset link sent! Check your email.</Trans>}
      </p>
    </Section>
  )
}
