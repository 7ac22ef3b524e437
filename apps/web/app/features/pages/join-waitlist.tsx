import { isEmailAddress, waitlistApi } from '@app/api'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { usePlace } from '../../addresses/use-place.ts'
import { ApiError, send } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { WaitlistLeft } from './waitlist-left.tsx'
import { WaitlistOutcomes } from './waitlist-outcomes.tsx'
import { type Refusal, WaitlistRefusal } from './waitlist-refusal.tsx'
import { WaitlistUse } from './waitlist-use.tsx'

type Props = { justLeft: boolean; onJoined: (token: string) => void }
type State = 'untouched' | 'sending' | Refusal

/**
 * The form. It works as plain HTML. With scripts it stays on the page and shows errors in the reader's
 * language.
 */
export function JoinWaitlist({ justLeft, onJoined }: Props) {
  const { t } = useLingui()
  const { language } = usePlace()
  const [state, setState] = useState<State>('untouched')
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)

  // Until now the browser checked the field. Our own check accepts more addresses and has messages in both
  // languages.
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])

  const refuse = (refusal: Refusal) => {
    setState(refusal)
    if (isOfField(refusal)) field.current?.focus()
  }

  async function join(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'sending') return
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    if (!email) return refuse('missing')
    if (!isEmailAddress(email)) return refuse('invalid')
    setState('sending')
    try {
      onJoined((await send(waitlistApi.join, { email, language })).token)
    } catch (error) {
      refuse(error instanceof ApiError ? error.code : 'unexpected')
    }
  }

  const refusal = state === 'untouched' || state === 'sending' ? undefined : state
  const wrong = refusal !== undefined && isOfField(refusal)
  return (
    <form ref={form} method="post" action={waitlistApi.join.path} onSubmit={join}>
      {justLeft && <WaitlistLeft />}
      {state === 'untouched' && <WaitlistOutcomes />}
      <input type="hidden" name="language" value={language} />
      <label htmlFor="waitlist-email" className="mb-1 block font-semibold">
        <Trans>Your e-mail address</Trans>
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          ref={field}
          id="waitlist-email"
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          spellCheck={false}
          aria-invalid={wrong}
          aria-describedby={wrong ? 'waitlist-refusal waitlist-use' : 'waitlist-use'}
          className="min-h-12 min-w-0 grow basis-64 rounded-xl border-2 border-line bg-ground px-3 aria-[invalid=true]:border-laterite"
        />
        <Button type="submit" aria-disabled={state === 'sending'} className="grow sm:grow-0">
          {state === 'sending' ? t`Sending…` : t`Join the waitlist`}
        </Button>
      </div>
      <div id="waitlist-refusal" role="alert">
        {refusal && <WaitlistRefusal refusal={refusal} />}
      </div>
      <WaitlistUse />
    </form>
  )
}

const isOfField = (refusal: Refusal) => refusal === 'missing' || refusal === 'invalid'
