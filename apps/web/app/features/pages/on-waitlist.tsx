import { waitlistApi } from '@app/api'
import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError, send } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { type Refusal, WaitlistRefusal } from './waitlist-refusal.tsx'

type Props = { token: string; justJoined: boolean; onLeft: () => void }

/** Thanks somebody who joined, and lets them leave again. */
export function OnWaitlist({ token, justJoined, onLeft }: Props) {
  const [state, setState] = useState<'still' | 'sending' | Refusal>('still')
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (justJoined) said.current?.focus()
  }, [justJoined])

  async function leave() {
    if (state === 'sending') return
    setState('sending')
    try {
      await send(waitlistApi.leave, { token })
      onLeft()
    } catch (error) {
      setState(error instanceof ApiError ? error.code : 'unexpected')
    }
  }

  return (
    <div>
      <p ref={said} tabIndex={-1} className="mb-4 text-lg font-semibold outline-none">
        <Check aria-hidden="true" className="mr-2 inline text-accent" />
        {justJoined ? (
          <Trans>Thank you! Your address is on the waitlist. There is nothing to confirm.</Trans>
        ) : (
          <Trans>You joined the waitlist on this device.</Trans>
        )}
      </p>
      <Button variant="quiet" aria-disabled={state === 'sending'} onClick={() => void leave()}>
        <Trans>Remove me</Trans>
      </Button>
      <div role="alert">
        {state !== 'still' && state !== 'sending' && <WaitlistRefusal refusal={state} />}
      </div>
    </div>
  )
}
