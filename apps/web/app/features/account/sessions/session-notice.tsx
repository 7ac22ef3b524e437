import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { stopSync } from '../../../device/sync/sync-switch.ts'
import { sessionStore } from '../../../session/session.ts'
import { TextButton } from '../text-button.tsx'
import { Notice } from './notice.tsx'

/**
 * The session has ended, but the learner did not end it here. They may go on without it, or remove their data
 * from a device that others use.
 */
export function SessionNotice({ loginAddress }: { loginAddress: string }) {
  const close = () => sessionStore.setState({ ended: false })
  return (
    <Notice onClose={close}>
      <Trans>
        You are signed out.{' '}
        <Link
          to={loginAddress}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline"
        >
          Log in again
        </Link>
      </Trans>{' '}
      <TextButton onClick={() => void stopSync().then(close)}>
        <Trans>Take my progress off this device</Trans>
      </TextButton>
    </Notice>
  )
}
