import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { sessionStore } from '../../lib/session.ts'
import { IconButton } from '../../ui/button.tsx'

/** Tells the learner that the session ended, wherever in the app they are; they may go on without it. */
export function SessionNotice({ loginAddress }: { loginAddress: string }) {
  const { t } = useLingui()
  return (
    <div
      role="alert"
      className="fixed inset-x-3 bottom-3 z-10 mx-auto flex max-w-md items-center gap-2 rounded-2xl border-2 border-gold bg-surface py-1 pr-1 pl-4 text-ink shadow-xl"
    >
      <p className="grow">
        <Trans>
          You are signed out.{' '}
          <Link
            to={loginAddress}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline"
          >
            Log in again
          </Link>
        </Trans>
      </p>
      <IconButton label={t`Close`} onClick={() => sessionStore.setState({ ended: false })}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
