import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'
import { mailedLink } from './postbox.ts'

export const aPassword = 'a long enough password'

/** What a learner does on the login page. */
export const loginOf = (page: Page) => ({
  email: page.getByLabel('Email', { exact: true }),
  password: page.getByLabel('Password', { exact: true }),
  go: page.getByRole('button', { name: 'Lets Learn' }),
  forgot: page.getByRole('button', { name: 'Forgot your password' }),
  signUpTab: page.getByRole('tab', { name: 'Sign Up' }),
  loginTab: page.getByRole('tab', { name: 'Login' }),
})

export async function logIn(page: Page, email: string, password = aPassword) {
  await page.goto('/login')
  const login = loginOf(page)
  await login.email.fill(email)
  await login.password.fill(password)
  await login.go.click()
}

const anAddress = () => [10, randomInt(256), randomInt(256), randomInt(256)].join('.')
const aLearner = () => `learner-${randomUUID()}@example.org`

/**
 * A new learner, signed in in this page's browser by a request; `signUpByForm` uses the form. The page keeps
 * what a visitor left on the device. Each learner signs up from a network address of their own, because one
 * address may only sign up a few times an hour.
 */
export async function signUp(page: Page): Promise<{ email: string }> {
  const email = aLearner()
  const address = await addressOf(page)
  const signedUp = await page.request.post(`${address}/api/auth/sign-up/email`, {
    data: { name: '', email, password: aPassword },
    headers: { origin: address, 'x-forwarded-for': anAddress() },
  })
  expect(signedUp.status(), await signedUp.text()).toBe(200)
  const found = await page.request.get(`${address}/api/auth/get-session`)
  const { user, session } = await found.json()
  const { id, emailVerified, twoFactorEnabled } = user
  const state = {
    user: { id, email, emailVerified, twoFactorEnabled: twoFactorEnabled === true },
    expiresAt: session.expiresAt,
    change: 'signed-in',
    ended: false,
  }
  await page.evaluate((kept) => localStorage.setItem('session', kept), JSON.stringify({ state, version: 1 }))
  return { email }
}

/**
 * The origin of the page. A page that has opened nothing yet opens a file without scripts, whose storage is
 * the app's.
 */
async function addressOf(page: Page): Promise<string> {
  if (page.url() === 'about:blank') await page.goto('/icon.svg')
  return new URL(page.url()).origin
}

/** Signs up by the form, which leads to /level. */
export async function signUpByForm(page: Page): Promise<{ email: string }> {
  const email = aLearner()
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': anAddress() })
  await page.goto('/login')
  await hydrated(page)
  const login = loginOf(page)
  await login.signUpTab.click()
  await login.email.fill(email)
  await login.password.fill(aPassword)
  await login.go.click()
  await expect(page).toHaveURL(/\/level$/)
  await page.setExtraHTTPHeaders({})
  return { email }
}

/** The signed-in learner opens the link that was mailed at sign-up, and presses its button. */
export async function confirmEmail(page: Page, email: string) {
  await page.goto(await mailedLink(email, 'Confirm your e-mail'))
  await page.getByRole('button', { name: 'Yes, this is my email' }).click()
  await expect(page).toHaveURL(/\/level$/)
}

export async function signOut(page: Page) {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page.getByText('Login or sign up to access this page')).toBeVisible()
}

/** Opens a part of the account. */
export async function openSection(page: Page, title: string) {
  const section = page
    .getByRole('main')
    .locator('details', { has: page.getByRole('heading', { name: title, exact: true }) })
  await section.locator('summary').click()
  return section
}

/** What a visitor's profile says. */
export const visitorLine = 'Login or sign up to access this page'
