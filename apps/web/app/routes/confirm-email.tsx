import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { loginAddress } from '../addresses/login-address.ts'
import { addressOf } from '../addresses/paths.ts'
import { usePlace } from '../addresses/use-place.ts'
import { useSearch } from '../addresses/use-search.ts'
import { askWhereUnknown } from '../features/account/sessions/ask-session.ts'
import { ConfirmLink, NoToken } from '../features/account/sign-in/confirm-link.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { useHydrated } from '../prerender/use-hydrated.ts'
import { NoServer } from '../ui/server/no-server.tsx'
import { WithServer } from '../ui/server/with-server.tsx'
import { WaitForScript } from '../ui/wait-for-script.tsx'

export const handle = { messages: 'more' }

/** The page of a mailed link about an address. Only its buttons act, because mail scanners open links. */
export default function ConfirmEmail() {
  const { t } = useLingui()
  const { to, language } = usePlace()
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const search = useSearch()
  const token = new URLSearchParams(search).get('token')

  useEffect(() => void askWhereUnknown(), [])

  return (
    <PageFrame
      title={t`Your email address – Malayalam for All`}
      description={t`Confirm your email address: the link in the mail opens this page.`}
      listed={false}
      width="max-w-md"
    >
      <h1 className="mt-6 mb-4 text-3xl font-bold">
        <Trans>Your email address</Trans>
      </h1>
      <WithServer instead={<NoServer />}>
        <div className="rest-of-screen">
          {!hydrated && (
            <WaitForScript>
              <Trans>Looking at the link…</Trans>
            </WaitForScript>
          )}
          {hydrated && !token && <NoToken />}
          {hydrated && token && (
            <ConfirmLink
              token={token}
              loginAddress={loginAddress(addressOf(`/confirm-email${search}`, language), language)}
              onDone={async (what) =>
                navigate(to(what === 'confirm' || what === 'taken' ? '/level' : '/profile'), {
                  replace: true,
                })
              }
            />
          )}
        </div>
      </WithServer>
    </PageFrame>
  )
}
