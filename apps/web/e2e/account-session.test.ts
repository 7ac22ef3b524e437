import { expect, test } from '@playwright/test'
import { logIn, openSection, signOut, signUp, visitorLine } from './account-page.ts'

test('another tab signs out, and in again, without being reloaded', async ({ page, context }) => {
  const { email } = await signUp(page)
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByText('Rank Hero')).toBeVisible()
  await signOut(page)
  await expect(other.getByText(visitorLine)).toBeVisible()
  await expect(other.getByText('You are signed out.')).toBeHidden()
  await other.getByRole('link', { name: 'Sign Up/Login' }).click()
  await logIn(page, email)
  await expect(other).toHaveURL(/\/profile$/)
  await expect(other.getByText('Rank Hero')).toBeVisible()
})

test('what a learner watched and pasted leaves the device with them, from another tab’s player too', async ({
  page,
  context,
}) => {
  await page.goto('/read')
  await page.getByLabel('A text in Malayalam').fill('ഞാൻ ഒരു സന്ദർശകനാണ്.')
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await signUp(page)
  const player = await context.newPage()
  await player.goto('/youtube2?vid=music')
  await player.getByRole('button', { name: 'Play', exact: true }).click()
  const position = () => player.evaluate(() => Number(localStorage.getItem('currentTime_music')))
  await expect.poll(position, { timeout: 15_000 }).toBeGreaterThan(0)
  await signOut(page)
  await expect(player.getByRole('heading', { name: /^Please Login or sign up/ })).toBeVisible()
  const kept = () => page.evaluate(() => Object.keys(localStorage))
  await expect.poll(kept).not.toContain('currentTime_music')
  expect(await kept(), 'what the visitor had pasted').toContain('readingText')

  await signUp(page)
  await page.goto('/read')
  await page.getByRole('button', { name: 'Change the text' }).click()
  await page.getByLabel('A text in Malayalam').fill('ഇത് എന്റെ അക്കൗണ്ടിലെ വാക്യമാണ്.')
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await signOut(page)
  expect(await kept()).not.toContain('readingText')
})

test('a session that is ended from another device is told when the learner comes back, without a reload', async ({
  page,
  browser,
}) => {
  const { email } = await signUp(page)
  await page.clock.install()
  await page.goto('/level')
  const elsewhere = await browser.newPage()
  await logIn(elsewhere, email)
  await expect(elsewhere).toHaveURL(/\/level$/)
  await elsewhere.goto('/profile')
  const section = await openSection(elsewhere, 'Where you are signed in')
  await expect(section.getByRole('listitem')).toHaveCount(2)
  await expect(section.getByText('This device')).toHaveCount(1)
  await section
    .getByRole('listitem')
    .getByRole('button', { name: /^Sign out/ })
    .click()
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await elsewhere.close()

  await page.clock.fastForward('00:31')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await page.getByRole('link', { name: 'Log in again' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Flevel$/)
})

test('a learner without a network stays signed in on the screen; a session that ended meanwhile is told later', async ({
  page,
  context,
}) => {
  await signUp(page)
  await page.goto('/profile')
  await expect(page.getByText('Rank Hero')).toBeVisible()
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Rank Hero')).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('The server cannot be reached.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page.getByText('The server cannot be reached.')).toHaveCount(2)
  await expect(page.getByText('Rank Hero')).toBeVisible()

  await page.unroute('**/api/**')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText(visitorLine)).toBeVisible()
  await expect(page.getByText('You are signed out.')).toBeVisible()
})
