import { expect, test } from '@playwright/test'
import { aPassword, logIn, openSection, signUp } from '../support/account-page.ts'
import { noFault } from '../support/no-fault.ts'
import { mailedLink } from '../support/postbox.ts'

test('whose address somebody else signed up with takes it, and finds an account of their own', async ({
  page,
  browser,
}) => {
  const { email } = await signUp(page)
  const link = await mailedLink(email, 'Confirm your e-mail')
  const owner = await (await browser.newContext()).newPage()
  await owner.goto(link)
  await expect(owner.getByText('An account was made with this email address:')).toBeVisible()
  await noFault(owner)
  await owner.getByRole('button', { name: 'It was not me' }).click()
  await noFault(owner)
  await owner.getByRole('button', { name: 'Take the address, and log me in' }).click()
  await expect(owner).toHaveURL(/\/level$/)
  await owner.goto('/profile')
  await expect((await openSection(owner, 'Email')).getByText('Confirmed', { exact: true })).toBeVisible()
  await owner.goto(link)
  await expect(owner.getByText('This link is used already or too old.')).toBeVisible()
  await owner.close()

  const stranger = await (await browser.newContext()).newPage()
  await logIn(stranger, email)
  await expect(stranger.getByText('The e-mail or the password is not right.')).toBeVisible()
  await stranger.close()
})

test('whose address somebody signed up with in the same browser says so, and takes it', {
  tag: '@long',
}, async ({ page }) => {
  const { email } = await signUp(page)
  await page.goto(await mailedLink(email, 'Confirm your e-mail'))
  await expect(page.getByRole('button', { name: 'Yes, this is my email' })).toBeVisible()
  await noFault(page)
  await page.getByRole('button', { name: 'It was not me' }).click()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'It was not me' }).click()
  await page.getByRole('button', { name: 'Take the address, and log me in' }).click()
  await expect(page).toHaveURL(/\/level$/)
  await page.goto('/profile')
  await expect((await openSection(page, 'Email')).getByText('Confirmed', { exact: true })).toBeVisible()
})

test('who confirms in another browser logs in there first, and comes back to the button', {
  tag: '@long',
}, async ({ page, browser }) => {
  const { email } = await signUp(page)
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(await mailedLink(email, 'Confirm your e-mail'))
  await phone.getByRole('link', { name: 'It was me: log in and confirm' }).click()
  await phone.getByLabel('Email', { exact: true }).fill(email)
  await phone.getByLabel('Password', { exact: true }).fill(aPassword)
  await phone.getByRole('button', { name: 'Lets Learn' }).click()
  await phone.getByRole('button', { name: 'Yes, this is my email' }).click()
  await expect(phone).toHaveURL(/\/level$/)
  await phone.close()
})

test('a password that is too short or too common is refused in the form’s own words', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByText('At least 8 characters, and not one that many people use.')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill('somebody@example.org')
  for (const [password, sentence] of [
    ['short', 'A password needs at least 8 characters.'],
    ['password', 'This password is too common'],
  ] as const) {
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Lets Learn' }).click()
    await expect(page.getByText(sentence)).toBeVisible()
  }
})
