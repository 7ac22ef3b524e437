import { Trans } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import { LinkButton } from './button.tsx'

type Props = {
  loginAddress: string
  otherAddress: string
  /** Goes the other way by itself, where it can: the link then does nothing more. */
  onOther?: (event: MouseEvent) => void
  /** What the other way is called. */
  children: ReactNode
}

/** For who has not signed in: the way in, and after it another that needs no account. */
export function SignInLinks({ loginAddress, otherAddress, onOther, children }: Props) {
  return (
    <div className="mt-5 flex flex-wrap justify-center gap-3">
      <LinkButton to={loginAddress} className="grow sm:grow-0">
        <Trans>Sign Up/Login</Trans>
      </LinkButton>
      <LinkButton look="quiet" to={otherAddress} onClick={onOther} className="grow sm:grow-0">
        {children}
      </LinkButton>
    </div>
  )
}
