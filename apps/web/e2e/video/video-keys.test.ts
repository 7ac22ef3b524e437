import { expect, test } from '@playwright/test'
import { driveFilms, playTo } from '../support/driven-film.ts'
import { savedWordsOf } from '../support/saved-words-of.ts'
import { aRecord, keepVideo, lineOf, lines, watch } from '../support/video-page.ts'

test.beforeAll(() => keepVideo(aRecord()))

test('everything by keys, and never while typing', async ({ page, context }) => {
  await driveFilms(context)
  await page.setViewportSize({ width: 1280, height: 800 })
  const { play, pause, loop, now, video } = await watch(page)
  const press = (key: string) => page.keyboard.press(key)
  const speed = page.getByLabel('Speed')
  const autoPause = page.getByRole('button', { name: 'Pause after each line' })

  await test.step('from line to line, and a line again', async () => {
    await press('ArrowRight')
    await expect(lineOf(page, 0)).toBeVisible()
    await press('ArrowRight')
    await expect(lineOf(page, 1)).toBeVisible()
    await press('ArrowLeft')
    await expect(lineOf(page, 0)).toBeVisible()
    await press(' ')
    await expect(pause).toBeVisible()
    expect(await playTo(page, 2)).toBe(2)
    await press('ArrowUp')
    await expect.poll(now).toBe(1)
    await expect(pause).toBeVisible()
    await press(' ')
    await expect(play).toBeVisible()
  })

  await test.step('loop, pause after each line, and speed', async () => {
    await press('l')
    await expect(loop).toHaveAttribute('aria-pressed', 'true')
    await press('a')
    await expect(autoPause).toHaveAttribute('aria-pressed', 'true')
    for (let time = 0; time < 3; time++) await press('[')
    await press(']')
    await expect(speed).toHaveValue('0.8')
    expect(await video.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(0.8)
  })

  await test.step('the word in focus is saved with its line', async () => {
    await page.locator('main [data-word]').first().focus()
    await press('s')
    await expect(page.getByRole('status').filter({ hasText: 'Saved: നമസ്കാരം' })).toBeVisible()
    const { text: sentence, translation, start, duration } = lines[0]
    expect(await savedWordsOf(page)).toMatchObject([
      {
        word: 'നമസ്കാരം',
        meaning: 'hello',
        metAt: { sentence, translation, video: 'pattern', start, duration },
      },
    ])
  })

  await test.step('in a field, and while the keys are shown, they are not the player’s', async () => {
    await speed.focus()
    await press('a')
    await expect(autoPause).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('heading', { level: 1 }).getByRole('link').focus()
    await press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    await press('l')
    await press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(loop).toHaveAttribute('aria-pressed', 'true')
  })
})

test('keys are the player’s after an option was ticked, and after a speed was chosen by a pointer', async ({
  page,
  context,
}) => {
  await driveFilms(context)
  const { loop, play } = await watch(page)
  await page.getByRole('button', { name: 'Options of the player' }).click()
  const translation = page.getByRole('switch', { name: 'Translation' })
  const speed = page.getByLabel('Speed')
  await translation.click()
  await expect(translation).toBeFocused()
  await page.keyboard.press('l')
  await expect(loop).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('[')
  await expect(speed).toHaveValue('0.9')
  await page.keyboard.press(' ')
  await expect(translation).toBeChecked()
  await expect(play).toBeVisible()

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
