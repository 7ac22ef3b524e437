import { expect, type Page, test } from '@playwright/test'
import { keepOnDevice, quizOf } from './quiz-page.ts'
import { isSilent, noteSounds } from './sounds.ts'

/** The clips of both verdicts, which are asked for when those of the question have come. */
const verdictsCome = (page: Page) =>
  Promise.all(
    ['right', 'wrong'].map((name) =>
      page.waitForEvent('requestfinished', (request) => request.url().includes(`/audio/${name}.mp3`)),
    ),
  )

test('the question speaks when it appears, and again on the button and on Space', async ({ page }) => {
  const starts = await noteSounds(page)
  await page.goto('/lessons2')
  await expect(quizOf(page).check).toBeVisible()
  await expect.poll(starts).toHaveLength(1)
  await page.getByRole('button', { name: 'Listen' }).click()
  await expect.poll(starts).toHaveLength(2)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press(' ')
  await expect.poll(starts).toHaveLength(3)
})

test('a letter’s option speaks when it is picked', async ({ page }) => {
  const starts = await noteSounds(page)
  await page.goto('/lessons2')
  await expect(quizOf(page).check).toBeVisible()
  await expect.poll(starts).toHaveLength(1)
  await quizOf(page).options.nth(2).click()
  await expect.poll(starts).toHaveLength(2)
})

test('slow speech is 0.7 times, and is remembered', async ({ page }) => {
  const starts = await noteSounds(page)
  await page.goto('/lessons2')
  await expect.poll(starts).toEqual([1])
  await page.getByRole('button', { name: 'Speed 1×' }).click()
  await page.getByRole('button', { name: 'Listen' }).click()
  await expect.poll(starts).toEqual([1, 0.7])
  await page.reload()
  await expect.poll(starts).toEqual([0.7])
})

test('with the sound off nothing sounds, and that is remembered', async ({ page }) => {
  const starts = await noteSounds(page)
  let come = verdictsCome(page)
  await page.goto('/lessons2')
  await expect.poll(starts).toHaveLength(1)
  await come
  await page.getByRole('button', { name: 'Sound off' }).click()
  await quizOf(page).options.first().click()
  await quizOf(page).check.click()
  await expect(quizOf(page).next).toBeVisible()
  // A verdict is heard by a timer of 34 ms: one that is set later and for longer ends later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(await starts()).toHaveLength(1)
  come = verdictsCome(page)
  await page.reload()
  await expect(quizOf(page).next).toBeVisible()
  await come
  expect(await starts()).toHaveLength(0)
})

test('with the sound off a sound that is asked for tells how to turn it on, until it is on', async ({
  page,
}) => {
  const told = page.getByRole('main').getByText('Sound is off. Turn it on at the top of the page.')
  await page.goto('/lessons2')
  await page.getByRole('button', { name: 'Sound off' }).click()
  await page.reload()
  await expect(quizOf(page).check).toBeVisible()
  await expect(told).toHaveCount(0)
  await page.getByRole('button', { name: 'Listen' }).click()
  await expect(told.first()).toBeInViewport({ ratio: 1 })
  expect((await told.first().boundingBox())?.width, 'a sentence is wider than its button').toBeGreaterThan(
    150,
  )
  await expect(page.locator('[aria-live=polite]#said')).toHaveText(/^Sound is off/)
  await page.getByRole('button', { name: 'Sound off' }).click()
  await expect(told).toHaveCount(0)
  await page.getByRole('button', { name: 'Sound off' }).click()

  await page.setViewportSize({ width: 360, height: 640 })
  for (const { path, speaker } of [
    { path: '/resource/phrases', speaker: 'Play all' },
    { path: '/numbers', speaker: 'Listen' },
    { path: '/letters', speaker: 'Listen' },
    { path: '/blog/learn', speaker: 'Listen' },
  ]) {
    await page.goto(path)
    await page
      .getByLabel(speaker)
      .or(page.getByText(speaker, { exact: true }))
      .first()
      .click()
    await expect(told.first()).toBeInViewport({ ratio: 1 })
  }
})

test('the next question’s clip is fetched one question ahead', async ({ page }) => {
  const clips = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/audio/')) clips.add(new URL(request.url()).pathname)
  })
  await keepOnDevice(page, { level: 'beginner_s', userlevel: 9 })
  await page.goto('/lessons2')
  await expect(quizOf(page).check).toBeVisible()
  await expect.poll(() => clips.size).toBe(4)
  expect(clips).toContain('/audio/right.mp3')
  expect(clips).toContain('/audio/wrong.mp3')
})

test('a clip that does not arrive is said, and can be asked for again', async ({ page }) => {
  const starts = await noteSounds(page)
  await page.route('**/audio/**', (route) => route.abort())
  await page.goto('/lessons2')
  const listen = page.getByRole('button', { name: /Listen/ })
  await expect(listen).toHaveAccessibleName(/The sound did not arrive/)
  await page.unroute('**/audio/**')
  await listen.click()
  await expect.poll(starts).toHaveLength(1)
  await expect(listen).toHaveAccessibleName('Listen')
})

test('that a sound did not arrive stands in words under its button, until one does', async ({ page }) => {
  const starts = await noteSounds(page)
  await page.goto('/resource/phrases')
  await page.route('**/audio/**', (route) => route.abort())
  const told = page.getByRole('main').getByText('The sound did not arrive. Try again.')
  await page
    .getByRole('button', { name: /^Listen/ })
    .first()
    .click()
  await expect(told).toBeVisible()
  await page.unroute('**/audio/**')
  await page
    .getByRole('button', { name: /^Listen/ })
    .first()
    .click()
  await expect.poll(starts).toHaveLength(1)
  await expect(told).toBeHidden()
})

test('phrases that sound in a row fall silent with their page, and while one is shown large', async ({
  page,
}) => {
  const starts = await noteSounds(page)
  await page.goto('/resource/phrases')
  await page.getByRole('button', { name: 'Play all' }).click()
  await expect.poll(starts).not.toHaveLength(0)
  await page
    .getByRole('button', { name: /^Show it/ })
    .last()
    .click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Play all' })).toBeVisible()
  const before = (await starts()).length
  await page.getByRole('button', { name: 'Play all' }).click()
  await expect.poll(starts).not.toHaveLength(before)
  await page.getByRole('contentinfo').getByRole('link', { name: /Terms/ }).click()
  await expect(page).toHaveURL('/terms')
  await expect.poll(() => isSilent(page), { message: 'a page that was left does not sound' }).toBe(true)
  // The next phrase would have begun as the one before ends.
  const left = (await starts()).length
  await page.waitForTimeout(2000)
  expect(await starts()).toHaveLength(left)
})

test('while phrases sound in a row the way to stop them is in sight, and Esc is one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const starts = await noteSounds(page)
  await page.goto('/resource/phrases')
  await page.getByRole('button', { name: 'Play all' }).click()
  const stop = page.getByRole('button', { name: 'Stop' })
  await page.locator('ol > li').last().scrollIntoViewIfNeeded()
  await expect(stop).toBeInViewport({ ratio: 1 })
  await expect.poll(starts).not.toHaveLength(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Play all' })).toBeInViewport({ ratio: 1 })
})
