import { deviceKeys } from '../storage/keys.ts'
import { deviceStorage } from '../storage/safe-storage.ts'

/** Sends what waits when the page begins, when it is looked at again, and when the network is back. Where nothing waits it loads nothing. */
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
