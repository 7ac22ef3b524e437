import { expect, type Locator, type Page, test } from '@playwright/test'
import { driveFilms } from '../support/driven-film.ts'
import { aRecord, keepVideo, lineOf, playerOf, watch } from '../support/video-page.ts'

type Size = readonly [width: number, height: number]
type Case = { window: Size; box: Size }

test.beforeAll(() => keepVideo(aRecord()))

test.beforeEach(({ context }) => driveFilms(context))

const boxOf = (page: Page) => page.locator('div:has(> div > video)')
const measure = async (locator: Locator) => {
  await locator.waitFor()
  return (await locator.boundingBox()) as { x: number; y: number; width: number; height: number }
}

/** The player has its size, and the line is right below the picture, and over it if it must be. */
async function standsRight(page: Page, { window: [width, windowHeight], box }: Case) {
  const { next, play, video } = playerOf(page)
  await page.setViewportSize({ width, height: windowHeight })
  await page.getByRole('slider', { name: 'Position in the video' }).fill('0')
  await expect(page.locator('div[data-line]')).toHaveCount(0)
  const before = await measure(boxOf(page))
  expect([before.width, before.height]).toEqual([...box])
  await next.click()
  await expect(lineOf(page, 0)).toBeVisible()
  const after = await measure(boxOf(page))
  const picture = await measure(video)
  const band = await measure(lineOf(page, 0))
  expect(after).toEqual(before)
  const height = (before.width * 9) / 16
  expect(picture.height).toBeCloseTo(height, 0)
  expect(picture.x).toBe(before.x)
  // The picture stands in the middle, whether a line is spoken or not.
  expect(picture.y - before.y).toBeCloseTo(Math.max(0, (before.height - height) / 2), 0)
  const end = before.y + before.height
  expect(band.y).toBeCloseTo(Math.min(picture.y + picture.height, end - band.height), 0)
  expect(band.height).toBeLessThanOrEqual(100)
  const covered = Math.max(0, picture.y + picture.height - band.y)
  const wanting = Math.max(0, band.height - (end - picture.y - picture.height))
  expect(covered).toBeCloseTo(wanting, 0)
  await expect(play).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

async function standsRightInEach(page: Page, cases: readonly Case[]) {
  await watch(page)
  for (const each of cases)
    await test.step(`${each.box.join(' × ')} in a window of ${each.window.join(' × ')}`, () =>
      standsRight(page, each))
}

test('the player fits the window, with the line right below the picture', async ({ page }) => {
  await standsRightInEach(page, [
    { window: [320, 640], box: [288, 300] },
    { window: [1280, 720], box: [740, 488] },
  ])
})

test('the player fits every window, with the line right below the picture', { tag: '@long' }, async ({
  page,
}) => {
  await standsRightInEach(page, [
    { window: [420, 800], box: [380, 300] },
    { window: [640, 900], box: [360, 400] },
    { window: [1024, 768], box: [600, 338] },
    { window: [1280, 900], box: [740, 660] },
  ])
})

test('the demo’s player fits the window', { tag: '@long' }, async ({ page }) => {
  await page.goto('/demo')
  for (const { window, box } of [
    { window: [320, 640], box: [288, 288] },
    { window: [1280, 900], box: [740, 660] },
  ] as const) {
    const [width, height] = window
    await page.setViewportSize({ width, height })
    const { height: tall, ...shown } = await measure(boxOf(page))
    expect([shown.width, tall]).toEqual([...box])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
