import { expect, test } from '@playwright/test'
import { aPassword, logIn, loginOf, openSection, signOut, signUp } from './account-page.ts'
import { appIsThere } from './app-is-there.ts'
import { noFault } from './no-fault.ts'
import { mailedLink } from './postbox.ts'
import { totp } from './totp.ts'

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

test('what is typed before the app is there stays, whatever the page has to say besides', async ({
  page,
}) => {
  await page.goto('/login')
  await page.evaluate(() => history.replaceState({ usr: { passwordIsNew: true }, key: 'reset', idx: 0 }, ''))
  const held = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  const login = loginOf(page)
  await login.email.fill('learner@example.org')
  await login.password.fill(aPassword)
  await expect(login.go).toBeDisabled()
  held.resolve()
  await expect(login.go).toBeEnabled()
  await expect(page.getByText('Your new password is set. Log in with it.')).toBeVisible()
  await expect(login.email).toHaveValue('learner@example.org')
  await expect(login.password).toHaveValue(aPassword)
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
  const refusal = other.getByText('This link is used already or too old.')
  await expect(refusal).toBeVisible()
  await other.getByLabel('New password').fill('a third password')
  await other.getByRole('button', { name: 'Set the new password' }).click()
  await expect(refusal).toHaveCount(2)
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

test('a visitor’s pages ask the server nothing about accounts, and load none of their code', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/', '/level', '/letters']) {
    await page.goto(path)
    await appIsThere(page)
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

test('logging in needs no mouse', async ({ page }) => {
  const { email } = await signUp(page)
  await signOut(page)
  await page.goto('/login')
  await appIsThere(page)
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

test('no screen of the account has an accessibility fault', async ({ page }) => {
  await page.goto('/login?error=INVALID_TOKEN')
  await loginOf(page).forgot.click()
  await noFault(page)
  await loginOf(page).signUpTab.click()
  await noFault(page)
  await page.getByRole('button', { name: 'Log in without a password' }).click()
  await noFault(page)
  await page.goto('/login?challenge=two-factor')
  await expect(page.getByLabel('Code from your authenticator app')).toBeVisible()
  await noFault(page)
  await page.goto('/reset-password?token=none')
  await noFault(page)
  await signUp(page)
  await page.goto('/profile')
  for (const title of ['Email', 'Password', 'Where you are signed in', 'Your data', 'Delete your account'])
    await openSection(page, title)
  const section = await openSection(page, 'Two-step sign-in')
  await section.getByLabel('Password', { exact: true }).fill(aPassword)
  await section.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  const secret = await section.locator('code').innerText()
  await noFault(page)
  await section.getByLabel('Code from your authenticator app').fill(totp(secret))
  await section.getByRole('button', { name: 'Turn on' }).click()
  await expect(section.getByRole('button', { name: 'I have kept them' })).toBeVisible()
  await noFault(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await noFault(page)
})
