import { expect, type Page, type Route, test } from '@playwright/test'
import { noFault } from '../support/no-fault.ts'
import { keepSound, keptClips, soundOf, visit } from '../support/offline-page.ts'
import { openAllSettings } from '../support/settings-page.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 90_000 })

const clips = '**/audio/**'
const here = 'is on this device'
const partly = /of \d+ kB of the sound of this page are on this device/

/** Lets so many clips come; what becomes of the others `then` says. */
async function letCome(page: Page, most: number, then: (route: Route) => unknown) {
  let count = 0
  await page.route(clips, async (route) => {
    count += 1
    if (count <= most) await route.continue()
    else await then(route)
  })
}

test('a download that goes wrong is told as what it is, with one way on', { tag: '@long' }, async ({
  page,
}) => {
  await visit(page, '/resource/phrases')
  const { section, keep, goOn } = soundOf(page)
  const told = section.getByRole('alert')
  const broken = 'The server does not answer as it should. What has come is kept: go on in a while.'

  await test.step('a network that answers with a page of its own', async () => {
    await page.route(clips, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in to this network</h1>' }),
    )
    await keep.click()
    await expect(told).toHaveText(broken)
    await page.unroute(clips)
  })

  await test.step('a server that cannot answer', async () => {
    await page.route(clips, (route) => route.fulfill({ status: 500 }))
    const answered = page.waitForResponse((reply) => reply.status() === 500)
    await goOn.click()
    await answered
    await expect(section.getByRole('button')).toHaveText('Go on')
    await expect(told).toHaveText(broken)
    expect(await keptClips(page)).toEqual([])
    await page.unroute(clips)
  })

  await test.step('a connection that breaks off', async () => {
    await letCome(page, 3, (route) => route.abort())
    await goOn.click()
    await expect(told).toHaveText(
      'The connection broke off. What has come is kept: go on when you are connected.',
    )
    await expect(section.getByRole('button')).toHaveCount(1)
    await page.unroute(clips)
    await goOn.click()
    await expect(section.getByRole('status')).toContainText(here)
    expect(await keptClips(page)).toHaveLength(10)
  })
})

test('a download shows how far it is, can be cancelled, goes on where it stopped, and can be deleted', async ({
  page,
  context,
}) => {
  await visit(page, '/resource/phrases')
  const { section, keep, cancel, drop } = soundOf(page)
  const status = section.getByRole('status')
  await expect(section).toContainText(/about \d+ kB/)

  await test.step('cancelled, it leaves what has come, and goes on from there', async () => {
    const held = Promise.withResolvers<void>()
    await letCome(page, 5, (route) => held.promise.then(() => route.continue()).catch(() => undefined))
    await keep.click()
    await expect(section.getByRole('progressbar')).toBeVisible()
    await expect.poll(async () => (await keptClips(page)).length).toBe(5)
    await cancel.click()
    await expect(status).toContainText(partly)
    held.resolve()
    await page.unroute(clips)
    const before = await keptClips(page)
    expect(before).toHaveLength(5)
    const fetched: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/audio/')) fetched.push(pathname + search)
    })
    await keepSound(page)
    expect(fetched).toHaveLength(5)
    expect([...before, ...fetched].toSorted()).toEqual((await keptClips(page)).toSorted())
  })

  const other = await context.newPage()
  await other.goto('/resource/phrases')
  const there = soundOf(other)

  await test.step('it is there in another tab and after a load; what is deleted in one is told in the other', async () => {
    await expect(there.section.getByRole('status')).toContainText(here)
    await page.reload()
    await expect(status).toContainText(here)
    await openAllSettings(page)
    await expect(page.getByRole('button', { name: 'Delete kept sounds' })).toBeVisible()
    await noFault(page)
    await page.keyboard.press('Escape')
    await drop.click()
    await expect(keep).toBeVisible()
    expect(await keptClips(page)).toEqual([])
    await expect(there.keep).toBeVisible()
    await expect(there.drop).toBeHidden()
  })

  await test.step('by the keyboard the focus stays with what is told', async () => {
    await page.keyboard.press('Tab')
    await keep.focus()
    await page.keyboard.press('Enter')
    await expect(status).toContainText(here)
    await expect(section).toBeFocused()
    await expect(there.section.getByRole('status')).toContainText(here)
    await openAllSettings(page)
    await page.getByRole('button', { name: 'Delete kept sounds' }).click()
    await expect(page.getByRole('dialog', { name: 'Settings' }).locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(section).not.toContainText(here)
    await expect(keep).toBeVisible()
  })
})

test('a download goes on from page to page; a tab that is killed leaves whole clips, and the next one tells the truth', {
  tag: '@long',
}, async ({ page, context }) => {
  await visit(page, '/resource/phrases')
  const link = page.getByRole('contentinfo').getByRole('link', { name: /About/ })

  await test.step('while its learner goes from page to page it goes on', async () => {
    const { section, keep, cancel, drop } = soundOf(page)
    const held = Promise.withResolvers<void>()
    await letCome(page, 5, (route) => held.promise.then(() => route.continue()))
    await keep.click()
    await expect.poll(async () => (await keptClips(page)).length).toBe(5)
    await link.click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(section.getByRole('progressbar')).toBeVisible()
    await expect(cancel).toBeVisible()
    await link.click()
    await expect(page).toHaveURL('/about')
    held.resolve()
    await expect.poll(async () => (await keptClips(page)).length).toBe(10)
    await page.goBack()
    await expect(section.getByRole('status')).toContainText(here)
    await page.unroute(clips)
    await drop.click()
  })

  await letCome(page, 4, () => undefined)
  await soundOf(page).keep.click()
  await expect.poll(async () => (await keptClips(page)).length).toBe(4)
  await page.close()

  const next = await context.newPage()
  await next.goto('/resource/phrases')
  await expect(soundOf(next).section.getByRole('status')).toContainText(partly)
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

test('what another page keeps too is not deleted with this one', { tag: '@long' }, async ({ page }) => {
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
