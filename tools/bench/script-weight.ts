import type { BrowserContext, Page } from 'playwright-core'
import type { CrowdLearner } from '../../apps/server/src/testing-crowd.ts'

/** Gives a browser a learner's session. */
export async function useSession(context: BrowserContext, address: string, learner: CrowdLearner) {
  const [name = '', value = ''] = learner.cookie.split(/=(.*)/s)
  await context.addCookies([{ name, value, url: address }])
}

/** Counts from now on what a page's scripts take over the wire, headers and all. Answers how to ask for the bytes so far. */
export async function countScripts(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}
