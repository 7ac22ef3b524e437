import { Trans } from '@lingui/react/macro'
import { useStore } from 'zustand'
import { useIsKept } from '../../../device/keeping/use-is-kept.ts'
import { sessionStore } from '../../../session/session.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { NoServer } from '../../../ui/server/no-server.tsx'
import { WithServer } from '../../../ui/server/with-server.tsx'

type Props = { userlevel: number; loginAddress: string }

/** The profile of a visitor: the link to sign in, and what this device knows of them. */
export function VisitorPart({ userlevel, loginAddress }: Props) {
  const unheard = useStore(sessionStore, ({ leaving }) => leaving?.unheard === true)
  const isKept = useIsKept()
  return (
    <>
      {unheard && (
        <p role="status" className="mb-4 rounded-xl bg-accent-soft p-3 font-semibold">
          <Trans>
            You are signed out on this device. The server cannot be reached now, and is told as soon as it can
            be.
          </Trans>
        </p>
      )}
      <WithServer instead={<NoServer />}>
        <p className="mb-4 text-lg">
          <Trans>Login or sign up to access this page</Trans>
        </p>
        <LinkButton to={loginAddress} className="w-full sm:w-auto">
          <Trans>Sign Up/Login</Trans>
        </LinkButton>
      </WithServer>
      <p className="mt-8 rounded-2xl border-2 border-gold bg-gold-soft p-5 text-center text-xl font-bold">
        <Trans>User Rank: {userlevel}</Trans>
      </p>
      <WithServer>
        <p className="mt-3 text-ink-soft">
          {/* It has its room before the browser has answered: nothing moves when it comes. */}
          <span className={isKept ? undefined : 'invisible'}>
            <Trans>Your progress is kept on this device.</Trans>
          </span>{' '}
          <Trans>It joins your account when you log in, and then follows you to your other devices.</Trans>
        </p>
      </WithServer>
    </>
  )
}
