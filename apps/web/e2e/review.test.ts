import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { aPassword, logIn, signUp } from './account-page.ts'
import { noFault } from './no-fault.ts'
import { keepWords, logOf, metIn, reviewAll, reviewOf, reviewWords, type Saved } from './review-page.ts'
import { noteSounding, noteSounds } from './sounds.ts'

const today = new Date('2026-11-21T10:00:00')
const daysLater = (days: number) => new Date(today.getTime() + days * 86_400_000)

const water: Saved = {
  word: 'വെള്ളം',
  meaning: 'water',
  pronunciation: 'vellam',
  metAt: {
    sentence: 'എനിക്ക് കുടിക്കാൻ വെള്ളം വേണം.',
    translation: 'I want water to drink.',
    video: 'food',
    start: 3,
    duration: 2,
  },
}
const words: Saved[] = [
  water,
  { word: 'മഴ', meaning: 'rain', pronunciation: 'mazha' },
  { word: 'വീട്', meaning: 'house, home', pronunciation: 'veedu' },
]

/** A part of the page that is fetched after it: milliseconds that a busy machine may take. */
const late = { timeout: 20_000 }

test('a word is saved, reviewed, and comes again when it is due and not before', async ({ page }) => {
  await page.clock.setFixedTime(today)
  await page.goto('/resource/phrases')
  await page.getByRole('main').getByRole('button', { name: 'സ്ഥലത്തേക്ക്', exact: true }).click()
  await page.getByRole('button', { name: 'Save സ്ഥലം' }).click()
  await page.goto('/lm?tab=my')
  await page.getByRole('link', { name: 'Review your words' }).click()

  const { card, answer, grade, done } = reviewOf(page)
  await expect(page.getByRole('status').first()).toHaveText('0 due, 1 new')
  await expect(card).toContainText('സ്ഥലം')
  await expect(card).not.toContainText('place')
  await answer.click()
  await expect(card).toContainText('place')
  await expect(grade('Good')).toContainText('10 min')
  await grade('Good').click()
  // It is being learnt in minutes, and nothing else is to be done: it comes early.
  await expect(page.getByRole('status').first()).toHaveText('1 due, 0 new')
  await answer.click()
  await grade('Good').click()
  await expect(done).toBeVisible()
  await expect(page.getByText('You looked at 2 cards.')).toBeVisible()

  await page.clock.setFixedTime(daysLater(1))
  await page.reload()
  await expect(done.or(answer)).toBeVisible()
  await page.clock.setFixedTime(daysLater(4))
  await page.reload()
  await expect(page.getByRole('status').first()).toContainText('1 due')
})

test('a word comes back with its sentence, its part of the film, and what was typed', async ({ page }) => {
  await keepWords(page, words)
  await page.goto('/review')
  const { card, answer } = reviewOf(page)
  await expect(card).toContainText('വെള്ളം')
  await page.getByLabel('Your answer, if you like to type it').fill('The Water')
  await page.keyboard.press('Enter')
  await expect(card).toContainText('that is it')
  await expect(card.locator('mark')).toHaveText('വെള്ളം')
  await expect(card).toContainText('I want water to drink.')
  await expect(card.getByRole('button', { name: 'Listen to വെള്ളം' })).toBeVisible()
  await card.getByRole('button', { name: 'See it in the film' }).click()
  await expect(
    card.getByLabel('The part of the film').or(card.getByText('The film did not arrive.')),
  ).toBeVisible()
  await expect(answer).toBeHidden()
})

test('the part of the film is seen above the grades, and has the focus', async ({ page, context }) => {
  await context.route('**/films/food.mp4', (route) => new Promise(() => route))
  await keepWords(page, words)
  await page.goto('/review')
  const { card, answer, grade } = reviewOf(page)
  await answer.click()
  await card.getByRole('button', { name: 'See it in the film' }).click()
  const film = card.getByLabel('The part of the film')
  await expect(film).toBeFocused()
  await expect(film).toBeInViewport({ ratio: 1 })
  const [seen, bar] = [await film.boundingBox(), await grade('Good').boundingBox()]
  expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})

for (const video of ['own-01234567-89ab-cdef-0123-456789abcdef', 'dQw4w9WgXcQ'])
  test(`the sentence of a word is heard that is no film’s, and its moment is a link: ${video}`, async ({
    page,
  }) => {
    const starts = await noteSounds(page)
    await keepWords(page, [metIn(video, 12.5)])
    await signUp(page)
    await page.goto('/review')
    const { card, answer } = reviewOf(page)
    await answer.click()
    // The word itself sounds first.
    await expect.poll(starts).toHaveLength(1)
    await card.getByRole('button', { name: 'Listen to the sentence' }).click()
    await expect.poll(starts).toHaveLength(2)
    await expect(card.getByRole('link', { name: 'See it in the video' })).toHaveAttribute(
      'href',
      `/youtube2?vid=${video}&t=12.5`,
    )
    await noFault(page)
  })

test.describe('a word whose clip is found late', () => {
  const dictionary = { arrive: () => {} }

  test.beforeEach(async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    dictionary.arrive = resolve
    await page.route('**/assets/lexicon-*.js', async (route) => {
      await promise
      await route.continue()
    })
  })

  test('does not talk over what the learner listens to', async ({ page }) => {
    const starts = await noteSounds(page)
    const sounding = await noteSounding(page)
    await keepWords(page, [metIn('own-01234567-89ab-cdef-0123-456789abcdef')])
    await signUp(page)
    await page.goto('/review')
    const { card, answer } = reviewOf(page)
    await answer.click()
    await card.getByRole('button', { name: 'Listen to the sentence' }).click()
    await expect.poll(starts).toHaveLength(1)
    dictionary.arrive()
    await card.getByRole('button', { name: 'Listen to മഴ' }).click({ trial: true })
    expect(await sounding()).not.toContain('Listen to മഴ: playing')
  })

  test('does not talk over the film', async ({ page, context }) => {
    await context.route('**/films/food.mp4', (route) => new Promise(() => route))
    const sounding = await noteSounding(page)
    await keepWords(page, words)
    await page.goto('/review')
    const { card, answer } = reviewOf(page)
    await answer.click()
    await card.getByRole('button', { name: 'See it in the film' }).click()
    dictionary.arrive()
    await card.getByRole('button', { name: 'Listen to വെള്ളം' }).click({ trial: true })
    expect(await sounding()).not.toContain('Listen to വെള്ളം: playing')
  })
})

test('the text of a word is a link where it has no times', async ({ page }) => {
  await keepWords(page, [metIn('own-01234567-89ab-cdef-0123-456789abcdef')])
  await page.goto('/review')
  const { card, answer } = reviewOf(page)
  await answer.click()
  await expect(card.getByRole('link', { name: 'See it in the text' })).toHaveAttribute(
    'href',
    /^\/read\?vid=own-/,
  )
})

for (const days of [3, -3])
  test(`with a clock ${days} days ahead reviews come to an end as well`, async ({ page }) => {
    await page.clock.setFixedTime(Date.now() + days * 86_400_000)
    await keepWords(page, words)
    await signUp(page)
    await page.goto('/review')
    const { answer, grade, done } = reviewOf(page)
    const unsent = async () => (await logOf(page)).filter((record) => record.unsent).length
    let turns = 0
    for (; turns < 15; turns++) {
      await expect(answer.or(done)).toBeVisible()
      if (await done.isVisible()) break
      await answer.click()
      await grade('Good').click()
      await expect.poll(unsent).toBe(0)
    }
    await expect(done).toBeVisible()
    expect(turns).toBeLessThanOrEqual(8)
    const asked = new Set((await logOf(page)).flatMap(({ review }) => review?.word ?? []))
    expect(asked.size).toBe(3)
    await page.reload()
    await expect(done).toBeVisible()
  })

test('keys show the answer, grade and undo; an undone review is undone for good', async ({ page }) => {
  await keepWords(page, words)
  await page.goto('/review')
  const { card, answer, undo } = reviewOf(page)
  await expect(card).toContainText('വെള്ളം')
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('4')
  await page.keyboard.press('Enter')
  await expect(card).toContainText('water')
  await page.keyboard.press('4')
  await expect(card).toContainText('മഴ')
  await page.keyboard.press('u')
  await expect(card).toContainText('വെള്ളം')
  await expect(answer).toBeVisible()
  expect(await logOf(page)).toMatchObject([{ review: null }])
  await page.keyboard.press(' ')
  await page.keyboard.press('3')
  await expect(card).toContainText('മഴ')
  const log = (await logOf(page)).flatMap(({ review }) => review ?? [])
  expect(log).toMatchObject([{ word: 'വെള്ളം', card: 'read', grade: 'good' }])
})

test('the learner says how many cards and which; it holds at once and stays', async ({ page }) => {
  await keepWords(page, words)
  await page.goto('/review')
  await expect(page.getByRole('status').first()).toHaveText('0 due, 3 new')
  await page.getByRole('button', { name: 'Review settings' }).click()
  await page.getByLabel('New cards a day').selectOption('0')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(reviewOf(page).done).toBeVisible()
  await page.reload()
  await expect(reviewOf(page).done).toBeVisible()
  await page.getByRole('button', { name: 'Review settings' }).click()
  await page.getByLabel('New cards a day').selectOption('5')
  await page.getByRole('switch', { name: /^Read the word/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Listen. What does it mean?')).toBeVisible()
})

test('without a network reviews go on, and are sent when there is one, once', async ({ page, context }) => {
  await keepWords(page, words)
  await signUp(page)
  await page.goto('/review')
  await expect(reviewOf(page).card).toContainText('വെള്ളം')
  // What comes late is here before the network goes.
  await reviewOf(page).answer.click()
  await expect(page.getByRole('button', { name: 'Listen to വെള്ളം' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('progress-owner'))).toContain('user-')
  const easy = reviewOf(page).grade('Easy')
  const place = await easy.boundingBox()
  await context.setOffline(true)
  await expect(page.getByText('No network: reviews go on')).toBeVisible()
  expect(await easy.boundingBox(), 'nothing moves under the finger').toEqual(place)
  await easy.click()
  await reviewAll(page)
  const made = await logOf(page)
  expect(made).toHaveLength(3)
  expect(made.every(({ unsent }) => unsent === 1)).toBe(true)
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reviews')) sent.push(...request.postDataJSON().reviews)
  })
  await context.setOffline(false)
  await expect.poll(async () => (await logOf(page)).filter(({ unsent }) => unsent).length).toBe(0)
  expect(new Set(sent.map((record) => (record as { id: string }).id)).size).toBe(3)
})

test('what a visitor reviewed joins the account, and follows it to another device', async ({
  page,
  browser,
}) => {
  await reviewWords(page, words)
  const visitors = (await logOf(page)).map(({ id }) => id)
  expect(visitors).toHaveLength(3)
  const { email } = await signUp(page)
  await expect.poll(async () => (await logOf(page)).length).toBe(3)

  const context = await browser.newContext({ viewport: { width: 360, height: 640 } })
  const other = await context.newPage()
  await logIn(other, email, aPassword)
  await expect(other).toHaveURL(/\/level$/)
  await expect.poll(async () => (await logOf(other)).map(({ id }) => id)).toEqual(visitors)
  await other.goto('/progress')
  await expect(other.getByRole('region', { name: 'Your words' })).toContainText('3')
  await other.goto('/review')
  await expect(reviewOf(other).done).toBeVisible()

  await other.goto('/profile')
  await other.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(other.getByText('Login or sign up to access this page')).toBeVisible()
  await expect
    .poll(() => other.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContainEqual(expect.stringContaining('user-'))
  await context.close()
})

test('resetting all progress leaves words and reviews as they are', async ({ page }) => {
  await reviewWords(page, words)
  await page.goto('/results')
  await page.getByRole('button', { name: 'RESET ALL PROGRESS' }).click()
  await expect(page).toHaveURL(/\/level$/)
  expect(await logOf(page)).toHaveLength(3)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('savedWords') ?? '[]').length)).toBe(3)
})

const saved = async (page: Page, name: string) => {
  const arriving = page.waitForEvent('download', { timeout: 30_000 })
  await page.getByRole('button', { name }).click()
  const download = await arriving
  return { path: await download.path(), name: download.suggestedFilename() }
}

const bringIn = async (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel('File with words').setInputFiles(file)

test('words go into files of every kind, and come back from each on another device', async ({
  page,
  browser,
}) => {
  await reviewWords(page, words)
  await page.goto('/lm?tab=my')
  const anki = await saved(page, 'For Anki, with sound')
  expect(anki.name).toMatch(/\.apkg$/)
  await expect(page.getByText('The file is made.')).toBeVisible()
  const files = unzipSync(readFileSync(anki.path))
  const clips = Object.values(JSON.parse(strFromU8(files.media ?? new Uint8Array())))
  expect(clips).toContainEqual(expect.stringMatching(/^malayalam-for-all-.+\.mp3$/))
  expect(files['0']?.length).toBeGreaterThan(1000)
  const table = await saved(page, 'As a table (CSV)')
  expect(readFileSync(table.path, 'utf8')).toContain('വെള്ളം,water,vellam,എനിക്ക് കുടിക്കാൻ വെള്ളം വേണം.')
  const json = await saved(page, 'With all reviews (JSON)')

  for (const { path, name } of [anki, table, json]) {
    const context = await browser.newContext({ viewport: { width: 360, height: 640 } })
    const other = await context.newPage()
    await other.goto('/lm?tab=my')
    await expect(other.getByRole('button', { name: 'Bring in words from a file' })).toBeVisible(late)
    await bringIn(other, { name, mimeType: 'application/octet-stream', buffer: readFileSync(path) })
    await expect(other.getByText('New words: 3')).toBeVisible()
    await other.getByRole('button', { name: 'Bring them in' }).click()
    await expect(other.getByText('Done. Words new or changed: 3.')).toBeVisible()
    expect(await other.evaluate(() => JSON.parse(localStorage.getItem('savedWords') ?? '[]'))).toEqual(words)
    if (name.endsWith('.json')) expect(await logOf(other)).toHaveLength(3)

    await bringIn(other, { name, mimeType: 'application/octet-stream', buffer: readFileSync(path) })
    await expect(other.getByText('Words that stay as they are: 3')).toBeVisible()
    await other.getByRole('button', { name: 'Leave it' }).click()
    await context.close()
  }
})

test('a file that is no good is refused with a sentence, and changes nothing', async ({ page }) => {
  await keepWords(page, words)
  await page.goto('/lm?tab=my')
  await expect(page.getByRole('button', { name: 'Bring in words from a file' })).toBeVisible(late)
  const files: [content: string, sentence: string][] = [
    ['word,meaning\nമഴ,rain\n"\n",x', 'What stands in line 3 is no word.'],
    ['word,meaning\n"മഴ,rain\nവീട്,house', 'The quotation mark in line 2 has no other one'],
    ['{"app":"other"}', 'This is no file of words'],
    ['PK\u0003\u0004 not really', 'This is no file of words'],
  ]
  for (const [content, sentence] of files) {
    await bringIn(page, { name: 'words', mimeType: 'text/plain', buffer: Buffer.from(content) })
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  }
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('savedWords') ?? '[]'))).toEqual(words)
})

test('what runs Anki’s files is allowed nowhere else', async ({ page, request }) => {
  const html = await (await request.get('/lm')).headers()
  expect(html['content-security-policy']).not.toContain('wasm-unsafe-eval')
  await page.goto('/lm')
  const ran = await page.evaluate(() =>
    WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => 'ran',
      () => 'refused',
    ),
  )
  expect(ran).toBe('refused')
})

test('nothing stands in anybody’s way', async ({ page }) => {
  await keepWords(page, words)
  await page.goto('/review')
  await expect(reviewOf(page).card).toBeVisible()
  await noFault(page)
  await reviewOf(page).answer.click()
  await expect(reviewOf(page).card).toContainText('water')
  await noFault(page)
  await reviewOf(page).grade('Easy').click()
  await reviewAll(page)
  await noFault(page)
  await page.goto('/progress')
  await expect(page.getByRole('region', { name: 'What is to come' }).locator('canvas')).toBeVisible()
  for (const table of await page.getByText('As a table').all()) await table.click()
  await noFault(page)
  await page.goto('/lm?tab=my')
  await expect(page.getByRole('button', { name: 'Bring in words from a file' })).toBeVisible(late)
  await noFault(page)
})

test('who has saved nothing is told what this is for', async ({ page }) => {
  await page.goto('/review')
  await expect(page.getByText('None is saved yet.')).toBeVisible()
  await page.goto('/progress')
  await expect(page.getByRole('link', { name: 'Look for words' })).toBeVisible()
})
