import { Trans } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { EmptyBoat } from '../../ui/pictures/empty-boat.tsx'
import { SignInLinks } from '../../ui/sign-in-links.tsx'

type Props = {
  /** Where Back leads if the visitor came from outside. */
  backAddress: string
  loginAddress: string
}

/**
 * The coach's page for a visitor: what the coach is, why it asks for a login, and the links to sign in and to
 * go back.
 */
export function CoachVisitor({ backAddress, loginAddress }: Props) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const goBack = (event: MouseEvent) => {
    // The first page of a visit has no page of ours before it.
    if (key === 'default') return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <>
      <EmptyBoat className="mx-auto h-32" />
      <p className="mt-4 text-lg">
        <Trans>
          The coach makes a sentence on your topic, says how it sounds and what it means, and answers your own
          guesses. It is for signed-in learners: it uses AI credits, which are counted for each learner, and
          the login keeps bots out.
        </Trans>
      </p>
      <SignInLinks loginAddress={loginAddress} otherAddress={backAddress} onOther={goBack}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        <Trans>Back</Trans>
      </SignInLinks>
    </>
  )
}
