import { Trans } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import { LinkButton } from './button.tsx'
import { WithServer } from './server/with-server.tsx'

type Props = {
  loginAddress: string
  otherAddress: string
  /** Called when the second link is pressed. It may prevent the link and navigate itself. */
  onOther?: (event: MouseEvent) => void
  /** The name of the other link. */
  children: ReactNode
}

/** For a visitor: the link to sign in, and a second link to something that needs no account. */
export function SignInLinks({ loginAddress, otherAddress, onOther, children }: Props) {
  return (
    <div className="mt-5 flex flex-wrap justify-center gap-3">
      <WithServer>
        <LinkButton to={loginAddress} className="grow sm:grow-0">
          <Trans>Sign Up/Login</Trans>
        </LinkButton>
      </WithServer>
      <LinkButton variant="quiet" to={otherAddress} onClick={onOther} className="grow sm:grow-0">
        {children}
      </LinkButton>
    </div>
  )
}
