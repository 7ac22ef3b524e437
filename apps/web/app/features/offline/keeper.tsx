import { type ComponentType, useEffect, useState } from 'react'

/** How long after its load a page has the network to itself: milliseconds. */
const calm = 2000

/**
 * Brings in, when the page is loaded and at rest, what keeps the app on the device and tells of its new versions. This much
 * is in every page's first load; the rest is not.
 */
export function Keeper() {
  const [Notice, setNotice] = useState<ComponentType>()
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const bring = () =>
      import('./version-notice.tsx').then(
        ({ VersionNotice }) => setNotice(() => VersionNotice),
        () => undefined,
      )
    const rest = () => setTimeout(bring, calm)
    if (document.readyState === 'complete') rest()
    else addEventListener('load', rest, { once: true })
  }, [])
  return Notice && <Notice />
}
