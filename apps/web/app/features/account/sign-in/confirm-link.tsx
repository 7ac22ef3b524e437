import type { MailedLink } from '@app/api'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { confirmByLink, readMailedLink } from '../auth-calls.ts'
import { askSession } from '../sessions/ask-session.ts'
import { LinkFault } from './link-fault.tsx'
import { StrangerLink } from './stranger-link.tsx'

type Done = MailedLink['kind'] | 'taken'

type Props = {
  token: string
  /** The login page's address, which leads back to this page. */
  loginAddress: string
  /** Called when the link has done its work. */
  onDone: (what: Done) => Promise<unknown>
}

/** Shows what a mailed link about an address is for, with its button. Opening the link changes nothing. */
export function ConfirmLink({ token, loginAddress, onDone }: Props) {
  const [link, setLink] = useState<MailedLink>()
  const [isStranger, setStranger] = useState(false)
  const reading = useAct()
  const { busy, failure, act } = useAct()
  const { act: read } = reading

  useEffect(() => {
    void read(async () => setLink(await readMailedLink(token)))
  }, [read, token])

  if (!link)
    return reading.failure ? (
      <FailureLine failure={reading.failure} />
    ) : (
      <p aria-busy="true" className="text-ink-soft">
        <Trans>Looking at the link…</Trans>
      </p>
    )

  const { kind, email, here, present } = link
  // Somebody else may have signed up with this address in the same browser.
  if (isStranger)
    return (
      <StrangerLink
        token={token}
        email={email}
        onBack={() => setStranger(false)}
        onTaken={() => onDone('taken')}
      />
    )
  if (!here && kind === 'confirm')
    return (
      <StrangerLink token={token} email={email} loginAddress={loginAddress} onTaken={() => onDone('taken')} />
    )
  if (!here)
    return (
      <div className="grid gap-4">
        <p>
          <Trans>
            This link works where you are logged in to the account that it was asked for. Log in here, and
            this page comes back.
          </Trans>
        </p>
        <LinkButton to={loginAddress}>
          <Trans>Login</Trans>
        </LinkButton>
      </div>
    )

  async function confirm() {
    await confirmByLink(token)
    await askSession('user-updated')
    await onDone(kind)
  }

  return (
    <div className="grid gap-4">
      <p>
        <Question kind={kind} />
      </p>
      <p className="rounded-xl bg-raised p-3 text-lg font-semibold wrap-anywhere">{email}</p>
      {present && (
        <p className="text-ink-soft wrap-anywhere">
          <Trans>The address until now: {present}</Trans>
        </p>
      )}
      <FailureLine failure={failure} />
      <Button aria-disabled={busy} onClick={() => void act(confirm)}>
        {kind === 'allow-email' ? <Trans>Agree to the change</Trans> : <Trans>Yes, this is my email</Trans>}
      </Button>
      {kind === 'confirm' && (
        <Button variant="quiet" onClick={() => setStranger(true)}>
          <Trans>It was not me</Trans>
        </Button>
      )}
    </div>
  )
}

function Question({ kind }: { kind: MailedLink['kind'] }) {
  switch (kind) {
    case 'confirm':
      return <Trans>Is this your email address? Press the button to confirm it.</Trans>
    case 'new-email':
      return <Trans>Your account gets this email address when you press the button.</Trans>
    case 'allow-email':
      return <Trans>Somebody asked to change your account’s email address to this one. Do you agree?</Trans>
  }
}

/** The link has no token. This only happens to somebody who types the address. */
export const NoToken = () => <LinkFault error="INVALID_TOKEN" />
