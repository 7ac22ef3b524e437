import { expect, type Locator, test } from '@playwright/test'
import { keepOnDevice, quizOf } from '../support/quiz-page.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
})

const groundOf = (element: Locator) =>
  element.evaluate((element) => getComputedStyle(element).backgroundColor)

const hasEdge = (element: Locator) =>
  element.evaluate((element) => {
    const { outlineStyle, outlineWidth, borderStyle, borderWidth } = getComputedStyle(element)
    return (
      (outlineStyle !== 'none' && outlineWidth !== '0px') || (borderStyle !== 'none' && borderWidth !== '0px')
    )
  })

test('in the system’s own colours the chosen option stands out before it is checked, Check has an edge, and the bar shows how far it is', async ({
  page,
}) => {
  await keepOnDevice(page, { level: 'daily_food', userlevel: 9 })
  await page.goto('/lessons2')
  const { options, check, next, progress } = quizOf(page)
  await expect(check).toBeVisible()
  expect(await hasEdge(check)).toBe(true)
  expect(await hasEdge(progress)).toBe(true)
  await options.nth(1).click()
  const chosen = await groundOf(options.nth(1))
  expect(chosen).not.toBe(await groundOf(options.nth(0)))
  // A script cannot read how full the bar is, so the test looks at its picture.
  const bar = await progress.boundingBox()
  const pixels = await page.screenshot({ clip: { ...(bar ?? { x: 0, y: 0, width: 0, height: 0 }) } })
  expect(await coloursIn(page, pixels)).toBeGreaterThan(2)
  await check.click()
  expect(await hasEdge(next)).toBe(true)
})

test('in the system’s own colours what is chosen or reached stands out on every page that shows it so', {
  tag: '@long',
}, async ({ page }) => {
  await keepOnDevice(page, { userlevel: 4 })
  await page.goto('/lm')
  const tabs = page.getByRole('tab')
  expect(await groundOf(tabs.first())).not.toBe(await groundOf(tabs.last()))
  expect(await hasEdge(page.getByRole('link', { name: 'Review your words' }))).toBe(true)

  await page.goto('/level')
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '4')
  const parts = page.getByRole('progressbar').locator('span')
  expect(await groundOf(parts.nth(3))).not.toBe(await groundOf(parts.nth(4)))
  await page.getByRole('button', { name: 'Settings' }).click()
  const chosen = page.getByRole('dialog').getByRole('link', { name: 'English' })
  expect(await groundOf(chosen)).not.toBe(
    await groundOf(page.getByRole('dialog').getByRole('link', { name: 'മലയാളം' })),
  )

  await page.goto('/youtube')
  expect(await hasEdge(page.getByRole('link', { name: 'Start Learning Now' }))).toBe(true)
  await page.goto('/resource/phrases')
  const play = page.getByRole('button', { name: 'Play all' })
  expect(await hasEdge(play)).toBe(true)
  await play.click()
  const sounding = page.locator('[aria-current="true"]')
  await expect(sounding).toBeVisible()
  expect(await groundOf(sounding)).not.toBe(await groundOf(page.locator('body')))
})

/** How many colours a picture has. */
const coloursIn = (page: import('@playwright/test').Page, png: Buffer) =>
  page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(picture.width, picture.height)
      const context = canvas.getContext('2d')
      context?.drawImage(picture, 0, 0)
      const { data } = context?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] }
      return new Set(new Uint32Array((data as Uint8ClampedArray).buffer)).size
    },
    [...png],
  )
