import { expect, test } from '@playwright/test'
import { noFault } from '../support/no-fault.ts'
import { answersOf, keepOnDevice, placeOf, quizOf } from '../support/quiz-page.ts'
import { openAllSettings } from '../support/settings-page.ts'

test('the checked question, the hint, the menu and the settings have no accessibility fault in either theme', async ({
  page,
}) => {
  await keepOnDevice(page, { level: 'daily_food', userlevel: 9 })
  await page.goto('/lessons2')
  const { options, check, next } = quizOf(page)
  const answers = await answersOf(page, 'daily_food')
  await expect(check).toBeVisible()
  const hint = page.getByRole('button', { name: 'Hint' })
  while (!(await hint.isVisible())) {
    await options.first().click()
    await check.click()
    await next.click()
    await expect(check).toBeVisible()
  }
  await hint.click()
  for (const kind of ['wrong', 'right'] as const) {
    await options.nth((await placeOf(page, answers, kind)) - 1).click()
    await check.click()
    await expect(next).toBeVisible()
    await noFault(page)
    await next.click()
    await expect(check).toBeVisible()
  }
  await page.goto('/level')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await noFault(page)
  await page.keyboard.press('Escape')
  await openAllSettings(page)
  await noFault(page)
})

test('the header has its links side by side on a wide screen, and in a menu that opens and closes on a phone', async ({
  page,
}) => {
  const links = ['Resources', 'Blog', 'How to learn?', 'Start Learning']
  await page.goto('/resource')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('link')).toHaveText(links)
  await button.click()
  await expect(menu).toBeHidden()
  await button.click()
  await menu.getByRole('link', { name: 'Start Learning' }).click()
  await expect(page).toHaveURL(/level$/)
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(links)
  await expect(button).toBeHidden()
})

test('the level pages have their bar, open topics and arrows, and keep their places from one to the next', async ({
  page,
}) => {
  await keepOnDevice(page, { userlevel: 4 })
  await page.goto('/level')
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  const tops: (number | undefined)[] = []
  for (const [heading, filled] of [
    ['Basics 01-10', '4'],
    ['Sentences 10-20', '0'],
    ['Topics 20-30', '0'],
  ] as const)
    await test.step(heading, async () => {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expect(page.getByText('YOU ARE CURRENTLY IN LEVEL 4')).toBeVisible()
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', filled)
      await expect(page.getByRole('main').locator('a[href*="/lessons2?"]')).toHaveCount(4)
      await expect(page.getByText(/^Opens at level/)).toHaveCount(5)
      tops.push((await page.getByRole('progressbar').boundingBox())?.y)
      const next = page.getByRole('link', { name: 'Next page' })
      if (heading === 'Topics 20-30')
        await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
      else await next.click()
    })
  expect(new Set(tops).size, `${tops}`).toBe(1)
  await page.getByRole('link', { name: 'Previous page' }).click()
  await expect(page).toHaveURL(/level2$/)
})

test('the picker for the coach opens its three sets at levels 1, 2 and 3', async ({ page }) => {
  await keepOnDevice(page, { userlevel: 2 })
  await page.goto('/Coachlevel')
  const topics = page.getByRole('main').getByRole('list')
  await expect(topics.locator('a[href*="/lessons2?"]')).toHaveCount(2)
  await expect(topics.getByText('Opens at level 3')).toBeVisible()
})

test('an address that is no page says so, with status 404, and leads on', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  expect((await page.goto('/no/such/page'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This boat goes nowhere' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Start Learning' }).click()
  await expect(page).toHaveURL(/level$/)
  expect(errors).toEqual([])
})

test('the questions of the table are listed with no way to answer them; no server is said, with a way to try again', async ({
  page,
}) => {
  await page.route('**/api/quiz-questions', (route) => route.abort())
  await page.goto('/supa')
  await expect(page.getByRole('alert')).toContainText('The questions did not arrive')
  await page.unroute('**/api/quiz-questions')
  await page.getByRole('button', { name: 'Try again' }).click()
  const rows: { topic: string; question_text: string }[] = await (
    await page.request.get('/api/quiz-questions')
  ).json()
  const questions = new Set(rows.map(({ topic, question_text }) => `${topic} ${question_text}`))
  await expect(page.getByRole('main').locator('ol > li')).toHaveCount(questions.size)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('the letters’ groups fold and speak, and hide their Latin when the learner wants none', async ({
  page,
}) => {
  await page.goto('/letters')
  const groupOf = (name: string) =>
    page.getByRole('main').locator('details', { has: page.getByRole('heading', { name, exact: true }) })
  await page.getByRole('button', { name: 'As in an alphabet book' }).click()
  await expect(groupOf('ക')).toHaveCount(1)
  await page.getByRole('button', { name: 'As in an alphabet book' }).click()
  const group = groupOf('K')
  await expect(group.getByRole('button', { name: 'Listen to കട' })).toBeHidden()
  await group.locator('summary').click()
  await expect(group.getByText('kada', { exact: true })).toBeVisible()
  const clip = page.waitForRequest(/\/audio\/word-kada\.mp3/)
  await group.getByRole('button', { name: 'Listen to കട' }).click()
  await clip
  await openAllSettings(page)
  await page.getByLabel('English letters under Malayalam').selectOption('None')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(group.getByText('kada', { exact: true })).toBeHidden()
  await expect(group.getByText('shop')).toBeVisible()
})

test('a chosen theme is there before the next page is painted, and in a tab whose scripts never came', async ({
  page,
  context,
}) => {
  const waiting = await context.newPage()
  await waiting.route('**/assets/*.js', (route) => route.abort())
  await waiting.goto('/letters')
  await page.goto('/level')
  await openAllSettings(page)
  await page.getByLabel('Colours').selectOption('Dark')
  await expect(waiting.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/letters', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the language chosen in the settings is that of every page from then on, until another is chosen', async ({
  page,
}) => {
  await page.goto('/level')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'മലയാളം' }).click()
  await expect(page).toHaveURL(/\/ml\/level$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ml')
  await expect(page.getByText('YOU ARE CURRENTLY')).toBeHidden()
  await page.getByRole('main').getByRole('list').last().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/ml\/lessons2$/)
  await page.goto('/letters?from=a-link#top')
  await expect(page).toHaveURL(/\/ml\/letters\?from=a-link#top$/)
  await page.getByRole('button', { name: 'സെറ്റിങ്സ്' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/[^l]\/letters/)
  await page.goto('/level')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(/[^l]\/level$/)
})

test('the phrase that sounds comes into sight, unless the learner looks elsewhere', { tag: '@long' }, async ({
  page,
}) => {
  const wheel = Promise.withResolvers<void>()
  await page.route('**/audio/phrase-how-much.mp3*', async (route) => {
    await wheel.promise
    await route.continue()
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/resource/phrases')
  await page.getByRole('button', { name: 'Play all' }).click()
  const sounding = page.getByRole('main').locator('[aria-current="true"]')
  const third = page.getByRole('main').getByRole('listitem').nth(2).locator('[aria-current="true"]')
  await expect(third).toBeInViewport({ ratio: 1, timeout: 20_000 })
  await page.mouse.move(180, 320)
  await page.mouse.wheel(0, 5000)
  await expect(third).not.toBeInViewport()
  wheel.resolve()
  await expect(third).toHaveCount(0)
  await expect(sounding).toHaveCount(1)
  await expect(sounding).not.toBeInViewport()
})

test('the way in stands before the other way, on a phone and on a wide screen; the band goes from side to side', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/bring', '/coach', '/youtube2']) {
      await page.goto(path)
      const way = await page.getByRole('main').getByRole('link', { name: 'Sign Up/Login' }).boundingBox()
      const other = await page
        .getByRole('main')
        .getByRole('link', { name: /^(Back|Read a text without an account)$/ })
        .boundingBox()
      expect((way?.y ?? 0) * 10_000 + (way?.x ?? 0)).toBeLessThan((other?.y ?? 0) * 10_000 + (other?.x ?? 0))
    }
    await page.goto('/lessons2')
    await expect(page.getByRole('button', { name: 'Check' })).toBeVisible()
    expect((await page.locator('.kasavu-band').first().boundingBox())?.width).toBe(width)
  }
})
