import { expect, test } from '@playwright/test'
import {
  clientId,
  clientSecret,
  startProvider,
} from '../../../server/src/account/sign-in/testing-provider.ts'
import { signOut } from '../support/account-page.ts'
import { noFault } from '../support/no-fault.ts'
import { ownPort } from '../support/offline-page.ts'
import { type OwnServer, ownServer } from '../support/own-server.ts'

const email = 'asha@example.org'

let provider: Awaited<ReturnType<typeof startProvider>>
let server: OwnServer

test.use({ baseURL: `http://127.0.0.1:${ownPort}` })

test.beforeAll(async () => {
  provider = await startProvider('google', { id: '1', email, verified: true })
  server = await ownServer(ownPort, {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    PROVIDER_ADDRESS: provider.address,
    NODE_OPTIONS: `--import=${new URL('../support/lead-to-provider.ts', import.meta.url)}`,
  })
})

test.afterAll(async () => {
  await server.stop()
  provider.stop()
})

test.beforeEach(({ context }) =>
  context.route(/^https:\/\/accounts\.google\.com\//, async (route) => {
    const { host, pathname, search } = new URL(route.request().url())
    const page = await fetch(`${provider.address}/${host}${pathname}${search}`)
    await route.fulfill({ contentType: 'text/html', body: await page.text() })
  }),
)

// The short run has the server's own tests of it, provider.test.ts.
test('with the operator’s keys a learner signs in with Google, and out, and in again', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/login')
  const google = page.getByRole('button', { name: 'Continue with Google' })
  await expect(google).toBeVisible()
  await expect(page.getByRole('button', { name: /GitHub|Facebook/ })).toHaveCount(0)
  await noFault(page)

  await test.step('who says no at Google is told, and can go on otherwise', async () => {
    await google.click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeVisible()
  })

  await google.click()
  await page.getByRole('link', { name: 'Continue as Asha' }).click()
  await expect(page).toHaveURL('/level')
  await page.goto('/profile')
  await expect(page.getByText(email)).toBeVisible()
  await signOut(page)
  await page.goto('/login')
  await google.click()
  await page.getByRole('link', { name: 'Continue as Asha' }).click()
  await expect(page).toHaveURL('/level')
})
