import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LinkButton } from './button.tsx'

type Props = {
  loginAddress: string
  otherAddress: string
  /** What the other way is called. */
  children: ReactNode
}

/** For who has not signed in: the way in, and another that needs no account. On a phone the way in stands above. */
export function WaysIn({ loginAddress, otherAddress, children }: Props) {
  return (
    <div className="mt-5 flex flex-wrap-reverse justify-center gap-3">
      <LinkButton look="quiet" to={otherAddress} className="grow sm:grow-0">
        {children}
      </LinkButton>
      <LinkButton to={loginAddress} className="grow sm:grow-0">
        <Trans>Sign Up/Login</Trans>
      </LinkButton>
    </div>
  )
}
