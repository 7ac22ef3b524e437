/**
 * Runs one action at a time in all tabs of the device. Locks are missing only on a page without TLS. Then two tabs may
 * do the same twice, which changes nothing.
 */
export async function exclusively(act: () => Promise<void>) {
  if (navigator.locks) await navigator.locks.request('progress', act)
  else await act()
}
