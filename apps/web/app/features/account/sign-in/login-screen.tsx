import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useHydrated } from '../../../prerender/use-hydrated.ts'
import type { signIn } from '../auth-calls.ts'
import { ChallengeForm } from '../second-factor/challenge-form.tsx'
import { askSession } from '../sessions/ask-session.ts'
import { LinkFault } from './link-fault.tsx'
import { LinkSignIn } from './link-sign-in.tsx'
import { LoginForm } from './login-form.tsx'
import { MailedSignIn } from './mailed-sign-in.tsx'
import { ProviderButtons } from './provider-buttons.tsx'

type Step = 'credentials' | 'mailed' | 'challenge'

type Props = {
  /** The query of the address: a mailed link or a provider may lead here with a task or an error. */
  search: string
  /** The address of this page, to which a provider sends the learner back. */
  address: string
  passwordIsNew: boolean
}

/** All ways to sign in. The page learns of the new session from the session store. */
export function LoginScreen({ search, address, passwordIsNew }: Props) {
  const hydrated = useHydrated()
  const query = new URLSearchParams(search)
  const [step, setStep] = useState<Step>()
  const [email, setEmail] = useState('')

  /** Signs in, or asks for the second factor first. */
  async function enter(entering: ReturnType<typeof signIn>) {
    const { twoFactorRedirect } = await entering
    if (twoFactorRedirect) setStep('challenge')
    else await askSession('signed-in')
  }

  const link = query.get('link')
  if (link && step === undefined)
    return <LinkSignIn token={link} ready={hydrated} enter={enter} onBack={() => setStep('credentials')} />
  const now = step ?? (query.get('challenge') === 'two-factor' ? 'challenge' : 'credentials')
  if (now === 'challenge') return <ChallengeForm onBack={() => setStep('credentials')} />
  if (now === 'mailed')
    return (
      <MailedSignIn email={email} onEmail={setEmail} enter={enter} onBack={() => setStep('credentials')} />
    )
  return (
    <>
      {passwordIsNew && (
        <p role="status" className="mb-4 rounded-xl bg-accent-soft p-3 font-semibold">
          <Trans>Your new password is set. Log in with it.</Trans>
        </p>
      )}
      {step === undefined && <LinkFault error={query.get('error')} />}
      <LoginForm
        email={email}
        enter={enter}
        ready={hydrated}
        onMailed={(typed) => {
          setEmail(typed)
          setStep('mailed')
        }}
      />
      <ProviderButtons address={address} />
    </>
  )
}
