import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { resetPassword } from '../auth-calls.ts'
import { PasswordField } from './password-field.tsx'

type Props = { token: string; ready: boolean; onDone: () => Promise<void> }

/** The form for a new password, with the token of a mailed link. */
export function NewPasswordForm({ token, ready, onDone }: Props) {
  const { t } = useLingui()
  const { busy, failure, submit } = useAct()
  return (
    <form
      noValidate
      method="post"
      onSubmit={submit(async (field) => {
        await resetPassword(token, field('password'))
        await onDone()
      })}
      className="grid gap-3"
    >
      <PasswordField kind="new" label={t`New password`} />
      <p className="text-ink-soft">
        <Trans>You are then signed out everywhere, and log in with the new password.</Trans>
      </p>
      <FailureLine failure={failure} />
      <Button type="submit" disabled={!ready} aria-disabled={busy}>
        <Trans>Set the new password</Trans>
      </Button>
    </form>
  )
}
