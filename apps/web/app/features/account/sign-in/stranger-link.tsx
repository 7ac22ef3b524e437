import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { removeByLink, takeByLink } from '../auth-calls.ts'
import { FocusedStatus } from '../focused-status.tsx'
import { askSession } from '../sessions/ask-session.ts'
import { TextButton } from '../text-button.tsx'

type Props = {
  token: string
  email: string
  onTaken: () => Promise<unknown>
} & (
  | { loginAddress: string; onBack?: undefined }
  /** The reader has already said that it was not them. This goes back to where they said so. */
  | { loginAddress?: undefined; onBack: () => void }
)

/** A confirmation link of an account that somebody else may have made with the reader's address. */
export function StrangerLink({ token, email, loginAddress, onBack, onTaken }: Props) {
  const [step, setStep] = useState<'asked' | 'not-me' | 'removed'>(onBack ? 'not-me' : 'asked')
  const { busy, failure, act, clear } = useAct()

  async function take() {
    await takeByLink(token)
    await askSession('signed-in')
    await onTaken()
  }

  async function remove() {
    await removeByLink(token)
    await askSession()
    setStep('removed')
  }

  if (step === 'removed')
    return (
      <FocusedStatus className="rounded-xl bg-accent-soft p-3 font-semibold">
        <Trans>The account is removed, with everything in it.</Trans>
      </FocusedStatus>
    )
  return (
    <div className="grid gap-4">
      <p>
        <Trans>An account was made with this email address:</Trans>
      </p>
      <p className="rounded-xl bg-raised p-3 text-lg font-semibold wrap-anywhere">{email}</p>
      {step === 'asked' && loginAddress ? (
        <>
          <LinkButton to={loginAddress}>
            <Trans>It was me: log in and confirm</Trans>
          </LinkButton>
          <Button variant="quiet" onClick={() => setStep('not-me')}>
            <Trans>It was not me</Trans>
          </Button>
        </>
      ) : (
        <>
          <FocusedStatus>
            <Trans>
              The address is yours, so the account is yours to take or to remove. Either way everything in it
              is deleted, and whoever made it cannot use it any more.
            </Trans>
          </FocusedStatus>
          <FailureLine failure={failure} />
          <Button aria-disabled={busy} onClick={() => void act(take)}>
            <Trans>Take the address, and log me in</Trans>
          </Button>
          <Button variant="danger" aria-disabled={busy} onClick={() => void act(remove)}>
            <Trans>Remove the account</Trans>
          </Button>
          <TextButton
            onClick={() => {
              clear()
              if (onBack) onBack()
              else setStep('asked')
            }}
          >
            <Trans>Back</Trans>
          </TextButton>
        </>
      )}
    </div>
  )
}
