import type { Serwist } from 'serwist'

/** How many at the same time: a phone has other things to fetch too. */
const concurrency = 3

/**
 * Fetches the missing files of this build. Throws at the first that cannot be fetched or kept. The library's
 * own loop never ends in that case, and an installation that has not ended is not started again.
 */
export async function precache(serwist: Serwist, event: ExtendableEvent) {
  const waiting = BUILT.files.values()
  let isRunning = true

  async function work() {
    for (const { url, revision } of waiting) {
      if (!isRunning) return
      const request = new Request(url, { cache: revision ? 'reload' : 'default', credentials: 'same-origin' })
      const params = { cacheKey: serwist.getPrecacheKeyForUrl(url) }
      const address = new URL(request.url)
      await Promise.all(serwist.precacheStrategy.handleAll({ event, request, url: address, params }))
    }
  }
  try {
    await Promise.all(Array.from({ length: concurrency }, work))
  } finally {
    isRunning = false
  }
}
