import { languages } from '@app/learning/languages'
import type { Browser, BrowserContext } from 'playwright-core'
import { type CrowdLearner, signInCrowd } from '../../apps/server/src/testing/sign-in-crowd.ts'
import { atMost, type Figure } from './figure.ts'

/**
 * JavaScript and fonts over the wire, with headers, of a first visit with an empty cache, compressed by the server:
 * until the network is idle, which is before a video plays and before the coach is asked anything.
 */
export async function weighPages(browser: Browser, address: string, dataDir: string): Promise<Figure[]> {
  const [learner] = await signInCrowd(dataDir, { count: 1 })
  if (!learner) throw new Error('Nobody is signed in.')
  const weigh = (path: string, signedIn?: CrowdLearner) =>
    weighPage(browser, address, path, 'Script', signedIn)
  const weighFonts = (path: string) => weighPage(browser, address, path, 'Font')
  return [
    atMost('quiz: JavaScript over the wire', await weigh('/lessons2'), 160, 'kB'),
    atMost('level page: JavaScript over the wire', await weigh('/level'), 160, 'kB'),
    atMost('coach, signed in: JavaScript over the wire', await weigh('/coach', learner), 175, 'kB'),
    atMost(
      'video, signed in: JavaScript over the wire',
      await weigh('/youtube2?vid=travel', learner),
      190,
      'kB',
    ),
    atMost('landing page: fonts over the wire', await weighFonts('/'), 70, 'kB'),
    ...(await Promise.all(
      languages.map(async ({ name, prefix }) =>
        atMost(`level page in ${name}: fonts over the wire`, await weighFonts(`${prefix}/level`), 70, 'kB'),
      ),
    )),
  ]
}

async function weighPage(
  browser: Browser,
  address: string,
  path: string,
  kind: 'Script' | 'Font',
  signedIn?: CrowdLearner,
) {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' })
  if (signedIn) await signIn(context, address, signedIn)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  const weighed = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => type === kind && weighed.add(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (weighed.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await context.close()
  return bytes / 1000
}

/** Gives a browser a learner's session, and makes the device notice it. */
async function signIn(context: BrowserContext, address: string, { cookie }: CrowdLearner) {
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  await context.addCookies([{ name, value, url: address }])
  const page = await context.newPage()
  await page.goto('/youtube2')
  await page.getByRole('link', { name: 'Choose a video' }).waitFor()
  await page.close()
}
