import { Trans } from '@lingui/react/macro'

/** In the place of what is read of the course: its room while it is read, and why it cannot be. */
export const CourseMissing = ({ found }: { found: 'failed' | undefined }) =>
  found ? (
    <p role="alert">
      <Trans>The path is not on this device yet. It comes when you are online again.</Trans>
    </p>
  ) : (
    <p aria-busy="true" className="min-h-screen" />
  )
