import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { aPassword, logIn, openSection, signOut, signUp, visitorLine } from '../support/account-page.ts'
import { noFault } from '../support/no-fault.ts'
import { mailedLink } from '../support/postbox.ts'
import { readDevice } from '../support/quiz-page.ts'

/** Another learner has this name. */
async function takeUsername(page: Page, username: string) {
  await signUp(page)
  const { origin } = new URL(page.url())
  const data = { name: '', username }
  const reply = await page.request.put('/api/profile', { data, headers: { origin } })
  expect(reply.status()).toBe(200)
}

test('the profile is saved with its message, kept on the device, and fetched once in a browser session', {
  tag: '@long',
}, async ({ page }) => {
  const taken = `taken-${randomUUID().slice(0, 8)}`
  await takeUsername(page, taken)
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/profile')) fetched.push(request.url())
  })
  const { email } = await signUp(page)
  await page.clock.install()
  await page.goto('/profile')
  const [name, username] = [page.getByLabel('Name', { exact: true }), page.getByLabel('Username')]
  const save = page.getByRole('button', { name: 'Save Changes' })
  await expect(page.getByText('Rank Hero')).toBeVisible()
  await expect(page.getByText('User Rank: 1')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Badge' })).toBeVisible()

  await test.step('a taken name is refused with a message, and stays in its field', async () => {
    await expect(name).toHaveValue('')
    await username.fill(taken.toUpperCase())
    await save.click()
    await expect(page.getByRole('alert').filter({ hasText: 'is taken' })).toBeVisible()
    await expect(username).toHaveValue(taken.toUpperCase())
  })

  const free = `anna-${email.slice(8, 16)}`
  await name.fill('Anna')
  await username.fill(free)
  await page.clock.pauseAt(Date.now() + 60_000)
  await save.click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await page.clock.runFor(3000)
  await expect(page.getByText('Profile updated successfully!')).toBeHidden()
  await page.clock.resume()
  await page.reload()
  await expect(name).toHaveValue('Anna')
  await expect(username).toHaveValue(free)
  expect(fetched).toHaveLength(1)
  expect(await page.evaluate(() => sessionStorage.getItem('profileFetched'))).toBeTruthy()

  await signOut(page)
  expect(await readDevice(page)).toMatchObject({ name: 'Type Here', username: 'Type Here' })
})

async function saveWater(page: Page) {
  await page.goto('/lm')
  await page.getByRole('searchbox').fill('water')
  await page.getByRole('button', { name: 'Save വെള്ളം' }).click()
  await expect(page.getByRole('button', { name: 'വെള്ളം is saved' })).toBeVisible()
}

/** A shared device on which the learner is signed in and has saved a word. */
async function sharedDevice(browser: Browser, email: string) {
  const shared = await (await browser.newContext()).newPage()
  await shared.clock.install()
  await logIn(shared, email)
  await expect(shared).toHaveURL(/\/level$/)
  // Until the account's progress has arrived, new words are the visitor's and stay.
  const owner = () => shared.evaluate(() => localStorage.getItem('progress-owner'))
  await expect.poll(owner).toMatch(/^user-/)
  return shared
}

test('after the session was ended elsewhere the learner can remove their data from the device, and it comes back with them', {
  tag: '@long',
}, async ({ page, browser }) => {
  const { email } = await signUp(page)
  const shared = await sharedDevice(browser, email)
  await saveWater(shared)
  await shared.goto('/lm?tab=my')
  await expect(shared.getByText('1 word', { exact: true })).toBeVisible()

  await page.goto('/profile')
  const sessions = await openSection(page, 'Where you are signed in')
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByText('This device')).toHaveCount(1)
  const elsewhere = sessions.getByRole('listitem').getByRole('button', { name: /^Sign out/ })
  await elsewhere.click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)

  await test.step('the notice appears when the learner comes back, without a reload', async () => {
    await shared.clock.fastForward('00:31')
    await shared.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(shared.getByText('You are signed out.')).toBeVisible()
    await expect(shared.getByText('1 word', { exact: true })).toBeVisible()
  })

  await shared.getByRole('button', { name: 'Take my progress off this device' }).click()
  await expect(shared.getByText('No words yet.')).toBeVisible()
  await expect(shared.getByText('You are signed out.')).toBeHidden()
  await logIn(shared, email)
  await expect(shared).toHaveURL(/\/level$/)
  await shared.goto('/lm?tab=my')
  await expect(shared.getByText('1 word', { exact: true })).toBeVisible()

  await test.step('the password is changed, and every other session ends with it', async () => {
    const section = await openSection(page, 'Password')
    await section.getByLabel('Current password').fill('not the password')
    await section.getByLabel('New password').fill('quite another password')
    await section.getByRole('button', { name: 'Change password' }).click()
    await expect(section.getByText('The password is not right.')).toBeVisible()
    await section.getByLabel('Current password').fill(aPassword)
    await section.getByRole('button', { name: 'Change password' }).click()
    await expect(section.getByText('Your password is changed.')).toBeVisible()
    await shared.reload()
    await shared.getByRole('link', { name: 'Log in again' }).click()
    await expect(shared).toHaveURL(/\/login\?next=/)
  })
  await shared.context().close()
})

test('the e-mail is changed, the learner’s data comes as a file, and the account is deleted and gone', async ({
  page,
}) => {
  const { email } = await signUp(page)
  await page.goto('/profile')

  await test.step('the e-mail is changed with the password, by the link that comes to the new address', async () => {
    const section = await openSection(page, 'Email')
    const other = email.replace('learner', 'other')
    await section.getByLabel('New email').fill(other)
    await section.getByLabel('Password', { exact: true }).fill(aPassword)
    await section.getByRole('button', { name: 'Change email' }).click()
    await expect(section.getByText('Open its link here, where you are logged in.')).toBeVisible()
    await page.goto(await mailedLink(other, 'Confirm your new e-mail'))
    await page.getByRole('button', { name: 'Yes, this is my email' }).click()
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByText(other).first()).toBeVisible()
  })

  await test.step('the file has no secrets', async () => {
    const section = await openSection(page, 'Your data')
    const download = page.waitForEvent('download')
    await section.getByRole('button', { name: 'Download my data' }).click()
    const stream = await (await download).createReadStream()
    const text = Buffer.concat(await stream.toArray()).toString()
    expect(JSON.parse(text)).toMatchObject({ 'auth.user': [{ email: email.replace('learner', 'other') }] })
    expect(text).not.toMatch(/"(password|token|secret)"/)
  })

  const section = await openSection(page, 'Delete your account')
  await section.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('The password is not right.')).toBeVisible()
  await noFault(page)
  await dialog.getByLabel('Password', { exact: true }).fill(aPassword)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Your account is deleted, with everything in it.')).toBeVisible()
  await expect(page.getByText(visitorLine)).toBeVisible()
  await logIn(page, email.replace('learner', 'other'))
  await expect(page.getByText('The e-mail or the password is not right.')).toBeVisible()
})
