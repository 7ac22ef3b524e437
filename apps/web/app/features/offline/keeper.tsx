import { type ComponentType, useEffect, useState } from 'react'

/** How long after loading a page has the network to itself, in milliseconds. */
const quietTime = 2000

/**
 * When the page is loaded and idle, loads the code that keeps the app on the device and announces new
 * versions. Only this component is in every page's first load.
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
    const rest = () => setTimeout(bring, quietTime)
    if (document.readyState === 'complete') rest()
    else addEventListener('load', rest, { once: true })
  }, [])
  return Notice && <Notice />
}
