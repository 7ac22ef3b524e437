import { firstUserlevel } from '@app/learning/levels'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleUserRound, X } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { usePlace } from '../addresses/use-place.ts'
import { useSearch } from '../addresses/use-search.ts'
import { useUserlevel } from '../device/learner/learner-store.ts'
import { hasBegunSession } from '../device/under-way/session-storage.ts'
import { askWhereUnknown } from '../features/account/sessions/ask-session.ts'
import { LoginScreen } from '../features/account/sign-in/login-screen.tsx'
import { nextPath } from '../features/account/sign-in/next-path.ts'
import { OfferedLanguage } from '../features/site/offered-language.tsx'
import { WaysIn } from '../features/today/ways-in.tsx'
import { useHydrated } from '../prerender/use-hydrated.ts'
import { useSession } from '../session/session.ts'
import { IconLink, LinkButton } from '../ui/button.tsx'
import { NeedsScript } from '../ui/needs-script.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Emblem } from '../ui/pictures/emblem.tsx'
import { NoServer } from '../ui/server/no-server.tsx'
import { WithServer } from '../ui/server/with-server.tsx'

export const handle = { messages: 'more' }

/**
 * The login page. A learner who is signed in is led on, whether they signed in here, by a mailed link, or in
 * another tab.
 */
export default function Login() {
  const { t } = useLingui()
  const { to } = usePlace()
  const hydrated = useHydrated()
  const { state: passed } = useLocation()
  const search = useSearch()
  const { state } = useSession()
  const begin = useBeginning()
  const isStarting = new URLSearchParams(search).has(startInAddress)
  useLeadOn(state === 'signed-in', search, to('/level'))

  return (
    <>
      <PageHead
        title={t`Login or sign up – Malayalam for All`}
        description={t`Log in or sign up, so that your progress follows you to your other devices.`}
        listed={false}
      />
      <OfferedLanguage />
      <div className="kasavu-band" />
      <main className="mx-auto max-w-md px-4 pb-8">
        <div className="flex items-center gap-2 py-3">
          <Emblem className="size-10 shrink-0" />
          <h1 className="min-w-0 grow text-xl font-bold sm:text-2xl">
            <WithServer instead={<Trans>Start Learning</Trans>}>
              <Trans>Login or sign up</Trans>
            </WithServer>
          </h1>
          <IconLink to={to('/me')} label={t`Me`}>
            <CircleUserRound aria-hidden="true" />
          </IconLink>
          <IconLink to={to('/')} label={t`Close`} className="-mr-2">
            <X aria-hidden="true" />
          </IconLink>
        </div>
        {isStarting ? (
          <section className="mb-5">
            <h2 className="mb-3 text-lg font-semibold">
              <Trans>Where do you want to start?</Trans>
            </h2>
            <WaysIn stacked />
          </section>
        ) : (
          <LinkButton to={begin} className="mb-5 w-full">
            <Trans>Start without an account</Trans>
          </LinkButton>
        )}
        <WithServer instead={<NoServer />}>
          <noscript>{import.meta.env.SSR && <NeedsScript />}</noscript>
          <LoginScreen
            search={search}
            address={to('/login') + search}
            passwordIsNew={hydrated && isAfterReset(passed)}
          />
          <p className="mt-2 text-center">
            <Link
              to={to('/level')}
              className="inline-flex min-h-11 items-center rounded-xl px-2 font-semibold text-accent underline"
            >
              <Trans>Skip sign-up and go to the levels</Trans>
            </Link>
          </p>
        </WithServer>
      </main>
    </>
  )
}

/** Where one begins without an account: a newcomer chooses a way in, who comes back has today's session. */
function useBeginning(): string {
  const { to } = usePlace()
  const userlevel = useUserlevel()
  const hydrated = useHydrated()
  const comesBack = userlevel > firstUserlevel || (hydrated && hasBegunSession())
  return comesBack ? to('/today') : `${to('/login')}?${startInAddress}`
}

/** In the address: the learner starts without an account, and is shown the ways in. */
const startInAddress = 'start'

function useLeadOn(signedIn: boolean, search: string, levels: string) {
  const navigate = useNavigate()
  useEffect(() => void askWhereUnknown(), [])
  useEffect(() => {
    if (signedIn) void navigate(nextPath(search, location.origin, levels), { replace: true })
  }, [signedIn, search, levels, navigate])
}

const isAfterReset = (passed: unknown) =>
  !!passed && typeof passed === 'object' && 'passwordIsNew' in passed && passed.passwordIsNew === true
