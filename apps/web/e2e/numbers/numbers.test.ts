import { expect, type Page, test } from '@playwright/test'
import { fitsScreen, noFault } from '../support/no-fault.ts'
import { openAllSettings } from '../support/settings-page.ts'
import { driveSounds } from '../support/sounds.ts'

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const saidIn = (page: Page, name: string) => sectionOf(page, name).getByRole('status')
const partsOf = (page: Page, name: string) => sectionOf(page, name).getByRole('listitem')

/** The ids of the requested clips, in order. */
function askedClips(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, id] = /\/audio\/([\w-]+)\.mp3/.exec(request.url()) ?? []
    if (id) asked.push(id)
  })
  return asked
}

test('the page of numbers is whole at every width, in both languages', { tag: '@long' }, async ({ page }) => {
  for (const path of ['/numbers', '/ml/numbers']) {
    await page.goto(path)
    const status = page.getByRole('status').first()
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.getByRole('textbox').first().fill('999999')
      await expect(status).toContainText('തൊണ്ണൂറ്റി')
      await fitsScreen(page)
      await page.getByRole('textbox').first().fill('nonsense')
      await expect(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true')
      await noFault(page)
    }
  }
})

test('the resources lead to the numbers, and a number is said and taken apart as it is typed', async ({
  page,
}) => {
  await page.goto('/resource')
  await page.getByRole('link', { name: /Numbers, times and dates/ }).click()
  await expect(page).toHaveURL('/numbers')
  const number = sectionOf(page, 'A number')
  const field = page.getByLabel('Number', { exact: true })
  await expect(saidIn(page, 'A number')).toHaveText(/^ഇരുപത്തിനാല്/)
  await field.fill('1,25,021')
  await expect(saidIn(page, 'A number')).toHaveText(/^ഒരു ലക്ഷത്തി ഇരുപത്തിയഞ്ചായിരത്തി ഇരുപത്തിയൊന്ന്/)
  await expect(partsOf(page, 'A number')).toHaveText([
    /^ഒരു ലക്ഷത്തി.*1 × 1,00,000.*from ഒരു ലക്ഷം/,
    /^ഇരുപത്തി.*20 × 1,000.*from ഇരുപത്/,
    /^അഞ്ചായിരത്തി.*5,000.*from അഞ്ചായിരം/,
    /^ഇരുപത്തി.*20.*from ഇരുപത്/,
    /^ഒന്ന്.*1/,
  ])
  await expect(number).toContainText('Between two vowels a യ is said and written.')

  await test.step('it may be typed in Malayalam, and other ways to say it are told', async () => {
    await field.fill('നൂറ്റൊന്ന്')
    await expect(saidIn(page, 'A number')).toHaveText(/^നൂറ്റി ഒന്ന്/)
    for (const text of ['നൂറ്റിയൊന്ന്', 'നൂറ്റി ഒന്നാമത്തെ', 'നൂറ്റി ഒന്ന് പേർ'])
      await expect(number.getByText(text, { exact: true })).toBeVisible()
  })

  await test.step('what cannot be said is answered with a sentence, which a screen reader has with the field', async () => {
    await field.fill('many')
    const sentence = 'Type a whole number from 0 to 99,99,99,999, such as 24.'
    await expect(saidIn(page, 'A number')).toHaveText(sentence)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(sentence)
    await expect(number.getByRole('button')).toHaveCount(0)
    await noFault(page)
  })

  await test.step('the romanisation is the learner’s choice, and goes when they want none', async () => {
    await field.fill('24')
    await expect(saidIn(page, 'A number')).toContainText('irupatthinaalu')
    await openAllSettings(page)
    await page.getByLabel('English letters under Malayalam').selectOption('none')
    await page.keyboard.press('Escape')
    await expect(saidIn(page, 'A number')).toHaveText('ഇരുപത്തിനാല്')
  })
})

test('a time and a date are said and taken apart; now and today are the learner’s own', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 0, 5, 13, 0))
  await page.goto('/numbers')
  const [time, date] = [sectionOf(page, 'A time'), sectionOf(page, 'A date')]

  await test.step('a time', async () => {
    const field = page.getByLabel('Time', { exact: true })
    await expect(saidIn(page, 'A time')).toHaveText(/^രാവിലെ ആറര മണി/)
    await field.fill('18:45')
    await expect(saidIn(page, 'A time')).toHaveText(/^വൈകുന്നേരം ആറേമുക്കാൽ/)
    await expect(partsOf(page, 'A time')).toHaveText([/in the evening/, /6.*from ആറ്/, /three quarters/])
    await expect(time.getByText('വൈകുന്നേരം ആറേമുക്കാലിന്', { exact: true })).toBeVisible()
    await field.fill('')
    await expect(saidIn(page, 'A time')).toHaveText('Choose a time, such as half past six.')
    await page.getByRole('button', { name: 'Now', exact: true }).click()
    await expect(saidIn(page, 'A time')).toHaveText(/^ഉച്ചയ്ക്ക് ഒരു മണി/)
  })

  await test.step('a date', async () => {
    const field = page.getByLabel('Date', { exact: true })
    await field.fill('2026-11-21')
    await expect(saidIn(page, 'A date')).toHaveText(/^രണ്ടായിരത്തി ഇരുപത്തിയാറ് നവംബർ ഇരുപത്തിയൊന്ന്, ശനിയാഴ്ച/)
    await expect(date.getByText('നവംബർ ഇരുപത്തിയൊന്നിന്', { exact: true })).toBeVisible()
    await field.fill('1500-01-01')
    await expect(saidIn(page, 'A date')).toHaveText('Choose a date from the year 1600 on.')
    await page.getByRole('button', { name: 'Today', exact: true }).click()
    await expect(saidIn(page, 'A date')).toHaveText(/^രണ്ടായിരത്തി ഇരുപത്തിയാറ് ജനുവരി അഞ്ച്, തിങ്കളാഴ്ച/)
  })
})

test('a number up to a hundred is one clip, a greater one is heard piece by piece, by keyboard too', {
  tag: '@long',
}, async ({ page }) => {
  const asked = askedClips(page)
  const { starts, end } = await driveSounds(page)
  const app = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await app.promise
    await route.continue()
  })
  await page.goto('/numbers', { waitUntil: 'commit' })
  const field = page.getByLabel('Number', { exact: true })

  await test.step('what is typed before the app has come is answered when it is there', async () => {
    await field.fill('25')
    app.resolve()
    await page.getByRole('button', { name: 'Listen to ഇരുപത്തിയഞ്ച്', exact: true }).click()
    await expect.poll(() => asked).toEqual(['numbers-25'])
    await expect.poll(starts).toHaveLength(1)
  })

  await field.fill('23456')
  const listen = page.getByRole('button', { name: /^Listen to ഇരുപത്തിമൂവായിരത്തി/ })
  await listen.focus()
  await page.keyboard.press('Enter')
  await expect(sectionOf(page, 'A number').getByRole('button', { name: 'Stop', exact: true })).toBeFocused()
  for (const piece of [2, 3, 4, 5]) {
    await expect.poll(starts).toHaveLength(piece)
    await end()
  }
  await expect(listen).toBeFocused()
  expect(asked.slice(1)).toEqual(['number-20-joined', 'number-3000-joined', 'number-400-joined', 'number-56'])
})
