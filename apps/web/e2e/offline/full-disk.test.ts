import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { keptClips, soundOf, visit } from '../support/offline-page.ts'
import { openAllSettings } from '../support/settings-page.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 90_000 })

/** Sets how much the browser gives the site: as much as it has, and so many bytes more; or what the disk has. */
async function setRoom(page: Page, client: CDPSession, more?: number) {
  const { origin } = new URL(page.url())
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
  const quota = more === undefined ? {} : { quotaSize: usage + more }
  await client.send('Storage.overrideQuotaForOrigin', { origin, ...quota })
}

test('a disk that is full from the first is said, and the app comes when there is room', {
  tag: '@long',
}, async ({ page, context }) => {
  const client = await context.newCDPSession(page)
  await page.goto('/404')
  const { origin } = new URL(page.url())
  await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_500_000 })
  await page.goto('/level')
  await openAllSettings(page)
  await expect(page.getByText('There is no room on this device for the app')).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  await setRoom(page, client)

  const seen = Promise.withResolvers<void>()
  await context.route('**/blog/why', async (route) => {
    if (route.request().serviceWorker()) await seen.promise
    await route.continue()
  })
  await page.goto('/letters')
  await openAllSettings(page)
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await expect(dialog).toContainText('The app is not on this device yet')
  seen.resolve()
  await expect(dialog, 'who watches sees it come').toContainText('The app opens without a network.', {
    timeout: 30_000,
  })
})

/** What the service worker says next. */
const toldByWorker = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data), { once: true }),
      ),
  )

test('a full disk is said, with one way on; what was kept stays, and is told truly', {
  tag: '@long',
}, async ({ page, context }) => {
  await visit(page, '/level')
  const client = await context.newCDPSession(page)

  await test.step('sounds that are played are told of where nobody is disturbed, once', async () => {
    await setRoom(page, client, 0)
    const told = toldByWorker(page)
    const words = page.waitForResponse('**/assets/more-*.js')
    await page.getByRole('link', { name: /First letters/ }).click()
    await expect(page.getByRole('button', { name: /^Listen/ })).toBeVisible()
    expect(await told).toBe('no room for sounds')
    await (await words).finished()
    const notice = page.getByRole('complementary', { name: 'No room' })
    await expect(notice).toBeHidden()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(notice).toContainText('This device has no room left: sounds that you play are not kept')
    expect(await keptClips(page)).toEqual([])
    await notice.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/level2/)
    await expect(notice).toBeHidden()
    await openAllSettings(page)
    await expect(page.getByRole('dialog')).toContainText('sounds that you play are not kept')
  })

  await page.goto('/level')
  await setRoom(page, client, 300_000)
  const { section, keep, goOn } = soundOf(page)
  await keep.click()
  await expect(section.getByRole('alert')).toHaveText(
    'There is no more room on this device. What has come is kept: free some space, then go on.',
    { timeout: 30_000 },
  )
  await expect(section.getByRole('button')).toHaveCount(1)
  const kept = await keptClips(page)
  expect(kept.length).toBeGreaterThan(0)
  await page.reload()
  await expect(section.getByRole('status')).toContainText('of the sound of this page are on this device')
  expect((await keptClips(page)).toSorted()).toEqual(kept.toSorted())

  await setRoom(page, client)
  await keep.click()
  await expect(section.getByRole('status')).toContainText('is on this device', { timeout: 30_000 })
  await expect(goOn).toBeHidden()
})
