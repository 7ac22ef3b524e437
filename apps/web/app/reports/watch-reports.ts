import { deviceKeys } from '../device/storage/keys.ts'
import { deviceStorage } from '../device/storage/safe-storage.ts'

/**
 * Sends the waiting reports when the page starts, when it is visible again, and when the network is back. Loads
 * nothing if no report waits.
 */
export function watchReports() {
  const send = () => {
    if (document.hidden || !deviceStorage.names().some((name) => name.startsWith(deviceKeys.reportOf))) return
    import('./send-reports.ts').then(
      ({ sendReports }) => sendReports(),
      () => undefined,
    )
  }
  send()
  document.addEventListener('visibilitychange', send)
  window.addEventListener('online', send)
  return () => {
    document.removeEventListener('visibilitychange', send)
    window.removeEventListener('online', send)
  }
}
