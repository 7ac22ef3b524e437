import { expect, test } from '@playwright/test'
import { signUp } from './account-page.ts'
import { fakeProvider } from './fake-provider.ts'
import { noFault } from './no-fault.ts'
import { aRecord, keepVideo, lineOf, loopOutlasting, outlasting, playerOf, playInLoop } from './video-page.ts'

test.beforeAll(async () => {
  const long = { video_id: 'long-line', title: 'One of others', provider: 'youtube', source: 'long' } as const
  await keepVideo(aRecord(long, outlasting))
  for (const id of ['provider', 'refused', 'silent'])
    await keepVideo(aRecord({ video_id: id, title: 'A video of others', provider: 'youtube', source: id }))
})

test('a provider’s player is loaded after a tap on its poster and not before, follows the lines, and is covered by nothing', async ({
  page,
  context,
}) => {
  const asked = await fakeProvider(context)
  await signUp(page)
  await page.goto('/youtube2?vid=provider')
  const poster = page.getByRole('button', { name: /^Play it from YouTube/ })
  await expect(poster).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await poster.click()
  const { play, pause, next, now } = playerOf(page)
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/provider\?/)
  await expect.poll(() => page.getByText('0:00 / 0:20').count()).toBe(1)
  await playInLoop(page)
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
})

test('it is shown to who comes by a link from another page, whose policy allows no frame', async ({
  page,
  context,
}) => {
  const asked = await fakeProvider(context)
  await signUp(page)
  await page.evaluate(() => {
    history.pushState(null, '', '/youtube2?vid=provider')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.getByRole('button', { name: /^Play it from YouTube/ }).click()
  await expect.poll(() => asked.length).toBe(1)
  await expect.poll(() => page.getByText('0:00 / 0:20').count()).toBe(1)
})

test('a last line that outlasts it is looped', async ({ page, context }) => {
  await fakeProvider(context)
  await signUp(page)
  await page.goto('/youtube2?vid=long-line')
  await page.getByRole('button', { name: /^Play it from YouTube/ }).click()
  await expect.poll(() => page.getByText('0:00 / 0:20').count()).toBe(1)
  await loopOutlasting(page)
})

test('the keys are the page’s again after the frame was clicked, but not for who went there by Tab', async ({
  page,
  context,
}) => {
  await fakeProvider(context)
  await page.clock.install()
  await signUp(page)
  await page.goto('/youtube2?vid=provider')
  await page.getByRole('button', { name: /^Play it from YouTube/ }).click()
  const { play, pause, loop } = playerOf(page)
  await expect.poll(() => page.getByText('0:00 / 0:20').count()).toBe(1)
  const isInFrame = () => page.evaluate(() => document.activeElement?.tagName === 'IFRAME')

  // The focus goes there a moment after the click: to be back it must have been away.
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
  // However long the way takes: to the page no time passes between Tab and being away.
  await page.clock.pauseAt(Date.now() + 10_000)
  const wentByTab = await listenForBlur()
  await page.keyboard.press('Tab')
  await wentByTab()
  await page.clock.runFor(500)
  expect(await isInFrame()).toBe(true)
})

for (const { error, says, step } of [
  { error: 2, says: 'YouTube knows no video of this name.', step: 'Choose another video' },
  { error: 5, says: 'YouTube could not play this video.', step: 'Try again' },
  { error: 100, says: 'removed from YouTube, or it is private', step: 'Choose another video' },
  { error: 101, says: 'to be played on YouTube only', step: 'Watch it on YouTube' },
  { error: 150, says: 'to be played on YouTube only', step: 'Watch it on YouTube' },
])
  test(`it says why a video cannot be seen, and what to do: ${error}`, async ({ page, context }) => {
    await fakeProvider(context, { error })
    await signUp(page)
    await page.goto('/youtube2?vid=refused')
    await page.getByRole('button', { name: /^Play it from YouTube/ }).click()
    await expect(page.getByRole('alert')).toContainText(says)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: step })
        .or(page.getByRole('button', { name: step })),
    ).toBeInViewport({ ratio: 1 })
  })

test('it says that it cannot be reached, and tries again', async ({ page, context }) => {
  await fakeProvider(context, { silent: true })
  await page.clock.install()
  await signUp(page)
  await page.goto('/youtube2?vid=silent')
  await page.getByRole('button', { name: /^Play it from YouTube/ }).click()
  await expect(page.locator('iframe')).toBeVisible()
  await page.clock.fastForward(16_000)
  await expect(page.getByRole('alert')).toContainText('YouTube cannot be reached.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: /^Play it from YouTube/ })).toBeVisible()
})
