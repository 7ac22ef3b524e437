import { expect, type Page, test } from '@playwright/test'
import {
  aPassword,
  confirmEmail,
  logIn,
  loginOf,
  openSection,
  signOut,
  signUp,
} from '../support/account-page.ts'
import { noFault } from '../support/no-fault.ts'
import { mailedCode, mailedLink } from '../support/postbox.ts'
import { totp } from '../support/totp.ts'

/** Turns two-step sign-in on, and returns the app's secret and the recovery codes. */
async function turnTwoStepOn(page: Page) {
  await page.goto('/profile')
  const section = await openSection(page, 'Two-step sign-in')
  const code = section.getByLabel('Code from your authenticator app')
  const turnOn = section.getByRole('button', { name: 'Turn on' })
  await section.getByLabel('Password', { exact: true }).fill(aPassword)
  await section.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  await expect(section.getByRole('img', { name: 'QR code' })).toBeVisible()
  const secret = await section.locator('code').innerText()
  await noFault(page)
  await code.fill('000000')
  await turnOn.click()
  await expect(section.getByText('That code is not right.')).toBeVisible()
  await code.fill(totp(secret))
  await turnOn.click()
  await expect(section.getByRole('listitem').first()).toBeVisible()
  const codes = await section.getByRole('listitem').allInnerTexts()
  await expect(section.getByText('Keep these recovery codes')).toBeFocused()
  await noFault(page)
  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
  await section.getByRole('button', { name: 'I have kept them' }).click()
  await expect(section.getByText('On', { exact: true })).toBeVisible()
  return { secret, codes }
}

async function askByMail(page: Page, email: string, how: string) {
  await page.goto('/login')
  await loginOf(page).email.fill(email)
  await page.getByRole('button', { name: 'Log in without a password' }).click()
  await page.getByRole('button', { name: how }).click()
}

test('two-step sign-in: turned on with the app, then asked for; a recovery code does as well, once', async ({
  page,
}) => {
  const { email } = await signUp(page)
  await confirmEmail(page, email)
  const { secret, codes } = await turnTwoStepOn(page)
  const go = page.getByRole('button', { name: 'Lets Learn' })
  const recover = async () => {
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(codes[0] ?? '')
    await go.click()
  }

  await signOut(page)
  await logIn(page, email)
  // The code of this half minute is used. The next one is valid too.
  await page.getByLabel('Code from your authenticator app').fill(totp(secret, Date.now() + 30_000))
  await go.click()
  await expect(page).toHaveURL(/\/level$/)

  await test.step('a mailed link asks for the second step as well', async () => {
    await signOut(page)
    await askByMail(page, email, 'Mail me a link')
    await page.goto(await mailedLink(email, 'Your link to log in'))
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await recover()
    await expect(page).toHaveURL(/\/level$/)
  })

  await test.step('a recovery code is used up', async () => {
    await signOut(page)
    await logIn(page, email)
    await recover()
    await expect(page.getByText('That code is not right.')).toBeVisible()
  })
})

test('a mailed code logs in, and so does a mailed link, which works once', async ({ page }) => {
  const { email } = await signUp(page)
  await confirmEmail(page, email)
  await signOut(page)
  await askByMail(page, email, 'Mail me a code')
  await page.getByLabel('Code from the mail').fill(await mailedCode(email, 'Your code to log in'))
  await page.getByRole('button', { name: 'Lets Learn' }).click()
  await expect(page).toHaveURL(/\/level$/)
  await signOut(page)

  await askByMail(page, email, 'Mail me a link')
  await expect(page.getByText('A link is on its way to')).toBeVisible()
  const link = await mailedLink(email, 'Your link to log in')
  const logInByIt = page.getByRole('button', { name: 'Log in', exact: true })
  await page.goto(link)
  await logInByIt.click()
  await expect(page).toHaveURL(/\/level$/)
  await signOut(page)
  await page.goto(link)
  await logInByIt.click()
  await expect(
    page.getByText('This link is used already or too old. Please ask for a new one.'),
  ).toBeVisible()
})
