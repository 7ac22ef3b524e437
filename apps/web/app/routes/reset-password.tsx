import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { usePlace } from '../addresses/use-place.ts'
import { useSearch } from '../addresses/use-search.ts'
import { readResetLink } from '../features/account/auth-calls.ts'
import { afterReset } from '../features/account/password/after-reset.ts'
import { NewPasswordForm } from '../features/account/password/new-password-form.tsx'
import { LinkFault } from '../features/account/sign-in/link-fault.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { useHydrated } from '../prerender/use-hydrated.ts'
import { LinkButton } from '../ui/button.tsx'
import { NeedsScript } from '../ui/needs-script.tsx'
import { NoServer } from '../ui/server/no-server.tsx'
import { WithServer } from '../ui/server/with-server.tsx'

export const handle = { messages: 'more' }

/** The page of the mailed link: the learner chooses a new password. */
export default function ResetPassword() {
  const { t } = useLingui()
  const { to } = usePlace()
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const token = new URLSearchParams(useSearch()).get('token')
  const [isUsedUp, setIsUsedUp] = useState(false)

  // Checks the link first, so that nobody thinks of a password in vain. If the server does not reply, the
  // form reports an invalid link.
  useEffect(() => {
    if (token)
      readResetLink(token).then(
        ({ holds }) => setIsUsedUp(!holds),
        () => undefined,
      )
  }, [token])

  async function leadOn() {
    await afterReset()
    await navigate(to('/login'), { replace: true, state: { passwordIsNew: true } })
  }

  return (
    <PageFrame
      title={t`A new password – Malayalam for All`}
      description={t`Choose a new password for your account: the link in the mail opens this page.`}
      listed={false}
      width="max-w-md"
    >
      <h1 className="mt-6 mb-4 text-3xl font-bold">
        <Trans>A new password</Trans>
      </h1>
      <WithServer instead={<NoServer />}>
        <div className="rest-of-screen">
          {hydrated && !token ? (
            <>
              <p role="alert" className="mb-4">
                <Trans>This page needs the link from the mail. Ask for a new one on the login page.</Trans>
              </p>
              <LinkButton to={to('/login')}>
                <Trans>Login</Trans>
              </LinkButton>
            </>
          ) : (
            <>
              <LinkFault error={isUsedUp ? 'INVALID_TOKEN' : null} />
              <noscript>{import.meta.env.SSR && <NeedsScript />}</noscript>
              <div className="noscript:hidden">
                <NewPasswordForm token={token ?? ''} ready={hydrated} onDone={leadOn} />
              </div>
              <p className="mt-4">
                <Trans>
                  The link does not work any more?{' '}
                  <Link to={to('/login')} className="font-semibold text-accent underline">
                    Ask for a new one
                  </Link>
                </Trans>
              </p>
            </>
          )}
        </div>
      </WithServer>
    </PageFrame>
  )
}
