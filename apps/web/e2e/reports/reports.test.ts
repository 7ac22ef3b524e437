import { expect, type Page, test } from '@playwright/test'
import { signUp } from '../support/account-page.ts'
import { bringOf, file, srt } from '../support/bring-page.ts'
import { hydrated } from '../support/hydrated.ts'
import { fitsScreen, noFault } from '../support/no-fault.ts'
import { visit } from '../support/offline-page.ts'
import { reportsTool } from '../support/operator-reports.ts'
import { quizOf } from '../support/quiz-page.ts'
import { keepWords } from '../support/review-page.ts'
import { aRecord, lineOf, playerOf, serveFilm, waitForPlayer } from '../support/video-page.ts'

/** The form, and the ways to it. */
const formOf = (page: Page) => ({
  open: (name = '') =>
    page.getByRole('button', { name: `Something wrong here? ${name}`.trim(), exact: true }),
  dialog: page.getByRole('dialog', { name: 'Something wrong here?' }),
  note: page.getByRole('dialog').getByLabel('What is wrong?'),
  send: page.getByRole('dialog').getByRole('button', { name: 'Send' }),
  outcome: page.getByRole('dialog').getByRole('status'),
})

/** A note that no other journey writes. */
const aNote = () => `Journey ${crypto.randomUUID()}`

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })
  // The worker keeps the whole app first, and the operator's tool is a process of its own each time.
  test.describe.configure({ timeout: 180_000 })

  test('a report waits on the phone, and is in the operator’s list once the network is back, once', async ({
    page,
    context,
  }) => {
    const { open, dialog, note, send, outcome } = formOf(page)
    const text = aNote()
    await visit(page, '/resource/phrases')
    await context.setOffline(true)
    await open('നന്ദി.').click()
    await expect(note).toBeFocused()
    await expect(dialog).toContainText('Phrase: phrase-thanks')
    await expect(dialog).toContainText('Thank you – നന്ദി. – thanks')
    await note.fill(text)
    await send.click()
    await expect(outcome).toHaveText('Thank you! It will be sent when there is a network.')
    await expect(outcome).toBeFocused()
    expect(reportsTool('list')).not.toContain(text)

    const second = await context.newPage()
    await second.goto('/letters')
    await hydrated(second)
    await context.setOffline(false)
    await expect
      .poll(() => reportsTool('list'))
      .toMatch(new RegExp(`\\topen\\ten\\tcontent/data/phrases\\.yaml:\\d+\\t${text}\\n`))
    await page.reload()
    await hydrated(page)
    expect(reportsTool('list').split(text)).toHaveLength(2)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(text)
  })
})

test('the form says what is wrong with a note, keeps the focus, and gives it back', { tag: '@long' }, async ({
  page,
}) => {
  const { open, dialog, note, send, outcome } = formOf(page)
  await page.goto('/resource/phrases')
  await hydrated(page)
  await open('നമസ്കാരം.').click()
  await expect(note).toBeFocused()
  await noFault(page)
  await send.click()
  await expect(dialog.getByRole('alert')).toHaveText('Please write something first.')
  await expect(note).toBeFocused()
  await note.fill('കീ'.repeat(501))
  await expect(dialog).toContainText('501 of 500 letters')
  await send.click()
  await expect(dialog.getByRole('alert')).toHaveText('That is too long: a report has at most 500 letters.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open('നമസ്കാരം.')).toBeFocused()

  const text = aNote()
  await page.keyboard.press('Enter')
  await note.fill(text)
  await send.click()
  await expect(outcome).toHaveText('Thank you! Your report has been sent.')
  await fitsScreen(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(open('നമസ്കാരം.')).toBeFocused()
  expect(reportsTool('list')).toContain(text)
})

test('a device sends five a day, and says so', { tag: '@long' }, async ({ page }) => {
  const { open, dialog, note, send, outcome } = formOf(page)
  await page.route('**/api/reports', (route) => route.fulfill({ json: {} }))
  await page.goto('/blog/how')
  await hydrated(page)
  for (let made = 0; made < 5; made++) {
    await open().click()
    await note.fill(`Report ${made}`)
    await send.click()
    await expect(outcome).toHaveText('Thank you! Your report has been sent.')
    await page.keyboard.press('Escape')
  }
  await open().click()
  await expect(outcome).toHaveText('This device has sent five reports today. More can be sent tomorrow.')
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
})

test('a word’s card, an answered question and a letter are reported with their ids', async ({ page }) => {
  const { open, dialog, note } = formOf(page)
  await test.step('a word of a text, above its explanation, whose arrow keys stay the note’s', async () => {
    await page.goto('/resource/phrases')
    await page.getByRole('main').getByRole('button', { name: 'നന്ദി', exact: true }).click()
    const card = page.getByRole('dialog', { name: 'നന്ദി', exact: true })
    await card.getByRole('button', { name: 'Something wrong here?' }).click()
    await expect(dialog).toContainText(/Word: \w+/)
    await expect(dialog).toContainText('നന്ദി – ')
    await note.fill('ab')
    await page.keyboard.press('ArrowLeft')
    await expect(note).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(card).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a question once it is answered; the quiz’s keys do not hear what is written', async () => {
    await page.goto('/lessons2')
    const { options, check } = quizOf(page)
    await expect(options.first()).toBeVisible()
    await expect(open()).toHaveCount(0)
    await options.first().click()
    await check.click()
    await open().click()
    await expect(dialog).toContainText(/Question: [\w-]+/)
    await note.fill('')
    await note.pressSequentially('1? 2')
    await expect(note).toHaveValue('1? 2')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/lessons2')
    await fitsScreen(page)
  })

  await test.step('a letter', async () => {
    await page.goto('/letters')
    const first = page.locator('main details').first()
    await hydrated(page)
    if ((await first.getAttribute('open')) === null) await first.locator('summary').click()
    await first
      .getByRole('button', { name: /^Something wrong here\? / })
      .first()
      .click()
    await expect(dialog).toContainText(/Letter: letter-\w+/)
    await fitsScreen(page)
  })
})

test('a saved word is reported as the entry of the dictionary that explains it, or not at all', async ({
  page,
}) => {
  const { open, dialog } = formOf(page)
  const mine = 'ബ്ലൂർഗ്ഗ'
  await keepWords(page, [
    { word: 'മഴയിൽ', meaning: 'a secret of mine', pronunciation: 'mazhayil' },
    { word: mine, meaning: 'a secret of mine', pronunciation: 'bloorgga' },
  ])
  await page.goto('/lm?tab=my')
  await open('മഴയിൽ').click()
  await expect(dialog).toContainText('Word: mazha')
  await expect(dialog).toContainText('മഴ – rain')
  await expect(dialog).not.toContainText('secret')
  await fitsScreen(page)
  await page.keyboard.press('Escape')
  await open(mine).click()
  await expect(dialog).toContainText('Page: lm')
  await expect(dialog).not.toContainText(mine)

  await page.goto('/review')
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await page.getByRole('button', { name: /^Something wrong here\?/ }).click()
  await expect(dialog).toContainText(/Word: mazha|Page: lm/)
  await noFault(page)
})

test('a line of a film is reported with the film and its number', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const { open, dialog, note, send, outcome } = formOf(page)
  const { next } = playerOf(page)
  await serveFilm(context)
  await page.route('/api/videos/travel', (route) =>
    route.fulfill({ json: aRecord({ video_id: 'travel', source: '/films/travel' }) }),
  )
  await page.goto('/demo')
  await waitForPlayer(page)
  await next.click()
  await expect(lineOf(page, 0)).toBeVisible()
  await open('നമസ്കാരം, സുഖമാണോ?').click()
  await expect(dialog).toContainText('Line of a film: travel/1')
  const text = aNote()
  await note.fill(text)
  await send.click()
  await expect(outcome).toHaveText('Thank you! Your report has been sent.')
  expect(reportsTool('list')).toMatch(new RegExp(`content/data/films/travel/script\\.yaml:\\d+\\t${text}`))
})

test('a text of the learner’s own has no way to report its lines', { tag: '@long' }, async ({ page }) => {
  await signUp(page)
  await page.goto('/bring')
  const bring = bringOf(page)
  await bring.original.setInputFiles(file('own.srt', srt))
  await bring.keep.click()
  const item = bring.mine.getByRole('listitem')
  await item.getByRole('link', { name: 'Read' }).click()
  await expect(page.getByRole('button', { name: 'അമ്മ', exact: true })).toBeVisible()
  const ways = page.getByRole('main').getByRole('button', { name: /^Something wrong here/ })
  await expect(ways).toHaveCount(0)

  await page.getByRole('button', { name: 'വീട്ടിൽ', exact: true }).click()
  const { dialog } = formOf(page)
  await page
    .getByRole('dialog', { name: 'വീട്ടിൽ', exact: true })
    .getByRole('button', { name: 'Something wrong here?' })
    .click()
  await expect(dialog).toContainText('വീട് – ')
  await expect(dialog).not.toContainText('വീട്ടിൽ')
  await expect(dialog).not.toContainText('അമ്മ')
})

test('how to reach us leads to the same form, which takes what was written before the page was alive', async ({
  page,
}) => {
  const text = aNote()
  await page.goto('/')
  await page.getByRole('link', { name: 'How to reach us' }).click()
  await expect(page).toHaveURL('/about#contact')
  await expect(page.getByText('write to whoever runs this site')).toBeHidden()
  await page.getByLabel('Your message').fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you! Your report has been sent.')).toBeFocused()
  await noFault(page)
  expect(reportsTool('list')).toContain(`page site\t${text}`)
})
