import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { startTwoStep, verifyAppCode } from '../auth-calls.ts'
import { FocusedStatus } from '../focused-status.tsx'
import { PasswordField } from '../password/password-field.tsx'
import { CodeField } from './code-field.tsx'
import { QrCode } from './qr-code.tsx'

type Setup = { totpURI: string; backupCodes: string[] }

/**
 * Turns the second step on: first the password, then the app gets the secret, then its first code proves that
 * it works.
 */
export function TwoStepOff({ onOn }: { onOn: (codes: string[]) => Promise<void> }) {
  const { t } = useLingui()
  const [setup, setSetup] = useState<Setup>()
  const { busy, failure, submit } = useAct()

  if (!setup)
    return (
      <form
        noValidate
        onSubmit={submit(async (field) => setSetup(await startTwoStep(field('password'))))}
        className="grid gap-3"
      >
        <p>
          <Trans>
            Whoever knows your password still cannot log in without your phone. You need an authenticator app.
          </Trans>
        </p>
        <PasswordField kind="current" />
        <FailureLine failure={failure} />
        <Button type="submit" variant="quiet" aria-disabled={busy}>
          <Trans>Set up two-step sign-in</Trans>
        </Button>
      </form>
    )

  return (
    <form
      noValidate
      onSubmit={submit(async (field) => {
        await verifyAppCode(field('code').replaceAll(/\s/g, ''))
        await onOn(setup.backupCodes)
      })}
      className="grid gap-3"
    >
      <FocusedStatus>
        <Trans>Scan this with your authenticator app.</Trans>
      </FocusedStatus>
      <QrCode text={setup.totpURI} label={t`QR code for the authenticator app`} />
      <p>
        <a
          href={setup.totpURI}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline"
        >
          <Trans>The app is on this phone: open it</Trans>
        </a>
      </p>
      <p>
        <Trans>Or type this key into the app:</Trans>
        <code className="mt-1 block rounded-xl bg-raised p-3 text-lg break-all select-all">
          {secretOf(setup.totpURI)}
        </code>
      </p>
      <CodeField
        kind="digits"
        label={t`Code from your authenticator app`}
        hint={t`The six digits that the app shows now.`}
      />
      <FailureLine failure={failure} />
      <Button type="submit" aria-disabled={busy}>
        <Trans>Turn on</Trans>
      </Button>
    </form>
  )
}

const secretOf = (uri: string) => new URL(uri).searchParams.get('secret') ?? ''
