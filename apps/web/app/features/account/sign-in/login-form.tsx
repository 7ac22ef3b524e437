import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { mailPasswordReset, signIn, signUp } from '../auth-calls.ts'
import { PasswordField } from '../password/password-field.tsx'
import { TextButton } from '../text-button.tsx'

type Tab = 'login' | 'sign-up'

type Props = {
  /** The address to begin with. */
  email: string
  enter: (entering: ReturnType<typeof signIn>) => Promise<void>
  /**
   * Until the page's script runs, the browser would send the form by itself. The button is disabled until
   * then.
   */
  ready: boolean
  /** The learner prefers a mail, to the address typed so far. */
  onMailed: (email: string) => void
}

type ResetMessage = 'no-email' | 'reset-sent' | 'reset-failed'

/**
 * The form to log in and to sign up with email and password. Typed text stays, even after an error or a
 * change of tab.
 */
export function LoginForm({ email, enter, ready, onMailed }: Props) {
  const { t } = useLingui()
  const { busy, failure, submit, clear } = useAct()
  const forgotten = useAct()
  const [tab, setTab] = useState<Tab>('login')
  const [message, setMessage] = useState<ResetMessage>()

  /** An error of one tab is not shown in the other. */
  function choose(tab: Tab) {
    clear()
    setMessage(undefined)
    setTab(tab)
  }

  async function forgot(email: string) {
    clear()
    if (!email) return setMessage('no-email')
    setMessage(undefined)
    await forgotten.act(() =>
      mailPasswordReset(email).then(
        () => setMessage('reset-sent'),
        () => setMessage('reset-failed'),
      ),
    )
  }

  return (
    <Tabs
      label={t`Login or sign up`}
      tabs={[
        ['login', t`Login`],
        ['sign-up', t`Sign Up`],
      ]}
      chosen={tab}
      onChoose={choose}
    >
      <form
        noValidate
        method="post"
        onSubmit={submit((field) => {
          setMessage(undefined)
          const credentials = { email: field('email'), password: field('password') }
          return enter(tab === 'login' ? signIn(credentials) : signUp(credentials))
        })}
        className="grid gap-3"
      >
        <TextField
          label={t`Email`}
          name="email"
          type="email"
          required
          autoComplete="username"
          defaultValue={email}
        />
        <PasswordField kind={tab === 'login' ? 'current' : 'new'} />
        {tab === 'login' && (
          <TextButton
            onClick={({ currentTarget }) => void forgot(emailIn(currentTarget))}
            className="justify-self-start"
          >
            <Trans>Forgot your password</Trans>
          </TextButton>
        )}
        <FailureLine failure={failure} />
        <ResetLine message={message} />
        <Button type="submit" disabled={!ready} aria-disabled={busy}>
          <Trans>Lets Learn</Trans>
        </Button>
        <TextButton onClick={({ currentTarget }) => onMailed(emailIn(currentTarget))}>
          <Trans>Log in without a password</Trans>
        </TextButton>
      </form>
    </Tabs>
  )
}

/** The address in the form's field: a password manager may have filled it in without a key press. */
const emailIn = ({ form }: HTMLButtonElement) =>
  String(new FormData(form ?? undefined).get('email') ?? '').trim()

function ResetLine({ message }: { message: ResetMessage | undefined }) {
  return (
    <>
      <p role="alert" className="font-semibold text-laterite empty:hidden">
        {message === 'no-email' && <Trans>Please enter your email first!</Trans>}
        {message === 'reset-failed' && <Trans>Failed to send reset email. Please try again.</Trans>}
      </p>
      <p role="status" className="font-semibold text-accent empty:hidden">
        {message === 'reset-sent' && <Trans>Password reset link sent! Check your email.</Trans>}
      </p>
    </>
  )
}
