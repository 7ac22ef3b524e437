import { expect, type Page, test } from '@playwright/test'
import { aPassword, logIn, openSection, signOut, signUp, visitorLine } from './account-page.ts'
import { mailedLink } from './postbox.ts'

test('the profile is saved with its message, kept on the device, and fetched once in a browser session', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/profile')) fetched.push(request.url())
  })
  const { email } = await signUp(page)
  await page.clock.install()
  await page.goto('/profile')
  await expect(page.getByText('Rank Hero')).toBeVisible()
  await expect(page.getByText('User Rank: 1')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Badge' })).toBeVisible()
  const username = `anna-${email.slice(8, 16)}`
  await page.getByLabel('Name', { exact: true }).fill('Anna')
  await page.getByLabel('Username').fill(username)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await page.clock.runFor(3000)
  await expect(page.getByText('Profile updated successfully!')).toBeHidden()
  await page.clock.resume()
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Anna')
  await expect(page.getByLabel('Username')).toHaveValue(username)
  expect(fetched).toHaveLength(1)
  expect(await page.evaluate(() => sessionStorage.getItem('profileFetched'))).toBeTruthy()

  await signOut(page)
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('malayalam-for-all') ?? '{}').state),
  ).toMatchObject({
    name: 'Type Here',
    username: 'Type Here',
  })
  await signUp(page)
  await page.goto('/profile')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  await page.getByLabel('Username').fill(username.toUpperCase())
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'is taken' })).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue(username.toUpperCase())
})

test('the password is changed, and every other session ends with it', async ({ page, browser }) => {
  const { email } = await signUp(page)
  const elsewhere = await browser.newPage()
  await logIn(elsewhere, email)
  await expect(elsewhere).toHaveURL(/\/level$/)
  await page.goto('/profile')
  const section = await openSection(page, 'Password')
  await section.getByLabel('Current password').fill('not the password')
  await section.getByLabel('New password').fill('quite another password')
  await section.getByRole('button', { name: 'Change password' }).click()
  await expect(section.getByText('The password is not right.')).toBeVisible()
  await section.getByLabel('Current password').fill(aPassword)
  await section.getByRole('button', { name: 'Change password' }).click()
  await expect(section.getByText('Your password is changed.')).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere.getByText('You are signed out.')).toBeVisible()
  await elsewhere.close()
})

test('whose session was ended elsewhere can take what is theirs off the device, and it comes back with them', async ({
  page,
  browser,
}) => {
  const { email } = await signUp(page)
  const shared = await (await browser.newContext()).newPage()
  await logIn(shared, email)
  await expect(shared).toHaveURL(/\/level$/)
  // Until the account's progress is here, what is saved is the visitor's, and stays.
  const owner = () => shared.evaluate(() => localStorage.getItem('progress-owner'))
  await expect.poll(owner).toMatch(/^user-/)
  await saveWater(shared)
  await page.goto('/profile')
  const section = await openSection(page, 'Where you are signed in')
  await section.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await shared.goto('/lm?tab=my')
  await expect(shared.getByText('You are signed out.')).toBeVisible()
  await expect(shared.getByText('1 word')).toBeVisible()
  await shared.getByRole('button', { name: 'Take my progress off this device' }).click()
  await expect(shared.getByText('No words yet.')).toBeVisible()
  await expect(shared.getByText('You are signed out.')).toBeHidden()
  await logIn(shared, email)
  await expect(shared).toHaveURL(/\/level$/)
  await shared.goto('/lm?tab=my')
  await expect(shared.getByText('1 word')).toBeVisible()
  await shared.close()
})

async function saveWater(page: Page) {
  await page.goto('/lm')
  await page.getByRole('searchbox').fill('water')
  await page.getByRole('button', { name: 'Save വെള്ളം' }).click()
  await expect(page.getByRole('button', { name: 'വെള്ളം is saved' })).toBeVisible()
}

test('the e-mail is changed by the link that comes to the new address, which signs nobody in', async ({
  page,
  browser,
}) => {
  const { email } = await signUp(page)
  await page.goto('/profile')
  const section = await openSection(page, 'Email')
  const other = email.replace('learner', 'other')
  await section.getByLabel('New email').fill(other)
  await section.getByRole('button', { name: 'Change email' }).click()
  await expect(section.getByText('Its link makes the change.')).toBeVisible()
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(await mailedLink(other, 'Confirm your new e-mail'))
  await expect(elsewhere.getByText('Your new email is confirmed. Log in with it.')).toBeVisible()
  await elsewhere.close()
  await page.goto('/profile')
  await expect(page.getByText(other).first()).toBeVisible()
})

test('a learner’s data comes as a file, without secrets', async ({ page }) => {
  const { email } = await signUp(page)
  await page.goto('/profile')
  const section = await openSection(page, 'Your data')
  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Download my data' }).click()
  const stream = await (await download).createReadStream()
  const text = Buffer.concat(await stream.toArray()).toString()
  expect(JSON.parse(text)).toMatchObject({ 'auth.user': [{ email }] })
  expect(text).not.toMatch(/"(password|token|secret)"/)
})

test('the account is deleted with its password, and is gone', async ({ page }) => {
  const { email } = await signUp(page)
  await page.goto('/profile')
  const section = await openSection(page, 'Delete your account')
  await section.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('The password is not right.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(aPassword)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Your account is deleted, with everything in it.')).toBeVisible()
  await expect(page.getByText(visitorLine)).toBeVisible()
  await logIn(page, email)
  await expect(page.getByText('The e-mail or the password is not right.')).toBeVisible()
})
