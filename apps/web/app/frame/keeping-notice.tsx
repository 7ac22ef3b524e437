import { Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { keepingStore, keepsNow } from '../device/storage/keeping.ts'
import { lazyWithMessages } from '../ui/lazy-with-messages.tsx'

const KeepingLines = lazyWithMessages(
  () => import('./keeping-lines.tsx').then(({ KeepingLines }) => KeepingLines),
  'more',
)

/**
 * Says, before anything is done, where the browser does not keep what is done here. It is tried once when the page is
 * there, and again when the learner comes back to a page where it failed.
 */
export function KeepingNotice() {
  const keeping = useStore(keepingStore)
  useEffect(() => {
    const probe = () =>
      import('../device/keeping/probe.ts').then(
        ({ probeKeeping }) => probeKeeping(),
        () => undefined,
      )
    const again = () => {
      const { log, local } = keepingStore.getState()
      if (!document.hidden && keepsNow({ log, local }) !== 'kept') void probe()
    }
    void probe()
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [])
  const keeps = keepsNow(keeping)
  const { evicted, damaged, unreadable } = keeping
  const isQuiet = (keeps === 'kept' || keeps === 'unknown') && !evicted && damaged + unreadable === 0
  return isQuiet ? null : (
    <Suspense>
      <KeepingLines />
    </Suspense>
  )
}
