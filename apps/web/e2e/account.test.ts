import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { aPassword, logIn, loginOf, openSection, signOut, signUp } from './account-page.ts'
import { mailedCode, mailedLink } from './postbox.ts'
import { totp } from './totp.ts'

const visitorLine = 'Login or sign up to access this page'

test('signing up leads to the levels at once, and the mailed link confirms the e-mail and leads there too', async ({
  page,
}) => {
  const { email } = await signUp(page)
  await page.goto('/profile')
  await expect((await openSection(page, 'Email')).getByText('Not confirmed')).toBeVisible()
  await page.goto(await mailedLink(email, 'Confirm your e-mail'))
  await expect(page).toHaveURL(/\/level$/)
  await page.goto('/profile')
  await expect((await openSection(page, 'Email')).getByText('Confirmed', { exact: true })).toBeVisible()
})

test('a confirmation link that is no good says so on the levels, and can be put away', async ({ page }) => {
  await page.goto('/api/auth/verify-email?token=nonsense&callbackURL=/level')
  await expect(page).toHaveURL(/\/level\?error=/)
  await expect(page.getByText('This link is used already or too old.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/level$/)
})

test('signing out shows the visitor’s profile; logging in leads to the levels; a signed-in visit to /login too', async ({
  page,
}) => {
  const { email } = await signUp(page)
  await signOut(page)
  await page.getByRole('link', { name: 'Sign Up/Login' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await logIn(page, email)
  await expect(page).toHaveURL(/\/level$/)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/level$/)
})

test('a wrong password is said in the server’s words, and what was typed stays', async ({ page }) => {
  const { email } = await signUp(page)
  await signOut(page)
  await logIn(page, email, 'not the password')
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
    'The e-mail or the password is not right.',
  )
  const login = loginOf(page)
  await expect(login.email).toHaveValue(email)
  await expect(login.password).toHaveValue('not the password')
  await login.signUpTab.click()
  await expect(page.getByText('The e-mail or the password is not right.')).toBeHidden()
  await expect(login.email).toHaveValue(email)
  await expect(login.forgot).toBeHidden()
})

test('the password can be seen while it is typed, and password managers know which one it is', async ({
  page,
}) => {
  await page.goto('/login')
  const { email, password, signUpTab } = loginOf(page)
  await expect(email).toHaveAttribute('autocomplete', 'username')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await signUpTab.click()
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
})

test('a forgotten password becomes a new one by the mailed link, once', async ({ page, browser }) => {
  const { email } = await signUp(page)
  await signOut(page)
  await page.goto('/login')
  const login = loginOf(page)
  await login.forgot.click()
  await expect(page.getByText('Please enter your email first!')).toBeVisible()
  await login.email.fill(email)
  await login.forgot.click()
  await expect(page.getByText('Password reset link sent! Check your email.')).toBeVisible()

  const link = await mailedLink(email, 'Set a new password')
  await page.goto(link)
  await page.getByLabel('New password').fill('quite another password')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('Your new password is set. Log in with it.')).toBeVisible()

  await login.email.fill(email)
  await login.password.fill(aPassword)
  await login.go.click()
  await expect(page.getByText('The e-mail or the password is not right.')).toBeVisible()
  await login.password.fill('quite another password')
  await login.go.click()
  await expect(page).toHaveURL(/\/level$/)

  const other = await browser.newPage()
  await other.goto(link)
  await other.getByLabel('New password').fill('a third password')
  await other.getByRole('button', { name: 'Set the new password' }).click()
  await expect(other.getByText('This link is used already or too old.')).toBeVisible()
  await other.getByRole('link', { name: 'Ask for a new one' }).click()
  await expect(other).toHaveURL(/\/login$/)
  await other.close()
})

test('a reset that cannot be asked for says so', async ({ page }) => {
  await page.goto('/login')
  await page.route('**/api/auth/request-password-reset', (route) => route.abort())
  const login = loginOf(page)
  await login.email.fill('somebody@example.org')
  await login.forgot.click()
  await expect(page.getByText('Failed to send reset email. Please try again.')).toBeVisible()
})

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

test('the profile is saved with its message, kept on the device, and fetched once in a browser session', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/profile')) fetched.push(request.url())
  })
  const { email } = await signUp(page)
  await page.goto('/profile')
  await expect(page.getByText('Rank Hero')).toBeVisible()
  await expect(page.getByText('User Rank: 1')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Badge' })).toBeVisible()
  const username = `anna-${email.slice(8, 16)}`
  await page.getByLabel('Name', { exact: true }).fill('Anna')
  await page.getByLabel('Username').fill(username)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(page.getByText('Profile updated successfully!')).toBeHidden()
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

test('a visitor’s pages ask the server nothing about accounts, and load none of their code', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/', '/level', '/letters']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(asked.filter((path) => /\/api\/|account|session|auth|login|profile/.test(path))).toEqual([])
})

test('logging in leads to where the learner wanted to go, and never to another site', async ({ page }) => {
  const { email } = await signUp(page)
  for (const [next, lands] of [
    ['/letters', /\/letters$/],
    ['https://elsewhere.example/', /127\.0\.0\.1:\d+\/level$/],
    ['//elsewhere.example/', /127\.0\.0\.1:\d+\/level$/],
  ] as const) {
    await signOut(page)
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await loginOf(page).email.fill(email)
    await loginOf(page).password.fill(aPassword)
    await loginOf(page).go.click()
    await expect(page).toHaveURL(lands)
  }
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

test('the e-mail is changed by the link that comes to the new address', async ({ page }) => {
  const { email } = await signUp(page)
  await page.goto('/profile')
  const section = await openSection(page, 'Email')
  const other = email.replace('learner', 'other')
  await section.getByLabel('New email').fill(other)
  await section.getByRole('button', { name: 'Change email' }).click()
  await expect(section.getByText('Its link makes the change.')).toBeVisible()
  await page.goto(await mailedLink(other, 'Confirm your e-mail'))
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

test('logging in needs no mouse', async ({ page }) => {
  const { email } = await signUp(page)
  await signOut(page)
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  const login = loginOf(page)
  await login.loginTab.focus()
  await page.keyboard.press('ArrowRight')
  await expect(login.signUpTab).toBeFocused()
  await expect(login.signUpTab).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await expect(login.email).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await expect(login.password).toBeFocused()
  await page.keyboard.type(aPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/level$/)
})

test('the close icon leads home, and sign-up can be skipped', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Skip sign-up and go to the levels' }).click()
  await expect(page).toHaveURL(/\/level$/)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`no screen of the account has an accessibility fault in ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width: 360, height: 640 } })
    const page = await context.newPage()
    const expectNoFault = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    }
    await page.goto('/login?error=INVALID_TOKEN')
    await loginOf(page).forgot.click()
    await expectNoFault()
    await loginOf(page).signUpTab.click()
    await expectNoFault()
    await page.getByRole('button', { name: 'Log in without a password' }).click()
    await expectNoFault()
    await page.goto('/login?challenge=two-factor')
    await expect(page.getByLabel('Code from your authenticator app')).toBeVisible()
    await expectNoFault()
    await page.goto('/reset-password?token=none')
    await expectNoFault()
    await signUp(page)
    await page.goto('/profile')
    for (const title of ['Email', 'Password', 'Where you are signed in', 'Your data', 'Delete your account'])
      await openSection(page, title)
    const section = await openSection(page, 'Two-step sign-in')
    await section.getByLabel('Password', { exact: true }).fill(aPassword)
    await section.getByRole('button', { name: 'Set up two-step sign-in' }).click()
    const secret = await section.locator('code').innerText()
    await expectNoFault()
    await section.getByLabel('Code from your authenticator app').fill(totp(secret))
    await section.getByRole('button', { name: 'Turn on' }).click()
    await expect(section.getByRole('button', { name: 'I have kept them' })).toBeVisible()
    await expectNoFault()
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expectNoFault()
    await context.close()
  })
