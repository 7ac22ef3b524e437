import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { noFault } from './no-fault.ts'

/** The form with everything that is said around it. */
const listOf = (page: Page) => ({
  email: page.getByLabel('Your e-mail address'),
  join: page.getByRole('button', { name: 'Join the waitlist' }),
  thanks: page.getByText('Thank you! Your address is on the waitlist.').and(page.locator(':visible')),
  refusal: page.getByRole('alert'),
  remove: page.getByRole('button', { name: 'Remove me' }),
})

/** Addresses that no other journey uses; the server is one for all of them. */
const anAddress = () => `asha.${crypto.randomUUID()}@example.org`

async function openList(page: Page) {
  await page.goto('/youtube')
  // From here on the app checks what is typed, and no more the browser.
  await expect(page.getByRole('main').locator('form')).toHaveJSProperty('noValidate', true)
  return listOf(page)
}

test('who joins is thanked, is remembered on this device, and can take it back', async ({ page }) => {
  const { email, join, thanks, remove } = await openList(page)
  await email.fill(` ${anAddress()} `)
  await email.press('Enter')
  await expect(thanks).toBeFocused()
  await expect(email).toBeHidden()
  await expect(join).toBeHidden()

  await page.reload()
  await expect(page.getByText('You joined the waitlist on this device.')).toBeVisible()
  const removal = page.waitForResponse('**/api/waitlist/removal')
  await remove.click()
  expect((await removal).status()).toBe(200)
  const said = page.getByText('What this device put on the waitlist is removed.')
  await expect(said).toBeFocused()
  await expect(email).toHaveValue('')

  await page.reload()
  await expect(email).toBeVisible()
  await expect(said).toBeHidden()
})

test('the device keeps no address', async ({ page }) => {
  const { email, join, thanks } = await openList(page)
  const address = anAddress()
  await email.fill(address)
  await join.click()
  await expect(thanks).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(address)
})

for (const { typed, sentence } of [
  { typed: '', sentence: 'Please enter your e-mail address.' },
  { typed: 'asha', sentence: 'This does not look like an e-mail address.' },
  { typed: 'asha@example', sentence: 'This does not look like an e-mail address.' },
])
  test(`"${typed}" gets a sentence at the field, and nothing is sent`, async ({ page }) => {
    const { email, join, refusal } = await openList(page)
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await email.fill(typed)
    await join.click()
    await expect(refusal).toContainText(sentence)
    await expect(email).toBeFocused()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(new RegExp(sentence))
    await expect(email).toHaveValue(typed)
    expect(sent).toEqual([])

    await email.fill(anAddress())
    await join.click()
    await expect(listOf(page).thanks).toBeVisible()
  })

test('an address in another script is taken', async ({ page }) => {
  const { email, join, thanks } = await openList(page)
  await email.fill('ആശ@ഉദാഹരണം.ഭാരതം')
  await join.click()
  await expect(thanks).toBeVisible()
})

for (const { what, status, code, sentence } of [
  { what: 'too often', status: 429, code: 'too-many', sentence: 'That was too often for now.' },
  {
    what: 'a database that is away',
    status: 503,
    code: 'unavailable',
    sentence: 'does not answer at the moment',
  },
])
  test(`${what} is said, and the address stays in the field`, async ({ page }) => {
    const { email, join, refusal, thanks } = await openList(page)
    await page.route('**/api/waitlist', (route) => route.fulfill({ status, json: { code, message: '' } }))
    const address = anAddress()
    await email.fill(address)
    await join.click()
    await expect(refusal).toContainText(sentence)
    await expect(email).toHaveValue(address)
    await page.unroute('**/api/waitlist')
    await join.click()
    await expect(thanks).toBeVisible()
  })

test('no connection is said, in joining and in leaving, and the next try works', async ({
  page,
  context,
}) => {
  const { email, join, refusal, thanks, remove } = await openList(page)
  const address = anAddress()
  await email.fill(address)
  await context.setOffline(true)
  await join.click()
  await expect(refusal).toContainText('The server cannot be reached.')
  await expect(email).toHaveValue(address)
  await context.setOffline(false)
  await join.click()
  await expect(thanks).toBeVisible()

  await context.setOffline(true)
  await remove.click()
  await expect(refusal).toContainText('The server cannot be reached.')
  await context.setOffline(false)
  await remove.click()
  await expect(email).toBeVisible()
})

test('two taps send once', async ({ page }) => {
  const { email, join, thanks } = await openList(page)
  const sent: string[] = []
  const tapped = Promise.withResolvers<void>()
  await page.route('**/api/waitlist', async (route) => {
    sent.push(route.request().url())
    await tapped.promise
    await route.continue()
  })
  await email.fill(anAddress())
  await join.dblclick()
  tapped.resolve()
  await expect(thanks).toBeVisible()
  expect(sent).toHaveLength(1)
})

async function withoutScripts(context: BrowserContext, address: string) {
  const page = await context.newPage()
  await page.goto('/youtube')
  await page.getByLabel('Your e-mail address').fill(address)
  await page.getByRole('button', { name: 'Join the waitlist' }).click()
  return page
}

test('without JavaScript the form joins, shows the thanks, and says how it is taken back', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await withoutScripts(context, anAddress())
  await expect(page).toHaveURL(/\/youtube\?waitlist=[\w-]{43}#waitlist-thanks$/)
  await expect(listOf(page).thanks).toBeInViewport()
  await expect(page.getByText('To take it back, open this address again with JavaScript on')).toBeVisible()
  await context.close()
})

test('without JavaScript an address that only the server refuses gets its sentence', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await withoutScripts(context, 'asha@example')
  await expect(page).toHaveURL('/youtube#waitlist-invalid')
  await expect(
    page.getByText('This does not look like an e-mail address.').and(page.locator(':visible')),
  ).toBeInViewport()
  await context.close()
})

test('a form that was sent before the scripts came can be taken back all the same', async ({ page }) => {
  await page.goto(`/youtube?waitlist=${'a'.repeat(43)}#waitlist-thanks`)
  const { thanks, remove } = listOf(page)
  await expect(remove).toBeVisible()
  await expect(thanks).toHaveCount(1)
  await expect(page).toHaveURL('/youtube')
  await page.reload()
  await expect(page.getByText('You joined the waitlist on this device.')).toBeVisible()
})

for (const stored of ['{"state":{"token":7},"version":1}', '{"state":{"token":"short"}', 'null', '[1]'])
  test(`a damaged note of it (${stored}) is dropped, and the form is there`, async ({ page }) => {
    await page.addInitScript((stored) => localStorage.setItem('waitlist', stored), stored)
    const { email } = await openList(page)
    await expect(email).toBeVisible()
  })

test('refused, thanked and removed, it has no accessibility fault', async ({ page }) => {
  const { email, join, refusal, thanks, remove } = await openList(page)
  await join.click()
  await expect(refusal).not.toBeEmpty()
  await noFault(page)
  await email.fill(anAddress())
  await join.click()
  await expect(thanks).toBeVisible()
  await noFault(page)
  await remove.click()
  await expect(email).toBeVisible()
  await noFault(page)
})

test('who joined nothing is not thanked, whatever the address says', async ({ page }) => {
  await page.goto('/youtube#waitlist-thanks')
  await expect(page.getByLabel('Your e-mail address')).toBeVisible()
  await expect(page.getByRole('main').getByText('Thank you!')).toBeHidden()
})
