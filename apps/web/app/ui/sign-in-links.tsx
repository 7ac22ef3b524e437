import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LinkButton } from './button.tsx'
import { WithServer } from './server/with-server.tsx'

type Props = {
  loginAddress: string
  otherAddress: string
  /** What the other way is called. */
  children: ReactNode
}

/** For who has not signed in: the way in, and after it another that needs no account. */
export function SignInLinks({ loginAddress, otherAddress, children }: Props) {
  return (
    <div className="mt-5 flex flex-wrap justify-center gap-3">
      <WithServer>
        <LinkButton to={loginAddress} className="grow sm:grow-0">
          <Trans>Sign Up/Login</Trans>
        </LinkButton>
      </WithServer>
      <LinkButton look="quiet" to={otherAddress} className="grow sm:grow-0">
        {children}
      </LinkButton>
    </div>
  )
}
