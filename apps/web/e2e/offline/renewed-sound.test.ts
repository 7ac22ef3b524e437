import { expect, type Page, test } from '@playwright/test'
import { type Door, openDoor } from '../support/door.ts'
import { keepSound, keptClips, ownPort, visit } from '../support/offline-page.ts'

test.use({ serviceWorkers: 'allow', baseURL: `http://127.0.0.1:${ownPort}` })
test.describe.configure({ mode: 'default', timeout: 90_000 })

let door: Door

test.beforeAll(async () => {
  door = await openDoor(ownPort)
})
test.afterAll(() => door.shut())

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

test('after an update the sound that was kept is fetched anew, and the old plays until then; who saves data fetches nothing', {
  tag: '@long',
}, async ({ page, context }) => {
  await visit(page, '/resource/phrases')
  await keepSound(page)
  const current = (await keptClips(page)).toSorted()
  const [clip = ''] = current

  await test.step('without a network the old one plays, and nothing is fetched', async () => {
    await door.shut()
    await makeOld(page)
    expect((await keptClips(page)).every(isOld)).toBe(true)
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
    await door.open()
  })

  await test.step('then the new one is fetched, once', async () => {
    await page.goto('/level')
    await expect.poll(async () => (await keptClips(page)).toSorted(), { timeout: 30_000 }).toEqual(current)
    // From then on the device knows that its clips are today's.
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await reloadToRest(page)
    expect(asked).not.toContain('/audio/manifest.json')
    await page.close()
  })

  await test.step('a learner who saves data fetches nothing by themselves', async () => {
    const saving = await context.newPage()
    await saving.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    )
    await saving.goto('/icon.svg')
    await makeOld(saving)
    await saving.goto('/resource/phrases')
    await reloadToRest(saving)
    expect((await keptClips(saving)).every(isOld)).toBe(true)
  })
})
