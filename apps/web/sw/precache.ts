import type { Serwist } from 'serwist'

/** A phone has other things to fetch at the same time. */
const abreast = 3

/**
 * Fetches what is missing of this build's files. Throws at the first that cannot be had or kept: the library's own loop never ends
 * then, and as long as an installation has not ended it is not begun anew.
 */
export async function precache(serwist: Serwist, event: ExtendableEvent) {
  const waiting = BUILT.files.values()
  let goesOn = true

  async function work() {
    for (const { url, revision } of waiting) {
      if (!goesOn) return
      const request = new Request(url, { cache: revision ? 'reload' : 'default', credentials: 'same-origin' })
      const params = { cacheKey: serwist.getPrecacheKeyForUrl(url) }
      const address = new URL(request.url)
      await Promise.all(serwist.precacheStrategy.handleAll({ event, request, url: address, params }))
    }
  }
  try {
    await Promise.all(Array.from({ length: abreast }, work))
  } finally {
    goesOn = false
  }
}
