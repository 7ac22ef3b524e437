import { expect, type Page, test } from '@playwright/test'
import { keepSound, keptClips, ownPort, visit } from '../support/offline-page.ts'
import { type OwnServer, ownServer } from '../support/own-server.ts'

test.use({ serviceWorkers: 'allow', baseURL: `http://127.0.0.1:${ownPort}` })
test.describe.configure({ mode: 'default', timeout: 90_000 })

let server: OwnServer

test.beforeAll(async () => {
  server = await ownServer(ownPort)
})
test.afterAll(() => server.stop())

const oldVersion = '00000000'
const isOld = (clip: string) => clip.endsWith(oldVersion)

/** The device as an update finds it: what it keeps are clips of an older recipe. */
async function makeOld(page: Page) {
  await page.evaluate(async (version) => {
    const cache = await caches.open('clips')
    for (const { url } of await cache.keys()) {
      const reply = await cache.match(url)
      if (reply) await cache.put(url.replace(/v=.*/, `v=${version}`), reply)
      await cache.delete(url)
    }
    await (await caches.open('notes')).delete('/clips')
  }, oldVersion)
}

/** Opens the page anew, and waits until what looks for old clips has come and the page asks for nothing more. */
async function reloadToRest(page: Page) {
  const last = page.waitForResponse('**/assets/version-notice-*.js')
  await page.reload()
  await last
  await page.waitForLoadState('networkidle')
}

test('after an update the sound that was kept is fetched anew, and the old goes', async ({ page }) => {
  await visit(page, '/resource/phrases')
  await keepSound(page)
  const current = (await keptClips(page)).toSorted()
  await makeOld(page)
  expect((await keptClips(page)).every(isOld)).toBe(true)
  await page.goto('/level')
  await expect.poll(async () => (await keptClips(page)).toSorted(), { timeout: 30_000 }).toEqual(current)

  // Once: from then on the device knows that its clips are today's.
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await reloadToRest(page)
  expect(asked).not.toContain('/audio/manifest.json')
})

test('until the new sound is there the old one plays, and nothing is fetched without a network', async ({
  page,
  context,
}) => {
  await visit(page, '/resource/phrases')
  await keepSound(page)
  const [clip = ''] = await keptClips(page)
  await server.stop()
  await makeOld(page)
  // What the browser itself keeps of replies would stand in for the server.
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.reload()
  const heard = await page.evaluate(async (address) => {
    const reply = await fetch(address)
    return { status: reply.status, bytes: (await reply.blob()).size }
  }, clip)
  expect(heard.status).toBe(200)
  expect(heard.bytes).toBeGreaterThan(2000)
  const kept = await keptClips(page)
  expect(kept).toContain(clip.replace(/v=.*/, `v=${oldVersion}`))
  expect(kept).not.toContain(clip)
  await server.start()
})

test('a learner who saves data fetches nothing by themselves', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  await visit(page, '/resource/phrases')
  await keepSound(page)
  await makeOld(page)
  await reloadToRest(page)
  expect((await keptClips(page)).every(isOld)).toBe(true)
})
