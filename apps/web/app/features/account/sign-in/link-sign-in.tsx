import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { enterByLink, readSignInLink, type signIn } from '../auth-calls.ts'
import { TextButton } from '../text-button.tsx'

type Props = {
  token: string
  ready: boolean
  enter: (entering: ReturnType<typeof signIn>) => Promise<void>
  onBack: () => void
}

/**
 * The page of a mailed sign-in link. Its button signs in, so that a mail scanner that opens links does not.
 */
export function LinkSignIn({ token, ready, enter, onBack }: Props) {
  const [email, setEmail] = useState<string>()
  const { failure: fault, act: read } = useAct()
  const { busy, failure, act } = useAct()

  useEffect(() => {
    void read(async () => setEmail((await readSignInLink(token)).email))
  }, [read, token])

  return (
    <div className="grid gap-3">
      <h2 className="text-xl font-bold">
        <Trans>Log in by email</Trans>
      </h2>
      <p className="noscript:hidden">
        <Trans>Press the button to log in with the link from your mail.</Trans>
      </p>
      {email && <p className="rounded-xl bg-raised p-3 text-lg font-semibold wrap-anywhere">{email}</p>}
      <FailureLine failure={failure ?? fault} />
      <Button
        disabled={!ready}
        aria-disabled={busy}
        onClick={() => void act(() => enter(enterByLink(token)))}
      >
        <Trans>Log in</Trans>
      </Button>
      <TextButton onClick={onBack}>
        <Trans>Back to login</Trans>
      </TextButton>
    </div>
  )
}
