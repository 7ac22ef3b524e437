import { expect, test } from '@playwright/test'
import {
  aPassword,
  confirmEmail,
  loginOf,
  openSection,
  signOut,
  signUp,
  signUpByForm,
} from '../support/account-page.ts'
import { hydrated } from '../support/hydrated.ts'
import { noFault } from '../support/no-fault.ts'
import { mailedLink } from '../support/postbox.ts'

test('signing up leads to the levels at once; the mailed link confirms the e-mail; logging in leads back to the same page', async ({
  page,
}) => {
  const { email } = await signUpByForm(page)
  await page.goto('/profile')
  await expect((await openSection(page, 'Email')).getByText('Not confirmed')).toBeVisible()
  const twoStep = await openSection(page, 'Two-step sign-in')
  await expect(twoStep.getByText('Please confirm your email first')).toBeVisible()
  await confirmEmail(page, email)

  await test.step('the profile has all parts of the account', async () => {
    await page.goto('/profile')
    await expect((await openSection(page, 'Email')).getByText('Confirmed', { exact: true })).toBeVisible()
    for (const title of ['Password', 'Where you are signed in', 'Your data', 'Delete your account'])
      await openSection(page, title)
    await noFault(page)
  })

  await test.step('signing out shows the visitor’s profile, which leads to the login', async () => {
    await signOut(page)
    await page.getByRole('link', { name: 'Sign Up/Login' }).click()
    await expect(page).toHaveURL('/login?next=%2Fprofile')
  })

  const login = loginOf(page)
  await test.step('a wrong password gets the server’s message, and typed text stays', async () => {
    await login.email.fill(email)
    await login.password.fill('not the password')
    await login.go.click()
    const refusal = page.getByText('The e-mail or the password is not right.')
    await expect(page.getByRole('alert').filter({ has: refusal })).toBeVisible()
    await expect(login.email).toHaveValue(email)
    await expect(login.password).toHaveValue('not the password')
    await login.signUpTab.click()
    await expect(refusal).toBeHidden()
    await expect(login.email).toHaveValue(email)
    await expect(login.forgot).toBeHidden()
  })

  await test.step('logging in needs no mouse', async () => {
    await login.signUpTab.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(login.loginTab).toBeFocused()
    await expect(login.loginTab).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Tab')
    await expect(login.email).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(login.password).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(aPassword)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/profile$/)
  })

  await page.goto('/login')
  await expect(page, 'a signed-in learner has nothing to do here').toHaveURL(/\/level$/)
})

test('text typed before the page is hydrated stays, whatever else the page says', { tag: '@long' }, async ({
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

  await test.step('a reset that cannot be requested gets a message', async () => {
    await page.route('**/api/auth/request-password-reset', (route) => route.abort())
    await login.forgot.click()
    await expect(page.getByText('Failed to send reset email. Please try again.')).toBeVisible()
  })

  await test.step('the password can be shown, and password managers know which one it is', async () => {
    await expect(login.email).toHaveAttribute('autocomplete', 'username')
    await expect(login.password).toHaveAttribute('autocomplete', 'current-password')
    await expect(login.password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(login.password).toHaveAttribute('type', 'text')
    await login.signUpTab.click()
    await expect(login.password).toHaveAttribute('autocomplete', 'new-password')
  })

  await test.step('sign-up can be skipped, and the close icon leads home', async () => {
    await page.getByRole('link', { name: 'Skip sign-up and go to the levels' }).click()
    await expect(page).toHaveURL(/\/level$/)
    await page.goBack()
    await page.getByRole('link', { name: 'Close' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
  })
})

test('an empty field is named in the words of the app, in the language of the page', async ({ page }) => {
  for (const [path, button, said, field] of [
    ['/login', 'Lets Learn', 'Please fill this in first: Email', 'Email'],
    ['/ml/login', 'പഠിക്കാം', 'ആദ്യം ഇത് പൂരിപ്പിക്കൂ: ഇമെയിൽ', 'ഇമെയിൽ'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible()
    await expect(page.getByLabel(field, { exact: true })).toBeFocused()
  }
})

test('no screen before the account has an accessibility fault', async ({ page }) => {
  const { email, forgot, signUpTab } = loginOf(page)

  await page.goto('/login?error=INVALID_TOKEN')
  await hydrated(page)
  await forgot.click()
  await expect(page.getByText('Please enter your email first!')).toBeVisible()
  await noFault(page)
  await signUpTab.click()
  await expect(forgot).toBeHidden()
  await noFault(page)
  await page.getByRole('button', { name: 'Log in without a password' }).click()
  await expect(page.getByRole('button', { name: 'Mail me a link' })).toBeVisible()
  await noFault(page)
  await page.goto('/login?challenge=two-factor')
  await expect(page.getByLabel('Code from your authenticator app')).toBeVisible()
  await noFault(page)
  await page.goto('/reset-password?token=none')
  await expect(page.getByLabel('New password')).toBeVisible()
  await expect(email).toBeHidden()
  await noFault(page)
})

test('a forgotten password becomes a new one by the mailed link, once', async ({ page }) => {
  const { email } = await signUp(page)
  await signOut(page)
  await page.goto('/login')
  const login = loginOf(page)
  await login.email.fill(email)
  await login.forgot.click()
  await expect(page.getByText('Password reset link sent! Check your email.')).toBeVisible()

  const link = await mailedLink(email, 'Set a new password')
  await page.goto(link)
  await page.getByLabel('New password').fill('quite another password')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('Your new password is set. Log in with it.')).toBeVisible()

  await page.goto(link)
  const refusal = page.getByText('This link is used already or too old.')
  await expect(refusal).toBeVisible()
  await page.getByLabel('New password').fill('a third password')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(refusal).toHaveCount(2)
  await page.getByRole('link', { name: 'Ask for a new one' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await login.email.fill(email)
  await login.password.fill(aPassword)
  await login.go.click()
  await expect(page.getByText('The e-mail or the password is not right.')).toBeVisible()
  await login.password.fill('quite another password')
  await login.go.click()
  await expect(page).toHaveURL(/\/level$/)
})

test('a visitor’s pages ask the server nothing about accounts, and load none of their code', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.install()
  for (const path of ['/', '/level', '/letters']) {
    // It is requested last, when the page has been idle for a while.
    const last = page.waitForResponse('**/assets/version-notice-*.js')
    await page.goto(path)
    await hydrated(page)
    await page.clock.runFor(3000)
    await last
  }
  // The code that notices a sign-in in another tab is a part of every page; a session of exercises is no account's.
  const ofAccounts = asked.filter((path) => /\/api\/|account|session|auth|login|profile/.test(path))
  expect(
    ofAccounts.filter(
      (path) => !/\/(?:follow-session|plan-session|session-(?:settings|storage))-[\w-]{8}\.js$/.test(path),
    ),
  ).toEqual([])
})
