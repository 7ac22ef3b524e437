import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { sessionStore } from '../../lib/session.ts'
import { Notice } from './notice.tsx'

/** The session has ended, and not by the learner's hand here. They may go on without it. */
export function SessionNotice({ loginAddress }: { loginAddress: string }) {
  return (
    <Notice onClose={() => sessionStore.setState({ ended: false })}>
      <Trans>
        You are signed out.{' '}
        <Link
          to={loginAddress}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline"
        >
          Log in again
        </Link>
      </Trans>
    </Notice>
  )
}
