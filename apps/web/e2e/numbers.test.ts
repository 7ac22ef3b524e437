import { expect, type Page, test } from '@playwright/test'
import { fitsScreen, noFault } from './no-fault.ts'

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const partsOf = (page: Page, name: string) => sectionOf(page, name).getByRole('listitem')

/** The clips that are asked for, by their ids, in the order of their asking. */
function askedClips(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, id] = /\/audio\/([\w-]+)\.mp3/.exec(request.url()) ?? []
    if (id) asked.push(id)
  })
  return asked
}

test('the page of numbers is whole at every width, in both languages', async ({ page }) => {
  for (const path of ['/numbers', '/ml/numbers']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.getByRole('textbox').first().fill('999999')
      await fitsScreen(page)
      await page.getByRole('textbox').first().fill('nonsense')
      await noFault(page)
    }
  }
})

test('the resources lead to it, and a number is said and taken apart as it is typed', async ({ page }) => {
  await page.goto('/resource')
  await page.getByRole('link', { name: /Numbers, times and dates/ }).click()
  await expect(page).toHaveURL('/numbers')
  const number = sectionOf(page, 'A number')
  await expect(number.getByRole('status')).toHaveText(/^ഇരുപത്തിനാല്/)
  await number.getByLabel('Number').fill('1,25,021')
  await expect(number.getByRole('status')).toHaveText(/^ഒരു ലക്ഷത്തി ഇരുപത്തിയഞ്ചായിരത്തി ഇരുപത്തിയൊന്ന്/)
  await expect(partsOf(page, 'A number')).toHaveText([
    /^ഒരു ലക്ഷത്തി.*1 × 1,00,000.*from ഒരു ലക്ഷം/,
    /^ഇരുപത്തി.*20 × 1,000.*from ഇരുപത്/,
    /^അഞ്ചായിരത്തി.*5,000.*from അഞ്ചായിരം/,
    /^ഇരുപത്തി.*20.*from ഇരുപത്/,
    /^ഒന്ന്.*1/,
  ])
  await expect(number).toContainText('Between two vowels a യ is said and written.')
})

test('a number may be typed in Malayalam, and other ways to say it are told', async ({ page }) => {
  await page.goto('/numbers')
  const number = sectionOf(page, 'A number')
  await number.getByLabel('Number').fill('നൂറ്റൊന്ന്')
  await expect(number.getByRole('status')).toHaveText(/^നൂറ്റി ഒന്ന്/)
  for (const text of ['നൂറ്റിയൊന്ന്', 'നൂറ്റി ഒന്നാമത്തെ', 'നൂറ്റി ഒന്ന് പേർ'])
    await expect(number.getByText(text, { exact: true })).toBeVisible()
})

test('what cannot be said is answered with a sentence, which a screen reader has with the field', async ({
  page,
}) => {
  await page.goto('/numbers')
  const field = page.getByLabel('Number', { exact: true })
  for (const bad of ['', '10,00,001', '-3', '2.5', 'many']) {
    await field.fill(bad)
    await expect(sectionOf(page, 'A number').getByRole('status')).toHaveText(
      'Type a whole number from 0 to 10,00,000, such as 24.',
    )
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription('Type a whole number from 0 to 10,00,000, such as 24.')
    await expect(sectionOf(page, 'A number').getByRole('button')).toHaveCount(0)
  }
  await page.getByLabel('Time', { exact: true }).fill('')
  await expect(sectionOf(page, 'A time').getByRole('status')).toHaveText(
    'Choose a time, such as half past six.',
  )
  await page.getByLabel('Date', { exact: true }).fill('1500-01-01')
  await expect(sectionOf(page, 'A date').getByRole('status')).toHaveText(
    'Choose a date from the year 1600 on.',
  )
})

test('what is typed before the app has come is answered when it is there', async ({ page }) => {
  const app = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await app.promise
    await route.continue()
  })
  await page.goto('/numbers', { waitUntil: 'commit' })
  await page.getByLabel('Number', { exact: true }).fill('7')
  app.resolve()
  await expect(sectionOf(page, 'A number').getByRole('status')).toHaveText(/^ഏഴ്/)
})

test('a time and a date are said and taken apart', async ({ page }) => {
  await page.goto('/numbers')
  const time = sectionOf(page, 'A time')
  await expect(time.getByRole('status')).toHaveText(/^രാവിലെ ആറര മണി/)
  await page.getByLabel('Time', { exact: true }).fill('18:45')
  await expect(time.getByRole('status')).toHaveText(/^വൈകുന്നേരം ആറേമുക്കാൽ/)
  await expect(partsOf(page, 'A time')).toHaveText([/in the evening/, /6.*from ആറ്/, /three quarters/])
  await expect(time.getByText('വൈകുന്നേരം ആറേമുക്കാലിന്', { exact: true })).toBeVisible()

  await page.getByLabel('Date', { exact: true }).fill('2026-11-21')
  const date = sectionOf(page, 'A date')
  await expect(date.getByRole('status')).toHaveText(/^രണ്ടായിരത്തി ഇരുപത്തിയാറ് നവംബർ ഇരുപത്തിയൊന്ന്, ശനിയാഴ്ച/)
  await expect(date.getByText('നവംബർ ഇരുപത്തിയൊന്നിന്', { exact: true })).toBeVisible()
})

test('now and today are the learner’s own', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 0, 5, 13, 0))
  await page.goto('/numbers')
  await page.getByRole('button', { name: 'Now', exact: true }).click()
  await expect(sectionOf(page, 'A time').getByRole('status')).toHaveText(/^ഉച്ചയ്ക്ക് ഒരു മണി/)
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(sectionOf(page, 'A date').getByRole('status')).toHaveText(
    /^രണ്ടായിരത്തി ഇരുപത്തിയാറ് ജനുവരി അഞ്ച്, തിങ്കളാഴ്ച/,
  )
})

test('a number up to a hundred is one clip, a greater one is heard piece by piece, by keyboard too', async ({
  page,
}) => {
  const asked = askedClips(page)
  const seen = Promise.withResolvers<void>()
  await page.route('**/audio/number-56.mp3*', async (route) => {
    await seen.promise
    await route.continue()
  })
  await page.goto('/numbers')
  await page.getByRole('button', { name: 'Listen to ഇരുപത്തിനാല്', exact: true }).click()
  await expect.poll(() => asked).toEqual(['number-24'])

  await page.getByLabel('Number', { exact: true }).fill('23456')
  const listen = page.getByRole('button', { name: /^Listen to ഇരുപത്തിമൂവായിരത്തി/ })
  await listen.focus()
  await page.keyboard.press('Enter')
  const stop = sectionOf(page, 'A number').getByRole('button', { name: 'Stop', exact: true })
  await expect(stop).toBeFocused()
  await expect
    .poll(() => asked.slice(1))
    .toEqual(['number-20-joined', 'number-3000-joined', 'number-400-joined', 'number-56'])
  seen.resolve()
  await expect(listen).toBeFocused()
})

test('the romanisation is the learner’s choice, and goes when they want none', async ({ page }) => {
  await page.goto('/numbers')
  await expect(sectionOf(page, 'A number').getByRole('status')).toContainText('irupatthinaalu')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByLabel('Malayalam in Latin letters').selectOption('none')
  await page.keyboard.press('Escape')
  await expect(sectionOf(page, 'A number').getByRole('status')).toHaveText('ഇരുപത്തിനാല്')
})

test('without JavaScript the page shows an example of each', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/numbers')
  for (const text of ['ഇരുപത്തിനാല്', 'രാവിലെ ആറര മണി'])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Listen/ })).toHaveCount(0)
})
