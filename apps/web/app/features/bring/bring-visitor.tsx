import { Trans } from '@lingui/react/macro'
import { EmptyBoat } from '../../ui/pictures/empty-boat.tsx'
import { SignInLinks } from '../../ui/sign-in-links.tsx'

type Props = { loginAddress: string; readAddress: string }

/** The page for a visitor: why it asks for a login, and what needs none. */
export function BringVisitor({ loginAddress, readAddress }: Props) {
  return (
    <div className="text-center">
      <EmptyBoat className="mx-auto h-28" />
      <p className="mt-3 text-lg">
        <Trans>Your texts are private. Log in to add one.</Trans>
      </p>
      <SignInLinks loginAddress={loginAddress} otherAddress={readAddress}>
        <Trans>Read a text without an account</Trans>
      </SignInLinks>
    </div>
  )
}
