import { expect, type Page, test } from '@playwright/test'
import { aPassword, logIn, loginOf, openSection, signOut, signUp } from './account-page.ts'
import { mailedCode, mailedLink } from './postbox.ts'
import { totp } from './totp.ts'

test('two-step sign-in: turned on with the app, then asked for; a recovery code does as well, once', async ({
  page,
}) => {
  const { email } = await signUp(page)
  await page.goto('/profile')
  const section = await openSection(page, 'Two-step sign-in')
  await section.getByLabel('Password', { exact: true }).fill(aPassword)
  await section.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  await expect(section.getByRole('img', { name: 'QR code' })).toBeVisible()
  const secret = await section.locator('code').innerText()
  await section.getByLabel('Code from your authenticator app').fill('000000')
  await section.getByRole('button', { name: 'Turn on' }).click()
  await expect(section.getByText('That code is not right.')).toBeVisible()
  await section.getByLabel('Code from your authenticator app').fill(totp(secret))
  await section.getByRole('button', { name: 'Turn on' }).click()
  await expect(section.getByRole('listitem').first()).toBeVisible()
  const codes = await section.getByRole('listitem').allInnerTexts()
  await expect(section.getByText('Keep these recovery codes')).toBeFocused()
  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
  await section.getByRole('button', { name: 'I have kept them' }).click()
  await expect(section.getByText('On', { exact: true })).toBeVisible()

  await signOut(page)
  await logIn(page, email)
  await page.getByLabel('Code from your authenticator app').fill(totp(secret))
  await page.getByRole('button', { name: 'Lets Learn' }).click()
  await expect(page).toHaveURL(/\/level$/)

  await signOut(page)
  await logIn(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Lets Learn' }).click()
  await expect(page).toHaveURL(/\/level$/)

  await signOut(page)
  await logIn(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Lets Learn' }).click()
  await expect(page.getByText('That code is not right.')).toBeVisible()
})

test('a mailed link asks for the second step as well', async ({ page }) => {
  const { email } = await signUp(page)
  await page.goto('/profile')
  const section = await openSection(page, 'Two-step sign-in')
  await section.getByLabel('Password', { exact: true }).fill(aPassword)
  await section.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  const secret = await section.locator('code').innerText()
  await section.getByLabel('Code from your authenticator app').fill(totp(secret))
  await section.getByRole('button', { name: 'Turn on' }).click()
  await section.getByRole('button', { name: 'I have kept them' }).click()
  await page.goto(await mailedLink(email, 'Confirm your e-mail'))
  await signOut(page)
  await askByMail(page, email, 'Mail me a link')
  await page.goto(await mailedLink(email, 'Your link to log in'))
  await expect(page).toHaveURL(/challenge=two-factor/)
  await page.getByLabel('Code from your authenticator app').fill(totp(secret))
  await page.getByRole('button', { name: 'Lets Learn' }).click()
  await expect(page).toHaveURL(/\/level$/)
})

test('a mailed code logs in, and so does a mailed link, which works once', async ({ page, browser }) => {
  const { email } = await signUp(page)
  await page.goto(await mailedLink(email, 'Confirm your e-mail'))
  await signOut(page)
  await askByMail(page, email, 'Mail me a code')
  await page.getByLabel('Code from the mail').fill(await mailedCode(email, 'Your code to log in'))
  await page.getByRole('button', { name: 'Lets Learn' }).click()
  await expect(page).toHaveURL(/\/level$/)
  await signOut(page)

  await askByMail(page, email, 'Mail me a link')
  await expect(page.getByText('A link is on its way to')).toBeVisible()
  const link = await mailedLink(email, 'Your link to log in')
  const elsewhere = await browser.newPage()
  await elsewhere.goto(link)
  await expect(elsewhere).toHaveURL(/\/level$/)
  await elsewhere.close()
  await page.goto(link)
  await expect(
    page.getByText('This link is used already or too old. Please ask for a new one.'),
  ).toBeVisible()
})

async function askByMail(page: Page, email: string, how: string) {
  await page.goto('/login')
  await loginOf(page).email.fill(email)
  await page.getByRole('button', { name: 'Log in without a password' }).click()
  await page.getByRole('button', { name: how }).click()
}
