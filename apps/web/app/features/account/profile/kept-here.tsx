import { Trans } from '@lingui/react/macro'
import { useStore } from 'zustand'
import { syncState } from '../../../sync/sync-state.ts'

/** Tells a learner whose progress the server cannot take that nothing is lost. */
export function KeptHere() {
  const late = useStore(syncState, ({ late }) => late)
  if (!late) return null
  return (
    <p role="status" className="mt-4 rounded-xl bg-gold-soft p-3">
      <Trans>The server cannot take your progress now. It is kept on this device and sent later.</Trans>
    </p>
  )
}
