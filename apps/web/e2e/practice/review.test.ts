import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { logIn, signOut, signUp } from '../support/account-page.ts'
import { noFault } from '../support/no-fault.ts'
import {
  keepWords,
  logOf,
  metIn,
  reviewAll,
  reviewOf,
  reviewWords,
  type Saved,
} from '../support/review-page.ts'
import { savedWordsOf } from '../support/saved-words-of.ts'
import { noteSounding } from '../support/sounds.ts'

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
const rain: Saved = { word: 'മഴ', meaning: 'rain', pronunciation: 'mazha' }
const house: Saved = { word: 'വീട്', meaning: 'house, home', pronunciation: 'veedu' }
const words = [water, rain, house]

const ownVideo = 'own-01234567-89ab-cdef-0123-456789abcdef'

/** The page's text for the number of waiting cards. */
const waiting = (page: Page) => page.getByRole('status').first()

/** The learner whose progress the page shows. */
const ownerOn = (page: Page) => page.evaluate(() => localStorage.getItem('progress-owner') ?? 'visitor')
const unsentOn = async (page: Page) => (await logOf(page)).filter(({ unsent }) => unsent).length

/** A device without any data. */
async function anotherDevice(browser: Browser) {
  return (await browser.newContext({ viewport: { width: 360, height: 640 } })).newPage()
}

test('a word is saved, reviewed, and comes again when it is due and not before', async ({ page }) => {
  await page.clock.setFixedTime(today)
  const { card, answer, grade, done } = reviewOf(page)

  await test.step('who has met and saved nothing is told what this is for', async () => {
    await page.goto('/progress')
    await expect(page.getByRole('link', { name: 'Look for words' })).toBeVisible()
    await page.goto('/review')
    await expect(page.getByText('There are none yet.')).toBeVisible()
  })

  await page.goto('/resource/phrases')
  await page.getByRole('main').getByRole('button', { name: 'സ്ഥലത്തേക്ക്', exact: true }).click()
  await page.getByRole('button', { name: 'Save സ്ഥലം' }).click()
  await expect.poll(async () => (await savedWordsOf(page)).length).toBe(1)
  await page.goto('/lm?tab=my')
  await page.getByRole('link', { name: 'Review your words' }).click()
  await expect(waiting(page)).toHaveText('0 due, 1 new')
  await expect(card).toContainText('സ്ഥലം')
  await expect(card).not.toContainText('place')
  await answer.click()
  await expect(card).toContainText('place')
  await expect(grade('Good')).toContainText('10 min')
  await grade('Good').click()

  await test.step('what is learnt in minutes comes early where nothing else is to be done', async () => {
    await expect(waiting(page)).toHaveText('1 due, 0 new')
    await answer.click()
    await grade('Good').click()
    await expect(done).toBeVisible()
    await expect(page.getByText('You looked at 2 cards.')).toBeVisible()
  })

  await page.clock.setFixedTime(daysLater(1 / 24))
  await page.reload()
  await expect(done).toBeVisible()
  await page.clock.setFixedTime(daysLater(4))
  await page.reload()
  await expect(waiting(page)).toContainText('1 due')
})

test('a word comes back with its sentence, where it was met, and what was typed', async ({
  page,
  context,
}) => {
  await context.route('**/films/food.mp4', (route) => new Promise(() => route))
  const sounding = await noteSounding(page)
  const metInText = { sentence: 'ഇത് എന്റെ വീട് ആണ്.', video: ownVideo }
  await keepWords(page, [water, metIn('dQw4w9WgXcQ', 12.5), { ...house, metAt: metInText }])
  await signUp(page)
  await page.goto('/review')
  const { card, answer, grade } = reviewOf(page)

  await test.step('it is asked, and answered by typing if the learner likes', async () => {
    await expect(card).toContainText('വെള്ളം')
    await noFault(page)
    await page.getByLabel('Your answer, if you like to type it').fill('The Water')
    await page.keyboard.press('Enter')
    await expect(card).toContainText('that is it')
    await expect(answer).toBeHidden()
  })

  await test.step('its sentence stands there, with the word marked', async () => {
    await expect(card.locator('mark')).toHaveText('വെള്ളം')
    await expect(card).toContainText('I want water to drink.')
    await expect(card.getByRole('button', { name: 'Listen to വെള്ളം' })).toBeVisible()
    await noFault(page)
  })

  await test.step('the part of the film is seen above the grades, and has the focus', async () => {
    await card.getByRole('button', { name: 'See it in the film' }).click()
    const film = card.getByLabel('The part of the film')
    await expect(film).toBeFocused()
    await expect(film).toBeInViewport({ ratio: 1 })
    const [seen, bar] = [await film.boundingBox(), await grade('Good').boundingBox()]
    expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })

  await test.step('the sentence of another video is heard, and its moment is a link', async () => {
    await grade('Easy').click()
    await answer.click()
    await expect.poll(sounding, 'the word sounds first').toContain('Listen to മഴ: playing')
    await card.getByRole('button', { name: 'Listen to the sentence' }).click()
    await expect.poll(sounding).toContain('Listen to the sentence: playing')
    const link = card.getByRole('link', { name: 'See it in the video' })
    await expect(link).toHaveAttribute('href', '/youtube2?vid=dQw4w9WgXcQ&t=12.5')
  })

  await test.step('the text of a word is a link where it has no times', async () => {
    await grade('Easy').click()
    await answer.click()
    const link = card.getByRole('link', { name: 'See it in the text' })
    await expect(link).toHaveAttribute('href', `/read?vid=${ownVideo}`)
  })
})

test('a word whose clip is found late talks neither over the film nor over what the learner listens to', {
  tag: '@long',
}, async ({ page, context }) => {
  let dictionary = Promise.withResolvers<void>()
  await page.route('**/assets/lexicon-*.js', async (route) => {
    await dictionary.promise
    await route.continue()
  })
  await context.route('**/films/food.mp4', (route) => new Promise(() => route))
  const sounding = await noteSounding(page)
  await keepWords(page, [water, metIn(ownVideo)])
  await signUp(page)
  await page.goto('/review')
  const { card, answer, grade } = reviewOf(page)

  await test.step('not over the film', async () => {
    await answer.click()
    await card.getByRole('button', { name: 'See it in the film' }).click()
    await expect(card.getByLabel('The part of the film')).toBeFocused()
    dictionary.resolve()
    await card.getByRole('button', { name: 'Listen to വെള്ളം' }).click({ trial: true })
    expect(await sounding()).not.toContain('Listen to വെള്ളം: playing')
  })

  await test.step('not over the sentence', async () => {
    await grade('Easy').click()
    await expect(card).toContainText('മഴ')
    dictionary = Promise.withResolvers()
    await page.reload()
    await answer.click()
    await card.getByRole('button', { name: 'Listen to the sentence' }).click()
    await expect.poll(sounding).toContain('Listen to the sentence: playing')
    dictionary.resolve()
    await card.getByRole('button', { name: 'Listen to മഴ' }).click({ trial: true })
    expect(await sounding()).not.toContain('Listen to മഴ: playing')
  })
})

test('with a clock three days ahead reviews come to an end as well', { tag: '@long' }, async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 3 * 86_400_000)
  await keepWords(page, words)
  await signUp(page)
  await page.goto('/review')
  const { answer, grade, done } = reviewOf(page)
  let turns = 0
  for (; turns < 15; turns++) {
    await expect(answer.or(done)).toBeVisible()
    if (await done.isVisible()) break
    await answer.click()
    await grade('Good').click()
    await expect.poll(() => unsentOn(page)).toBe(0)
  }
  await expect(done).toBeVisible()
  expect(turns).toBeLessThanOrEqual(8)
  const asked = new Set((await logOf(page)).flatMap(({ review }) => review?.word ?? []))
  expect(asked.size).toBe(3)
  await page.reload()
  await expect(done).toBeVisible()
})

test('keys show the answer, grade and undo; and the learner says how many cards and which', async ({
  page,
}) => {
  await keepWords(page, words)
  await page.goto('/review')
  const { card, answer, undo } = reviewOf(page)

  await test.step('an undone review is undone for good', async () => {
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
    await expect(card).toContainText('water')
    await page.keyboard.press('3')
    await expect(card).toContainText('മഴ')
    const log = (await logOf(page)).flatMap(({ review }) => review ?? [])
    expect(log).toMatchObject([{ word: 'വെള്ളം', card: 'read', grade: 'good' }])
  })

  const settings = page.getByRole('button', { name: 'Review settings' })
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
  await test.step('what is set holds at once, and stays', async () => {
    await settings.click()
    await page.getByLabel('New cards a day').selectOption('0')
    await close.click()
    await expect(waiting(page)).toHaveText('1 due, 0 new')
    await page.reload()
    await expect(waiting(page)).toHaveText('1 due, 0 new')
    await settings.click()
    await page.getByLabel('New cards a day').selectOption('5')
    await page.getByRole('switch', { name: /^Read the word/ }).click()
    await close.click()
    await expect(page.getByText('Listen. What does it mean?')).toBeVisible()
  })
})

test('without a network reviews go on, and are sent when there is one, once', async ({ page, context }) => {
  await keepWords(page, words)
  await signUp(page)
  await page.goto('/review')
  await expect(reviewOf(page).card).toContainText('വെള്ളം')
  // Late code has loaded before the network goes.
  await reviewOf(page).answer.click()
  await expect(page.getByRole('button', { name: 'Listen to വെള്ളം' })).toBeVisible()
  await expect.poll(() => ownerOn(page)).toContain('user-')
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
    if (request.url().endsWith('/api/sync')) sent.push(...(request.postDataJSON().practice ?? []))
  })
  await context.setOffline(false)
  await expect.poll(() => unsentOn(page)).toBe(0)
  expect(new Set(sent.map((record) => (record as { id: string }).id)).size).toBe(3)

  await test.step('what comes is drawn, and stands in tables as well', async () => {
    await noFault(page)
    await page.goto('/progress')
    await expect(page.getByRole('region', { name: 'What is to come' }).getByRole('img')).toBeVisible()
    for (const table of await page.getByText('As a table').all()) await table.click()
    await noFault(page)
  })
})

test('what a visitor reviewed outlives a reset, joins the account, and follows it to another device', async ({
  page,
  browser,
}) => {
  await reviewWords(page, words)
  await expect.poll(async () => (await logOf(page)).length).toBe(3)
  const visitors = (await logOf(page)).map(({ id }) => id)

  await test.step('resetting all progress leaves words and reviews as they are', async () => {
    await page.goto('/results')
    await page.getByRole('button', { name: 'RESET ALL PROGRESS' }).click()
    await expect(page).toHaveURL(/\/level$/)
    expect(await logOf(page)).toHaveLength(3)
    expect(await savedWordsOf(page)).toHaveLength(3)
  })

  const { email } = await signUp(page)
  await page.goto('/level')
  await expect.poll(() => ownerOn(page)).toContain('user-')
  await expect.poll(async () => [(await logOf(page)).length, await unsentOn(page)]).toEqual([3, 0])

  const other = await anotherDevice(browser)
  await logIn(other, email)
  await expect(other).toHaveURL(/\/level$/)
  await expect.poll(async () => (await logOf(other)).map(({ id }) => id)).toEqual(visitors)
  await other.goto('/progress')
  await expect(other.getByRole('region', { name: 'Your saved words' })).toContainText('3')
  await other.goto('/review')
  await expect(reviewOf(other).done).toBeVisible()

  await test.step('signing out takes them off the device', async () => {
    await signOut(other)
    const databases = () => other.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    await expect.poll(databases).not.toContainEqual(expect.stringContaining('user-'))
  })
  await other.context().close()
})

/** Saves the words to a file, by its button. */
async function savedAs(page: Page, format: string) {
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: format }).click()
  const download = await arriving
  await expect(page.getByText('The file is made.')).toBeVisible()
  return { name: download.suggestedFilename(), buffer: readFileSync(await download.path()) }
}

const bringIn = (page: Page, { name, buffer }: { name: string; buffer: Buffer }) =>
  page.getByLabel('File with words').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

test('words go into files of every kind, and come back from each on another device', {
  tag: '@long',
}, async ({ page, browser }) => {
  await reviewWords(page, words)
  await page.goto('/lm?tab=my')
  await expect(page.getByRole('button', { name: 'Bring in words from a file' })).toBeVisible()
  await noFault(page)
  const anki = await savedAs(page, 'For Anki, with sound')
  expect(anki.name).toMatch(/\.apkg$/)
  const files = unzipSync(anki.buffer)
  const clips = Object.values(JSON.parse(strFromU8(files.media ?? new Uint8Array())))
  expect(clips).toContainEqual(expect.stringMatching(/^malayalam-for-all-.+\.mp3$/))
  expect(files['0']?.length).toBeGreaterThan(1000)
  const table = await savedAs(page, 'As a table (CSV)')
  expect(table.buffer.toString()).toContain('വെള്ളം,water,vellam,എനിക്ക് കുടിക്കാൻ വെള്ളം വേണം.')
  const json = await savedAs(page, 'With all reviews (JSON)')

  const other = await anotherDevice(browser)
  await other.goto('/lm?tab=my')
  await bringIn(other, json)
  await expect(other.getByText('New words: 3')).toBeVisible()
  await other.getByRole('button', { name: 'Bring them in' }).click()
  await expect(other.getByText('Done. Words new or changed: 3.')).toBeVisible()
  expect(await savedWordsOf(other)).toEqual(words)
  expect(await logOf(other)).toHaveLength(3)

  for (const file of [anki, table])
    await test.step(`what ${file.name} holds is what was brought in`, async () => {
      await bringIn(other, file)
      await expect(other.getByText('Words that stay as they are: 3')).toBeVisible()
      await other.getByRole('button', { name: 'Leave it' }).click()
      await expect(other.getByText('Words that stay as they are: 3')).toBeHidden()
    })

  await test.step('a file that is no good is refused with a sentence, and changes nothing', async () => {
    await bringIn(other, { name: 'words', buffer: Buffer.from('word,meaning\nrain,x') })
    await expect(other.getByRole('alert')).toContainText(['This is no file of words'])
    await bringIn(other, { name: 'words', buffer: Buffer.from('word,meaning\nമഴ,rain\n"\n",x') })
    await expect(other.getByText('Line 3 is left out: it has no word.')).toBeVisible()
    await other.getByRole('button', { name: 'Leave it' }).click()
    expect(await savedWordsOf(other)).toEqual(words)
  })

  await test.step('what runs Anki’s files is allowed nowhere else', async () => {
    const wasm = [0, 97, 115, 109, 1, 0, 0, 0]
    const compiled = other.evaluate((wasm) => WebAssembly.compile(new Uint8Array(wasm)).then(() => 0), wasm)
    await expect(compiled).rejects.toThrow(/Content Security Policy/)
  })
  await other.context().close()
})
