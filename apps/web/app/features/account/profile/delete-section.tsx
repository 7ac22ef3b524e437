import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ApiError } from '../../../api/call.ts'
import { deletionMark } from '../../../session/deletion-mark.ts'
import { leaveSession } from '../../../session/follow-session.ts'
import type { User } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { deleteAccount } from '../auth-calls.ts'
import { PasswordField } from '../password/password-field.tsx'
import { Section } from '../section.tsx'
import { forgetSession } from '../sessions/sign-out.ts'

/** Deletes the account. It asks once, in plain words, and for the password. */
export function DeleteSection({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const { t } = useLingui()
  const { busy, failure, submit, clear } = useAct()
  const [asked, setAsked] = useState(false)

  async function remove(password: string) {
    deletionMark.begin(user.id)
    await deleteAccount(password).catch((error: unknown) => {
      // Without a reply the account may still be deleted. The next request to the server shows it.
      if (!(error instanceof ApiError && error.code === 'offline')) deletionMark.end()
      throw error
    })
    onDeleted()
    const left = leaveSession()
    forgetSession()
    await left
  }

  return (
    <Section title={t`Delete your account`}>
      <p>
        <Trans>Your account and all that is stored with it are removed. This cannot be undone.</Trans>
      </p>
      <Button variant="danger" onClick={() => setAsked(true)}>
        <Trans>Delete my account</Trans>
      </Button>
      <Dialog
        title={t`Delete your account?`}
        closeLabel={t`Close`}
        open={asked}
        onClose={() => {
          setAsked(false)
          clear()
        }}
      >
        {asked && (
          <form noValidate onSubmit={submit((field) => remove(field('password')))} className="grid gap-3">
            <p>
              <Trans>
                Your profile, your progress and your words are deleted for good, on all your devices. There is
                no way back. You may want to download your data first.
              </Trans>
            </p>
            <PasswordField kind="current" />
            <FailureLine failure={failure} />
            <Button type="submit" variant="danger" aria-disabled={busy}>
              <Trans>Delete for good</Trans>
            </Button>
          </form>
        )}
      </Dialog>
    </Section>
  )
}
