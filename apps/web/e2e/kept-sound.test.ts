import { expect, test } from '@playwright/test'
import { noFault } from './no-fault.ts'
import { keepSound, keptClips, ownPort, soundOf, visit } from './offline-page.ts'
import { type OwnServer, ownServer } from './own-server.ts'

test.use({ serviceWorkers: 'allow', baseURL: `http://127.0.0.1:${ownPort}` })
test.describe.configure({ mode: 'default', timeout: 90_000 })

let server: OwnServer

test.beforeAll(async () => {
  server = await ownServer(ownPort)
})
test.afterAll(() => server.stop())

test('a download shows how far it is, can be cancelled, goes on where it stopped, and can be deleted', async ({
  page,
}) => {
  await visit(page, '/resource/phrases')
  const { section, keep, cancel, drop } = soundOf(page)
  await expect(section).toContainText('112 kB')
  let fetched: string[] = []
  let held: (() => void)[] = []
  await page.route('**/audio/**', async (route) => {
    fetched.push(new URL(route.request().url()).pathname)
    if (fetched.length > 5) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue().catch(() => undefined)
  })
  await keep.click()
  await expect(section.getByRole('progressbar')).toBeVisible()
  await expect.poll(async () => (await keptClips(page)).length).toBe(5)
  await cancel.click()
  await expect(section.getByRole('status')).toContainText(
    'of 112 kB of the sound of this page are on this device',
  )
  for (const release of held) release()
  expect(await keptClips(page)).toHaveLength(5)

  const before = await keptClips(page)
  fetched = []
  held = []
  await page.unroute('**/audio/**')
  page.on('request', (request) => {
    if (request.url().includes('/audio/')) fetched.push(new URL(request.url()).pathname)
  })
  await keepSound(page)
  expect(fetched).toHaveLength(5)
  for (const clip of before) expect(fetched).not.toContain(clip.split('?')[0])
  expect(await keptClips(page)).toHaveLength(10)

  await page.reload()
  await expect(section.getByRole('status')).toContainText('is on this device')
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('button', { name: 'Delete kept sounds' })).toBeVisible()
  await noFault(page)
  await page.keyboard.press('Escape')
  await drop.click()
  await expect(keep).toBeVisible()
  expect(await keptClips(page)).toEqual([])

  await page.keyboard.press('Tab')
  await keep.focus()
  await page.keyboard.press('Enter')
  await expect(section.getByRole('status')).toContainText('is on this device')
  await expect(section).toBeFocused()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Delete kept sounds' }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' }).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(section).not.toContainText('is on this device')
  await expect(keep).toBeVisible()
})

test('a download goes on while its learner goes from page to page', async ({ page }) => {
  await visit(page, '/level2')
  const { section, keep, cancel } = soundOf(page)
  let held: (() => void)[] = []
  let fetched = 0
  await page.route('**/audio/**', async (route) => {
    if (++fetched > 5) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue().catch(() => undefined)
  })
  await keep.click()
  await expect.poll(async () => (await keptClips(page)).length).toBe(5)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/level3/)
  await expect(section).not.toContainText('is on this device')
  await page.getByRole('link', { name: 'Previous page' }).click()
  await expect(section.getByRole('progressbar')).toBeVisible()
  await expect(cancel).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.unroute('**/audio/**')
  for (const release of held) release()
  held = []
  await page.getByRole('link', { name: 'Previous page' }).click()
  await expect(section.getByRole('status')).toContainText('is on this device', { timeout: 30_000 })
})

test('a tab that is killed in the middle leaves whole clips, and the next one tells the truth', async ({
  page,
  context,
}) => {
  await visit(page, '/resource/phrases')
  let count = 0
  await page.route('**/audio/**', async (route) => {
    count += 1
    if (count <= 4) await route.continue()
  })
  await soundOf(page).keep.click()
  await expect.poll(async () => (await keptClips(page)).length).toBe(4)
  await page.close()

  const next = await context.newPage()
  await next.goto('/resource/phrases')
  const { section } = soundOf(next)
  await expect(section.getByRole('status')).toContainText(
    'of 112 kB of the sound of this page are on this device',
  )
  const whole = await next.evaluate(async () => {
    const cache = await caches.open('clips')
    const replies = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
    return Promise.all(
      replies.map(
        async (reply) => (await reply?.blob())?.size === Number(reply?.headers.get('content-length')),
      ),
    )
  })
  expect(whole).toEqual([true, true, true, true])
  await keepSound(next)
})

test('a connection that breaks off is said, with one way on', async ({ page }) => {
  await visit(page, '/resource/phrases')
  let count = 0
  await page.route('**/audio/**', async (route) => {
    count += 1
    if (count <= 3) await route.continue()
    else await route.abort()
  })
  const { section, keep, goOn } = soundOf(page)
  await keep.click()
  await expect(section.getByRole('alert')).toHaveText(
    'The connection broke off. What has come is kept: go on when you are connected.',
  )
  await expect(section.getByRole('button')).toHaveCount(1)
  await page.unroute('**/audio/**')
  await goOn.click()
  await expect(section.getByRole('status')).toContainText('is on this device')
  expect(await keptClips(page)).toHaveLength(10)
})

test('what another page keeps too is not deleted with this one', async ({ page }) => {
  await visit(page, '/letters')
  await keepSound(page)
  const letters = await keptClips(page)
  await page.goto('/level')
  await expect(soundOf(page).drop).toBeVisible()
  await keepSound(page)
  await soundOf(page).drop.click()
  await expect(soundOf(page).keep).toBeVisible()
  expect((await keptClips(page)).toSorted()).toEqual(letters.toSorted())
})

test('a network that answers with a page of its own, and a server that cannot answer, are told as such', async ({
  page,
}) => {
  await visit(page, '/resource/phrases')
  const { section, keep, goOn } = soundOf(page)
  const told = section.getByRole('alert')
  const broken = 'The server does not answer as it should. What has come is kept: go on in a while.'
  await page.route('**/audio/**', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in to this network</h1>' }),
  )
  await keep.click()
  await expect(told).toHaveText(broken)
  await page.unroute('**/audio/**')
  await page.route('**/audio/**', (route) => route.fulfill({ status: 500 }))
  const answered = page.waitForResponse((reply) => reply.status() === 500)
  await goOn.click()
  await answered
  await expect(section.getByRole('button')).toHaveText('Go on')
  await expect(told).toHaveText(broken)
  expect(await keptClips(page)).toEqual([])
})

test('what is deleted or kept in one tab is told in another', async ({ page, context }) => {
  await visit(page, '/resource/phrases')
  await keepSound(page)
  const other = await context.newPage()
  await other.goto('/resource/phrases')
  const told = soundOf(other).section.getByRole('status')
  await expect(told).toContainText('is on this device')
  await soundOf(page).drop.click()
  await expect(soundOf(other).keep).toBeVisible()
  await expect(soundOf(other).drop).toBeHidden()
  await keepSound(page)
  await expect(told).toContainText('is on this device')
})
