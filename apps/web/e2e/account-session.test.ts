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
