import { expect, type Page, test } from '@playwright/test'
import { inOrder, keepOnDevice, quizOf } from '../support/quiz-page.ts'
import { driveSounds } from '../support/sounds.ts'

/** The message for a requested sound while the sound is off. */
const toldOff = (page: Page) =>
  page.getByRole('main').getByText('Sound is off. Turn it on at the top of the page.')

test('a question speaks when it appears, and again on the button and on Space; slow speech is 0.7 times', async ({
  page,
}) => {
  const { starts } = await driveSounds(page)
  await inOrder(page)
  await page.goto('/lessons2')
  await expect(quizOf(page).check).toBeVisible()
  await expect.poll(starts).toEqual([1])
  await page.getByRole('button', { name: 'Listen' }).click()
  await expect.poll(starts).toHaveLength(2)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press(' ')
  await expect.poll(starts).toHaveLength(3)

  await test.step('a letter’s option speaks when it is picked', async () => {
    await quizOf(page).options.nth(2).click()
    await expect.poll(starts).toHaveLength(4)
  })

  await test.step('slow speech is remembered', async () => {
    await page.getByRole('button', { name: 'Speed 1×' }).click()
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect.poll(starts).toEqual([1, 1, 1, 1, 0.7])
    await page.reload()
    await expect.poll(starts).toEqual([0.7])
  })
})

test('with the sound off nothing sounds, and a sound that is asked for tells how to turn it on', async ({
  page,
}) => {
  const { starts } = await driveSounds(page)
  await page.clock.install()
  await inOrder(page)
  await page.goto('/lessons2')
  const { options, check, next } = quizOf(page)
  const listen = page.getByRole('button', { name: 'Listen' })
  const off = page.getByRole('button', { name: 'Sound off' })
  await expect.poll(starts).toHaveLength(1)
  await off.click()
  await options.first().click()
  await check.click()
  await expect(next).toBeVisible()
  // A verdict is heard a moment after it is seen.
  await page.clock.runFor(1000)
  expect(await starts()).toHaveLength(1)

  await test.step('it is remembered, and told only to who asks for a sound', async () => {
    await page.reload()
    await expect(next).toBeVisible()
    await next.click()
    await expect(check).toBeVisible()
    await expect(toldOff(page)).toHaveCount(0)
    await listen.click()
    await expect(toldOff(page).first()).toBeInViewport({ ratio: 1 })
    const { width } = (await toldOff(page).first().boundingBox()) ?? { width: 0 }
    expect(width, 'a sentence is wider than its button').toBeGreaterThan(150)
    await expect(page.locator('[aria-live=polite]#said')).toHaveText(/^Sound is off/)
  })

  await test.step('until it is on', async () => {
    await off.click()
    await expect(toldOff(page)).toHaveCount(0)
    await listen.click()
    // If anything had played before, this would not be all.
    await expect.poll(starts).toHaveLength(1)
  })
})

for (const { path, speaker } of [
  { path: '/resource/phrases', speaker: 'Play all' },
  { path: '/numbers', speaker: 'Listen' },
  { path: '/letters', speaker: 'Listen' },
  { path: '/blog/learn', speaker: 'Listen' },
])
  test(`with the sound off ${path} tells so where a sound is asked for`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const state = { romanisation: 'easy', theme: 'system', muted: true, slow: false }
      localStorage.setItem('preferences', JSON.stringify({ state, version: 1 }))
    })
    await page.goto(path)
    await page
      .getByLabel(speaker)
      .or(page.getByText(speaker, { exact: true }))
      .first()
      .click()
    await expect(toldOff(page).first()).toBeInViewport({ ratio: 1 })
  })

test('a clip that does not arrive is said, and can be asked for again; the next question’s comes one question ahead', async ({
  page,
}) => {
  const { starts } = await driveSounds(page)
  await keepOnDevice(page, { level: 'beginner_s', userlevel: 9 })
  await page.route('**/audio/*.mp3*', (route) => route.abort())
  await page.goto('/lessons2')
  const listen = page.getByRole('button', { name: /Listen/ })
  await expect(listen).toHaveAccessibleName(/The sound did not arrive/)
  await page.unroute('**/audio/*.mp3*')
  await listen.click()
  await expect.poll(starts).toHaveLength(1)
  await expect(listen).toHaveAccessibleName('Listen')

  const clips = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('.mp3')) clips.add(new URL(request.url()).pathname)
  })
  await page.reload()
  const { options, check, next } = quizOf(page)
  await expect.poll(() => clips.size).toBe(4)
  expect(clips).toContain('/audio/right.mp3')
  expect(clips).toContain('/audio/wrong.mp3')
  await options.first().click()
  await check.click()
  await next.click()
  // If more had been fetched ahead, these would not be all.
  await expect.poll(() => clips.size).toBe(5)
})

test('phrases sound alone and in a row, and the way to stop them is in sight', async ({ page }) => {
  const clips: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/audio/phrase-')) clips.push(new URL(request.url()).pathname)
  })
  const { starts, end, isSilent } = await driveSounds(page)
  await page.route('**/audio/*.mp3*', (route) => route.abort())
  await page.goto('/resource/phrases')
  const playAll = page.getByRole('button', { name: 'Play all' })
  const stop = page.getByRole('button', { name: 'Stop' })
  const first = page.getByRole('button', { name: /^Listen/ }).first()

  await test.step('that a sound did not arrive stands in words under its button, until one does', async () => {
    const told = page.getByRole('main').getByText('The sound did not arrive. Try again.')
    await first.click()
    await expect(told).toBeVisible()
    await page.unroute('**/audio/*.mp3*')
    await first.click()
    await expect.poll(starts).toHaveLength(1)
    await expect(told).toBeHidden()
    await end()
  })

  await test.step('each begins as the one before ends; Esc stops them, and what stops them stays in sight', async () => {
    await playAll.click()
    await expect.poll(starts).toHaveLength(2)
    await end()
    await expect.poll(starts).toHaveLength(3)
    expect(new Set(clips)).toEqual(new Set(['/audio/phrase-hello.mp3', '/audio/phrase-thanks.mp3']))
    await page.locator('ol > li').last().scrollIntoViewIfNeeded()
    await expect(stop).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(playAll).toBeInViewport({ ratio: 1 })
    await expect.poll(isSilent).toBe(true)
  })

  await test.step('they fall silent while one is shown over the whole screen', async () => {
    await playAll.click()
    await expect.poll(starts).toHaveLength(4)
    await page
      .getByRole('button', { name: /^Show it ?: / })
      .nth(1)
      .click()
    const shown = page.getByRole('dialog', { name: 'Thank you' })
    await expect(shown.getByText('നന്ദി.').first()).toBeVisible()
    await expect.poll(isSilent).toBe(true)
    await page.keyboard.press('Escape')
    await expect(shown).toBeHidden()
    await expect(playAll).toBeVisible()
  })

  await test.step('and when their page is left', async () => {
    await playAll.click()
    await expect.poll(starts).toHaveLength(5)
    await page.getByRole('contentinfo').getByRole('link', { name: /Terms/ }).click()
    await expect(page).toHaveURL('/terms')
    await expect.poll(isSilent).toBe(true)
    await end()
    await page.goBack()
    await first.click()
    // If the next phrase had begun, this would not be all.
    await expect.poll(starts).toHaveLength(6)
  })
})
