import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { enterMailedCode, mailCode, mailLink, type signIn } from '../auth-calls.ts'
import { FocusedStatus } from '../focused-status.tsx'
import { MailsOff } from '../mails-off.tsx'
import { CodeField } from '../second-factor/code-field.tsx'
import { TextButton } from '../text-button.tsx'

type Props = {
  email: string
  onEmail: (email: string) => void
  enter: (entering: ReturnType<typeof signIn>) => Promise<void>
  onBack: () => void
}

/** Signing in without a password, by a mailed code or link. Somebody without an account gets one by it. */
export function MailedSignIn({ email, onEmail, enter, onBack }: Props) {
  const { t } = useLingui()
  const { busy, failure, submit } = useAct()
  const [sent, setSent] = useState<'code' | 'link'>()

  async function mail(how: 'code' | 'link') {
    await (how === 'code' ? mailCode(email) : mailLink(email))
    setSent(how)
  }

  return (
    <div className="grid gap-3">
      <h2 className="text-xl font-bold">
        <Trans>Log in by email</Trans>
      </h2>
      <MailsOff />
      {sent === 'link' && (
        <FocusedStatus>
          {t`A link is on its way to ${email}. Open it on this device; it works once, for 10 minutes.`}
        </FocusedStatus>
      )}
      {sent === 'code' && (
        <form
          noValidate
          method="post"
          onSubmit={submit((field) => enter(enterMailedCode(email, field('code'))))}
          className="grid gap-3"
        >
          <p role="status">{t`A code is on its way to ${email}. It works once, for 10 minutes.`}</p>
          <CodeField kind="digits" autoFocus label={t`Code from the mail`} />
          <FailureLine failure={failure} />
          <Button type="submit" aria-disabled={busy}>
            <Trans>Lets Learn</Trans>
          </Button>
        </form>
      )}
      {!sent && (
        <form
          noValidate
          method="post"
          onSubmit={submit((field) => mail(field('how') === 'link' ? 'link' : 'code'))}
          className="grid gap-3"
        >
          <TextField
            label={t`Email`}
            name="email"
            type="email"
            required
            autoComplete="email"
            defaultValue={email}
            onChange={(event) => onEmail(event.target.value)}
          />
          <FailureLine failure={failure} />
          <Button type="submit" aria-disabled={busy}>
            <Trans>Mail me a code</Trans>
          </Button>
          <Button type="submit" variant="quiet" name="how" value="link" aria-disabled={busy}>
            <Trans>Mail me a link</Trans>
          </Button>
        </form>
      )}
      <TextButton onClick={sent ? () => setSent(undefined) : onBack}>
        <Trans>Back</Trans>
      </TextButton>
    </div>
  )
}
