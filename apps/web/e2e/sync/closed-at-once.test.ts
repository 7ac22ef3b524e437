import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { logIn, openSection, signUp as signUpByRequest, visitorLine } from '../support/account-page.ts'

/**
 * Journeys of learners who close the tab right after a tap. The tap counts. Each opens the app several times.
 */
test.beforeEach(() => test.slow())

/** A new learner on the level page, where the exchange of their data begins. */
async function signUp(page: Page) {
  const learner = await signUpByRequest(page)
  await page.goto('/level')
  return learner
}

const cookieOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name.endsWith('session_token'))?.value ?? ''

/** The learner of a cookie, as the server knows it. */
async function knownBy(page: Page, cookie: string) {
  const headers = { cookie: `better-auth.session_token=${cookie}` }
  const { origin } = new URL(page.url())
  return (await fetch(`${origin}/api/auth/get-session`, { headers })).json()
}

const settled = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('progress-owner'))).toMatch(/^user-/)

async function aSignedInProfile(page: Page) {
  const { email } = await signUp(page)
  await settled(page)
  await page.goto('/profile')
  await expect(page.getByText('Rank Hero')).toBeVisible()
  await page.waitForLoadState('networkidle')
  return email
}

const signOutButton = (page: Page) => page.getByRole('button', { name: 'Sign Out', exact: true })

test('who signs out and closes the tab at once is signed out', async ({ page, context }) => {
  await aSignedInProfile(page)
  const cookie = await cookieOf(context)
  expect(await knownBy(page, cookie)).toMatchObject({ user: { email: expect.any(String) } })
  const next = await context.newPage()
  await next.goto('/about')
  await signOutButton(page).click({ noWaitAfter: true })
  await page.close()

  await expect.poll(() => knownBy(next, cookie)).toBeNull()
  await next.goto('/profile')
  await expect(next.getByText(visitorLine)).toBeVisible()
  await expect.poll(() => next.evaluate(() => Object.keys(localStorage).join())).not.toContain('user-')
})

test('who signs out and reloads at once is a visitor', { tag: '@long' }, async ({ page, context }) => {
  await aSignedInProfile(page)
  const cookie = await cookieOf(context)
  // The reply to the sign-out takes a while.
  await page.route('**/api/auth/sign-out', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue().catch(() => undefined)
  })
  await signOutButton(page).click({ noWaitAfter: true })
  await page.reload()
  await expect(page.getByText(visitorLine)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('progress-owner'))).toBeNull()
  await expect.poll(() => knownBy(page, cookie), { timeout: 15_000 }).toBeNull()
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Lets Learn' })).toBeVisible()
})

test('who signs out without a network is signed out on the device, and on the server as soon as it hears', async ({
  page,
  context,
}) => {
  const email = await aSignedInProfile(page)
  const cookie = await cookieOf(context)
  await page.route('**/api/**', (route) => route.abort())
  await signOutButton(page).click()
  await expect(page.getByText(visitorLine)).toBeVisible()
  await expect(page.getByText('You are signed out on this device.')).toBeVisible()
  expect(await knownBy(page, cookie)).not.toBeNull()

  await page.unroute('**/api/**')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => knownBy(page, cookie)).toBeNull()
  await expect(page.getByText('You are signed out on this device.')).toBeHidden()
  await logIn(page, email)
  await expect(page).toHaveURL(/\/level$/)
})

test('what a learner did last is not lost with the tab: a saved word is theirs wherever they log in', async ({
  page,
  context,
  browser,
}) => {
  const { email } = await signUp(page)
  await settled(page)
  await page.goto('/lm')
  await page.getByRole('searchbox').fill('water')
  await page.getByRole('button', { name: 'Save വെള്ളം' }).click({ noWaitAfter: true })
  await page.close()
  const next = await context.newPage()
  await next.goto('/lm?tab=my')
  await expect(next.getByText('1 word', { exact: true })).toBeVisible()

  const elsewhere = await (await browser.newContext()).newPage()
  await logIn(elsewhere, email)
  await expect(elsewhere).toHaveURL(/\/level$/)
  await elsewhere.goto('/lm?tab=my')
  await expect(elsewhere.getByText('1 word', { exact: true })).toBeVisible()
  await elsewhere.close()
})

test('a word that could not be sent before the sign-out waits on the device, and comes back with its learner', {
  tag: '@long',
}, async ({ page, context }) => {
  const { email } = await signUp(page)
  await settled(page)
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/lm')
  await page.getByRole('searchbox').fill('water')
  await page.getByRole('button', { name: 'Save വെള്ളം' }).click()
  await page.goto('/profile')
  await expect(page.getByText('It is kept on this device and sent later.')).toBeVisible()
  await signOutButton(page).click({ noWaitAfter: true })
  await page.close()
  const next = await context.newPage()
  await next.goto('/lm?tab=my')
  await expect(next.getByText('No words yet.')).toBeVisible()
  await logIn(next, email)
  await expect(next).toHaveURL(/\/level$/)
  await next.goto('/lm?tab=my')
  await expect(next.getByText('1 word', { exact: true })).toBeVisible()
})

test('who deletes their account and closes the tab at once leaves nothing behind', async ({
  page,
  context,
}) => {
  const email = await aSignedInProfile(page)
  const section = await openSection(page, 'Delete your account')
  await section.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Password', { exact: true }).fill('a long enough password')
  const next = await context.newPage()
  await next.goto('/about')
  const cookie = await cookieOf(context)
  await dialog.getByRole('button', { name: 'Delete for good' }).click({ noWaitAfter: true })
  await page.close()
  await expect.poll(() => knownBy(next, cookie)).toBeNull()
  await next.goto('/profile')
  await expect(next.getByText(visitorLine)).toBeVisible()
  await expect(next.getByText('You are signed out.')).toBeHidden()
  await expect
    .poll(() => next.evaluate(() => Object.keys(localStorage).join()))
    .not.toMatch(/user-|account-deletion/)
  await logIn(next, email)
  await expect(next.getByText('The e-mail or the password is not right.')).toBeVisible()
})

test('who ends the session of another device and closes the tab at once has ended it', {
  tag: '@long',
}, async ({ page, browser }) => {
  const email = await aSignedInProfile(page)
  const elsewhere = await (await browser.newContext()).newPage()
  await logIn(elsewhere, email)
  await expect(elsewhere).toHaveURL(/\/level$/)
  const cookie = await cookieOf(elsewhere.context())
  await page.reload()
  const section = await openSection(page, 'Where you are signed in')
  await expect(section.getByRole('listitem')).toHaveCount(2)
  const end = section.getByRole('listitem').getByRole('button', { name: /^Sign out/ })
  await end.click({ noWaitAfter: true })
  await page.close()
  await expect.poll(() => knownBy(elsewhere, cookie)).toBeNull()
  await elsewhere.close()
})
