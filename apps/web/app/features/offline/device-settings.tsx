import { Trans } from '@lingui/react/macro'
import { DeviceFiles } from './device-files.tsx'
import { KeptStatus } from './kept-status.tsx'

/** The settings about this device: which parts of the app it keeps, and the learner's own file. */
export function DeviceSettings() {
  return (
    <>
      <section>
        <h3 className="mb-1 font-semibold">
          <Trans>On this device</Trans>
        </h3>
        <KeptStatus />
      </section>
      <section>
        <h3 className="mb-1 font-semibold">
          <Trans>Your progress as a file</Trans>
        </h3>
        <DeviceFiles />
      </section>
    </>
  )
}
