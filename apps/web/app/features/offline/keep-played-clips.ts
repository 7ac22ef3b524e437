/** The clips that sounded before the service worker was there: asked for once more, they come from the browser's cache and are kept. */
export async function keepPlayedClips() {
  const played = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/audio\/.*\.mp3$/.test(pathname))
  for (const url of played) await fetch(url).catch(() => undefined)
}
