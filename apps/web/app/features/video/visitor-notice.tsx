import { Trans } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyBoat } from '../../ui/pictures/empty-boat.tsx'
import { SignInLinks } from '../../ui/sign-in-links.tsx'

type Props = { levelAddress: string; demoAddress: string; loginAddress: string }

/**
 * Shown to a visitor in place of the player: why it asks for a login, and the links to sign in and to go
 * back.
 */
export function VisitorNotice({ levelAddress, demoAddress, loginAddress }: Props) {
  return (
    <>
      <EmptyBoat className="mx-auto mt-6 h-32" />
      <h1 className="mt-4 text-center text-2xl font-bold text-balance">
        <Trans>Please Login or sign up to access this page</Trans>
      </h1>
      <ul className="mt-4 mb-5 list-disc space-y-1 pl-6 text-lg">
        <li>
          <Trans>It needs AI credits, and they are counted for each learner.</Trans>
        </li>
        <li>
          <Trans>It is personalised: it keeps your words and your place, so your learning is saved.</Trans>
        </li>
        <li>
          <Trans>It blocks scraping, so that credits go to learners and not to robots.</Trans>
        </li>
      </ul>
      <p className="text-lg">
        <Trans>
          One film is open to everybody:{' '}
          <Link
            to={demoAddress}
            className="-my-2 inline-block py-2 font-semibold text-accent underline underline-offset-4"
          >
            try the player
          </Link>
          .
        </Trans>
      </p>
      <SignInLinks loginAddress={loginAddress} otherAddress={levelAddress}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        <Trans>Back</Trans>
      </SignInLinks>
    </>
  )
}
