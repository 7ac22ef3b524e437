import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

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

const signUps = '**/api/auth/sign-up/email'
const anAddress = () => [10, randomInt(256), randomInt(256), randomInt(256)].join('.')

/**
 * A learner who has just signed up on this page's browser, and is on /level. Each does so from an address of their own: all journeys
 * together are more than may sign up from one in an hour.
 */
export async function signUp(page: Page): Promise<{ email: string }> {
  const email = `learner-${randomUUID()}@example.org`
  await page.route(signUps, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': anAddress() } }),
  )
  await page.goto('/login')
  const login = loginOf(page)
  await login.signUpTab.click()
  await login.email.fill(email)
  await login.password.fill(aPassword)
  await login.go.click()
  await expect(page).toHaveURL(/\/level$/)
  await page.unroute(signUps)
  return { email }
}

export async function signOut(page: Page) {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page.getByText('Login or sign up to access this page')).toBeVisible()
}

/** A part of the account, opened. */
export async function openSection(page: Page, title: string) {
  const section = page
    .getByRole('main')
    .locator('details', { has: page.getByRole('heading', { name: title, exact: true }) })
  await section.locator('summary').click()
  return section
}

/** What a visitor's profile says. */
export const visitorLine = 'Login or sign up to access this page'
