import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { verifyAppCode, verifyRecoveryCode } from '../auth-calls.ts'
import { askSession } from '../sessions/ask-session.ts'
import { TextButton } from '../text-button.tsx'
import { CodeField } from './code-field.tsx'

/** The second step of signing in: a code from the authenticator app, or one of the recovery codes. */
export function ChallengeForm({ onBack }: { onBack: () => void }) {
  const { t } = useLingui()
  const { busy, failure, submit, clear } = useAct()
  const [recovery, setRecovery] = useState(false)

  async function verify(code: string) {
    await (recovery ? verifyRecoveryCode(code.trim()) : verifyAppCode(code.replaceAll(/\s/g, '')))
    await askSession('challenge-verified')
  }

  return (
    <form noValidate method="post" onSubmit={submit((field) => verify(field('code')))} className="grid gap-3">
      <h2 className="text-xl font-bold">
        <Trans>One more step</Trans>
      </h2>
      {recovery ? (
        <CodeField
          key="recovery"
          kind="recovery"
          autoFocus
          label={t`Recovery code`}
          hint={t`One of the codes you kept when you turned on two-step sign-in. Each works once.`}
        />
      ) : (
        <CodeField
          key="digits"
          kind="digits"
          autoFocus
          label={t`Code from your authenticator app`}
          hint={t`The six digits that the app shows now.`}
        />
      )}
      <FailureLine failure={failure} />
      <Button type="submit" aria-disabled={busy}>
        <Trans>Lets Learn</Trans>
      </Button>
      <TextButton
        onClick={() => {
          clear()
          setRecovery(!recovery)
        }}
      >
        {recovery ? <Trans>Use the authenticator app</Trans> : <Trans>Use a recovery code</Trans>}
      </TextButton>
      <TextButton onClick={onBack}>
        <Trans>Back to login</Trans>
      </TextButton>
    </form>
  )
}
