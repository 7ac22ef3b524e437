import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { newRecoveryCodes, stopTwoStep } from '../auth-calls.ts'
import { PasswordField } from '../password/password-field.tsx'
import { CodeField } from './code-field.tsx'

type Props = { onCodes: (codes: string[]) => void; onOff: () => Promise<void> }

/** Makes new recovery codes, or turns the second step off. Each asks for the password and a code. */
export function TwoStepOn({ onCodes, onOff }: Props) {
  const { t } = useLingui()
  const { busy, failure, submit } = useAct()

  async function proceed(what: string, shown: { password: string; code: string }) {
    if (what === 'codes') return onCodes((await newRecoveryCodes(shown)).backupCodes)
    await stopTwoStep(shown)
    await onOff()
  }

  return (
    <form
      noValidate
      onSubmit={submit((field) =>
        proceed(field('what'), { password: field('password'), code: field('code') }),
      )}
      className="grid gap-3"
    >
      <p>
        <Trans>Logging in asks for a code of your authenticator app.</Trans>
      </p>
      <PasswordField kind="current" />
      <CodeField
        kind="digits"
        label={t`Code from your authenticator app`}
        hint={t`Or one of your recovery codes.`}
      />
      <FailureLine failure={failure} />
      <Button type="submit" variant="quiet" name="what" value="codes" aria-disabled={busy}>
        <Trans>New recovery codes</Trans>
      </Button>
      <Button type="submit" variant="danger" name="what" value="off" aria-disabled={busy}>
        <Trans>Turn off two-step sign-in</Trans>
      </Button>
    </form>
  )
}
