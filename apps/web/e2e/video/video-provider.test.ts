import { expect, type Page, test } from '@playwright/test'
import { signUp } from '../support/account-page.ts'
import { fakeProvider, moveProviderTo } from '../support/fake-provider.ts'
import { hydrated } from '../support/hydrated.ts'
import { noFault } from '../support/no-fault.ts'
import { aRecord, followLinkTo, keepVideo, lineOf, waitForPlayer } from '../support/video-page.ts'

test.beforeAll(() =>
  keepVideo(
    aRecord({ video_id: 'provider', title: 'A video of others', provider: 'youtube', source: 'provider' }),
  ),
)

const posterOf = (page: Page) => page.getByRole('button', { name: /^Play it from YouTube/ })

test('a provider’s player is loaded after a tap on its poster and not before, follows the lines, and is covered by nothing', async ({
  page,
  context,
}) => {
  const asked = await fakeProvider(context, { driven: true })
  await signUp(page)
  await page.goto('/youtube2?vid=provider')
  await expect(posterOf(page)).toBeVisible()
  await page.evaluate(async () => (await fetch('/api/videos/provider')).text())
  expect(asked).toEqual([])
  await posterOf(page).click()
  const { play, pause, next, now } = await waitForPlayer(page)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/provider\?/)
  // Between two messages the page's clock runs for two seconds. At this speed it stays within the line.
  await page.getByLabel('Speed').selectOption('0.5')
  await play.click()
  await expect(pause).toBeVisible()
  await moveProviderTo(page, 1)
  await expect(lineOf(page, 0)).toContainText('നമസ്കാരം')
  await pause.click()
  await expect(play).toBeVisible()
  await next.click()
  await expect(lineOf(page, 1)).toBeVisible()
  expect(await now()).toBe(3)

  const frame = await page.locator('iframe').boundingBox()
  const band = await lineOf(page, 1).boundingBox()
  expect(band?.y).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0) - 1)
  expect(
    await page.evaluate(() => [...document.scripts].filter(({ src }) => /youtube/.test(src)).length),
  ).toBe(0)
  await noFault(page)

  await test.step('it is shown to who comes by a link from another page, whose policy allows no frame', async () => {
    await page.goto('/level')
    await hydrated(page)
    // The page reloads by itself, with the policy that it needs.
    const openedAnew = page.waitForEvent('load')
    await followLinkTo(page, '/youtube2?vid=provider')
    await openedAnew
    await posterOf(page).click()
    await waitForPlayer(page)
    expect(asked).toHaveLength(2)
  })
})

test('the keys are the page’s again after the frame was clicked, but not for who went there by Tab', {
  tag: '@long',
}, async ({ page, context }) => {
  await fakeProvider(context)
  await page.clock.install()
  await signUp(page)
  await page.goto('/youtube2?vid=provider')
  await posterOf(page).click()
  const { play, pause, loop } = await waitForPlayer(page)
  const isInFrame = () => page.evaluate(() => document.activeElement?.tagName === 'IFRAME')

  // The focus moves there a moment after the click. It must have left before it can come back.
  const listenForBlur = async () => {
    const heard = await page.evaluateHandle(() => ({
      blur: new Promise<void>((resolve) => window.addEventListener('blur', () => resolve(), { once: true })),
    }))
    return () => heard.evaluate(({ blur }) => blur)
  }
  const wentByClick = await listenForBlur()
  await page.locator('iframe').click()
  await wentByClick()
  await expect.poll(isInFrame).toBe(false)
  await page.keyboard.press('l')
  await expect(loop).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press(' ')
  await expect(pause).toBeVisible()
  await page.keyboard.press(' ')
  await expect(play).toBeVisible()

  await page.getByRole('heading', { level: 1 }).getByRole('link').focus()
  // However long that takes: on the page no time passes between Tab and the loss of focus.
  await page.clock.pauseAt(Date.now() + 10_000)
  const wentByTab = await listenForBlur()
  await page.keyboard.press('Tab')
  await wentByTab()
  await page.clock.runFor(500)
  expect(await isInFrame()).toBe(true)
})

test('it says why a video cannot be seen, and what to do', { tag: '@long' }, async ({ page, context }) => {
  const errors = { 'error-2': 2, 'error-5': 5, 'error-100': 100, 'error-150': 150 }
  await fakeProvider(context, { error: errors })
  await page.route('/api/videos/error-*', (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    return route.fulfill({ json: aRecord({ video_id: id, title: id, provider: 'youtube', source: id }) })
  })
  await page.clock.install()
  await signUp(page)
  await page.goto('/youtube2')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Choose a video' })).toBeVisible()
  for (const { id, says, step } of [
    { id: 'error-2', says: 'YouTube knows no video of this name.', step: 'Choose another video' },
    { id: 'error-100', says: 'removed from YouTube, or it is private', step: 'Choose another video' },
    { id: 'error-150', says: 'to be played on YouTube only', step: 'Watch it on YouTube' },
    { id: 'error-5', says: 'YouTube could not play this video.', step: 'Try again' },
  ]) {
    await followLinkTo(page, `/youtube2?vid=${id}`)
    await expect(main.getByRole('heading', { level: 1, name: id })).toBeVisible()
    await posterOf(page).click()
    await expect(page.getByRole('alert')).toContainText(says)
    await expect(
      main.getByRole('link', { name: step }).or(main.getByRole('button', { name: step })),
    ).toBeInViewport({ ratio: 1 })
  }

  await test.step('it says that it cannot be reached, and tries again', async () => {
    await fakeProvider(context, { silent: true })
    await page.getByRole('button', { name: 'Try again' }).click()
    await posterOf(page).click()
    await expect(page.locator('iframe')).toBeVisible()
    // The code that calls the player starts a moment after its frame exists. It gives up in time in any case.
    await expect
      .poll(async () => {
        await page.clock.fastForward(16_000)
        return page.getByRole('alert').allTextContents()
      })
      .toContainEqual(expect.stringContaining('YouTube cannot be reached.'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(posterOf(page)).toBeVisible()
  })
})
