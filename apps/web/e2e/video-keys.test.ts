import { expect, test } from '@playwright/test'
import { savedOf } from './saved-of.ts'
import { aRecord, keepVideo, lineOf, lines, playerOf, serveFilm, timeOfNext, watch } from './video-page.ts'

test.beforeAll(() => keepVideo(aRecord()))

test.beforeEach(({ context }) => serveFilm(context))

test('keys are the player’s after an option was ticked, and after a speed was chosen by a pointer', async ({
  page,
}) => {
  const { loop } = await watch(page)
  await page.getByRole('button', { name: 'Options of the player' }).click()
  const translation = page.getByRole('switch', { name: 'Translation' })
  await translation.click()
  await expect(translation).toBeFocused()
  await page.keyboard.press('l')
  await expect(loop).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('[')
  await expect(page.getByLabel('Speed')).toHaveValue('0.9')
  await page.keyboard.press(' ')
  await expect(translation).toBeChecked()
  await expect(playerOf(page).play).toBeVisible()

  const speed = page.getByLabel('Speed')
  await speed.click()
  await speed.selectOption('2')
  await expect(speed).not.toBeFocused()
  await page.keyboard.press('l')
  await expect(loop).toHaveAttribute('aria-pressed', 'false')
  await speed.focus()
  await page.keyboard.press('ArrowUp')
  await expect(speed).not.toHaveValue('2')
  await expect(speed).toBeFocused()
})

test('everything by keys, and never while typing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { play, pause, loop, video } = await watch(page)
  // Into the first line, however far the film has played meanwhile.
  const sendTo = (seconds: number) =>
    video.evaluate(
      (film: HTMLVideoElement, seconds) =>
        new Promise((resolve) => {
          film.addEventListener('seeked', resolve, { once: true })
          film.currentTime = seconds
        }),
      seconds,
    )
  await page.keyboard.press('ArrowRight')
  await expect(lineOf(page, 0)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(lineOf(page, 1)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(lineOf(page, 0)).toBeVisible()
  await page.keyboard.press(' ')
  await expect(pause).toBeVisible()
  await page.keyboard.press(' ')
  await expect(play).toBeVisible()
  await sendTo(2)
  const repeatedFrom = await timeOfNext('seeking', video)
  await page.keyboard.press('ArrowUp')
  expect(await repeatedFrom()).toBe(1)
  await expect(pause).toBeVisible()
  await page.keyboard.press(' ')
  await expect(play).toBeVisible()
  await sendTo(2)
  await page.keyboard.press('l')
  await expect(loop).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: 'Pause after each line' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  for (let press = 0; press < 3; press++) await page.keyboard.press('[')
  await page.keyboard.press(']')
  await expect(page.getByLabel('Speed')).toHaveValue('0.8')
  expect(await video.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(0.8)

  await page.locator('main [data-word]').first().focus()
  await page.keyboard.press('s')
  await expect(page.getByRole('status').filter({ hasText: 'Saved: നമസ്കാരം' })).toBeVisible()
  expect(await savedOf(page)).toMatchObject([
    {
      word: 'നമസ്കാരം',
      meaning: 'hello',
      metAt: {
        sentence: lines[0].text,
        translation: lines[0].translation,
        video: 'pattern',
        start: 1,
        duration: 2,
      },
    },
  ])

  await page.getByLabel('Speed').focus()
  await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: 'Pause after each line' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('heading', { level: 1 }).getByRole('link').focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('l')
  await expect(loop).toHaveAttribute('aria-pressed', 'true')
})
