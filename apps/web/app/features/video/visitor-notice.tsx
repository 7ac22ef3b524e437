import { Trans } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyBoat } from '../../ui/pictures/empty-boat.tsx'
import { InTheMaking } from './in-the-making.tsx'

type Props = { levelAddress: string; loginAddress: string }

/** What a visitor sees in place of the player: why it asks for a login, the way in, and the way back. */
export function VisitorNotice({ levelAddress, loginAddress }: Props) {
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
      <InTheMaking>
        <Trans>
          The player is not finished, so a login does not open it yet. Quizzes, letters and phrases need none.
        </Trans>
      </InTheMaking>
      <div className="mt-5 flex flex-wrap-reverse justify-center gap-3">
        <LinkButton look="quiet" to={levelAddress} className="grow sm:grow-0">
          <ArrowLeft aria-hidden="true" className="size-5" />
          <Trans>Back</Trans>
        </LinkButton>
        <LinkButton to={loginAddress} className="grow sm:grow-0">
          <Trans>Sign Up/Login</Trans>
        </LinkButton>
      </div>
    </>
  )
}
