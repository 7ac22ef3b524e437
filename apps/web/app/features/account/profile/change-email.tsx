import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { changeEmail, mailOwnCode } from '../auth-calls.ts'
import { PasswordField } from '../password/password-field.tsx'
import { CodeField } from '../second-factor/code-field.tsx'
import { TextButton } from '../text-button.tsx'

/**
 * Changes the email address. It asks for the password, or for a mailed code if there is none, and then mails
 * the links.
 */
export function ChangeEmail({ email, proven }: { email: string; proven: boolean }) {
  const { t } = useLingui()
  const [byCode, setByCode] = useState(false)
  const [mailed, setMailed] = useState(false)
  const { busy, failure, act, submit } = useAct()

  async function change(newEmail: string, shown: { password: string } | { code: string }) {
    setMailed(false)
    await changeEmail(newEmail, shown)
    setMailed(true)
  }

  return (
    <>
      <form
        noValidate
        onSubmit={submit((field) =>
          change(field('newEmail'), byCode ? { code: field('code') } : { password: field('password') }),
        )}
        className="grid gap-3"
      >
        <TextField label={t`New email`} name="newEmail" type="email" required autoComplete="email" />
        {byCode ? (
          <CodeField
            kind="digits"
            label={t`Code from the mail`}
            hint={t`We have mailed a code to ${email}.`}
          />
        ) : (
          <PasswordField kind="current" />
        )}
        <FailureLine failure={failure} />
        <Button type="submit" variant="quiet" aria-disabled={busy}>
          <Trans>Change email</Trans>
        </Button>
        {!byCode && (
          <TextButton
            className="justify-self-start"
            onClick={() => void act(mailOwnCode).then((done) => done && setByCode(true))}
          >
            <Trans>No password? Mail me a code</Trans>
          </TextButton>
        )}
      </form>
      <p role="status" className="font-semibold text-accent empty:hidden">
        {mailed &&
          (proven ? (
            t`A mail is on its way to ${email}. Press the button of its link, then that of the one that comes to the new address.`
          ) : (
            <Trans>
              A mail is on its way to the new address. Open its link here, where you are logged in.
            </Trans>
          ))}
      </p>
    </>
  )
}
