import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { FailureLine } from '../../ui/failure-line.tsx'
import { newRecoveryCodes, stopTwoStep } from './auth-calls.ts'
import { PasswordField } from './password-field.tsx'
import { useAct } from './use-act.ts'

type Props = { onCodes: (codes: string[]) => void; onOff: () => Promise<void> }

/** New recovery codes, or the end of the second step: each asks for the password. */
export function TwoStepOn({ onCodes, onOff }: Props) {
  const { busy, failure, submit } = useAct()

  async function proceed(what: string, password: string) {
    if (what === 'codes') return onCodes((await newRecoveryCodes(password)).backupCodes)
    await stopTwoStep(password)
    await onOff()
  }

  return (
    <form onSubmit={submit((field) => proceed(field('what'), field('password')))} className="grid gap-3">
      <p>
        <Trans>Logging in asks for a code of your authenticator app.</Trans>
      </p>
      <PasswordField kind="current" />
      <FailureLine failure={failure} />
      <Button type="submit" look="quiet" name="what" value="codes" aria-disabled={busy}>
        <Trans>New recovery codes</Trans>
      </Button>
      <Button type="submit" look="danger" name="what" value="off" aria-disabled={busy}>
        <Trans>Turn off two-step sign-in</Trans>
      </Button>
    </form>
  )
}
