import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { noFault } from '../support/no-fault.ts'

/** The form with all its messages. */
const listOf = (page: Page) => ({
  email: page.getByLabel('Your e-mail address'),
  join: page.getByRole('button', { name: 'Join the waitlist' }),
  thanks: page.getByText('Thank you! Your address is on the waitlist.').and(page.locator(':visible')),
  refusal: page.getByRole('alert'),
  remove: page.getByRole('button', { name: 'Remove me' }),
})

/** Addresses that no other journey uses: all of them share one server. */
const anAddress = () => `asha.${crypto.randomUUID()}@example.org`

async function openList(page: Page) {
  await page.goto('/youtube')
  // From here on the app checks the typed text, and the browser no longer does.
  await expect(page.getByRole('main').locator('form')).toHaveJSProperty('noValidate', true)
  return listOf(page)
}

test('what is refused is said at the field, and who joins is sent once and thanked', async ({
  page,
  context,
}) => {
  const { email, join, refusal, thanks } = await openList(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))

  for (const { typed, sentence } of [
    { typed: '', sentence: 'Please enter your e-mail address.' },
    { typed: 'asha@example', sentence: 'This does not look like an e-mail address.' },
  ])
    await test.step(`"${typed}" gets a sentence at the field, and nothing is sent`, async () => {
      await email.fill(typed)
      await join.click()
      await expect(refusal).toContainText(sentence)
      await expect(email).toBeFocused()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveAccessibleDescription(new RegExp(sentence))
      await expect(email).toHaveValue(typed)
      expect(sent).toEqual([])
    })
  await noFault(page)

  const address = anAddress()
  await email.fill(address)
  for (const { what, status, code, sentence } of [
    { what: 'too often', status: 429, code: 'too-many', sentence: 'That was too often for now.' },
    {
      what: 'a database that is away',
      status: 503,
      code: 'unavailable',
      sentence: 'does not answer at the moment',
    },
  ])
    await test.step(`${what} is said, and the address stays in the field`, async () => {
      await page.route('**/api/waitlist', (route) => route.fulfill({ status, json: { code, message: '' } }))
      await join.click()
      await expect(refusal).toContainText(sentence)
      await expect(email).toHaveValue(address)
      await page.unroute('**/api/waitlist')
    })

  await test.step('so is that there is no connection', async () => {
    await context.setOffline(true)
    await join.click()
    await expect(refusal).toContainText('The server cannot be reached.')
    await expect(email).toHaveValue(address)
    await context.setOffline(false)
  })

  await test.step('two taps send once', async () => {
    const before = sent.length
    const tapped = Promise.withResolvers<void>()
    await page.route('**/api/waitlist', async (route) => {
      await tapped.promise
      await route.continue()
    })
    await join.dblclick()
    tapped.resolve()
    await expect(thanks).toBeVisible()
    expect(sent.length - before).toBe(1)
  })
})

test('who joined is remembered on this device, which keeps no address, and can take it back', {
  tag: '@long',
}, async ({ page, context }) => {
  const { email, join, refusal, thanks, remove } = await openList(page)
  const address = anAddress()
  await email.fill(` ${address} `)
  await email.press('Enter')
  await expect(thanks).toBeFocused()
  await expect(email).toBeHidden()
  await expect(join).toBeHidden()
  await noFault(page)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(address)

  await page.reload()
  await expect(page.getByText('You joined the waitlist on this device.')).toBeVisible()
  await hydrated(page)
  await context.setOffline(true)
  await remove.click()
  await expect(refusal).toContainText('The server cannot be reached.')
  await context.setOffline(false)
  const removal = page.waitForResponse('**/api/waitlist/removal')
  await remove.click()
  expect((await removal).status()).toBe(200)
  const said = page.getByText('What this device put on the waitlist is removed.')
  await expect(said).toBeFocused()
  await expect(email).toHaveValue('')
  await noFault(page)

  await page.reload()
  await expect(email).toBeVisible()
  await expect(said).toBeHidden()
})

test('a form that was sent before the scripts came can be taken back all the same; who joined nothing is not thanked', {
  tag: '@long',
}, async ({ page }) => {
  const { email, thanks, remove } = listOf(page)
  await page.goto('/youtube#waitlist-thanks')
  await expect(email).toBeVisible()
  await expect(page.getByRole('main').getByText('Thank you!')).toBeHidden()

  await page.goto(`/youtube?waitlist=${'a'.repeat(43)}#waitlist-thanks`)
  await expect(remove).toBeVisible()
  await expect(thanks).toHaveCount(1)
  await expect(page).toHaveURL('/youtube')
  await page.reload()
  await expect(page.getByText('You joined the waitlist on this device.')).toBeVisible()
})

test('without JavaScript the form joins, shows the thanks, and says what is wrong and how it is taken back', {
  tag: '@long',
}, async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const { email, join, thanks } = listOf(page)
  await page.goto('/youtube')

  await test.step('an address that only the server refuses gets its sentence', async () => {
    await email.fill('asha@example')
    await join.click()
    await expect(page).toHaveURL('/youtube#waitlist-invalid')
    const sentence = page.getByText('This does not look like an e-mail address.')
    await expect(sentence.and(page.locator(':visible'))).toBeInViewport()
  })

  await email.fill(anAddress())
  await join.click()
  await expect(page).toHaveURL(/\/youtube\?waitlist=[\w-]{43}#waitlist-thanks$/)
  await expect(thanks).toBeInViewport()
  await expect(page.getByText('To take it back, open this address again with JavaScript on')).toBeVisible()
  await page.context().close()
})
