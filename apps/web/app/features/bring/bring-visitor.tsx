import { Trans } from '@lingui/react/macro'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyBoat } from '../../ui/pictures/empty-boat.tsx'

type Props = { loginAddress: string; readAddress: string }

/** What somebody who is not signed in finds: why it asks for a login, and what needs none. */
export function BringVisitor({ loginAddress, readAddress }: Props) {
  return (
    <div className="text-center">
      <EmptyBoat className="mx-auto h-28" />
      <p className="mt-3 mb-4 text-lg">
        <Trans>Texts that you bring are kept in your account, for you alone. Log in to bring one.</Trans>
      </p>
      <div className="flex flex-wrap-reverse justify-center gap-3">
        <LinkButton look="quiet" to={readAddress} className="grow sm:grow-0">
          <Trans>Read a text without an account</Trans>
        </LinkButton>
        <LinkButton to={loginAddress} className="grow sm:grow-0">
          <Trans>Sign Up/Login</Trans>
        </LinkButton>
      </div>
    </div>
  )
}
