import { readFileSync } from 'node:fs'
import { untouchedVideo } from '@app/learning/video'
import { expect, type Page, test } from '@playwright/test'
import { signUp } from './account-page.ts'
import { fillStorage } from './fill-storage.ts'
import { answersOf, keepOnDevice, placeOf, quizOf } from './quiz-page.ts'
import { keepWords, logOf, reviewOf, reviewWords } from './review-page.ts'

const key = 'malayalam-for-all'

const mine = {
  [key]: JSON.stringify({
    state: { video: 'Type Here', name: 'Meera', username: 'Type Here', level: 'verbs', userlevel: 12 },
    version: 1,
  }),
  preferences: JSON.stringify({
    state: { romanisation: 'ipa', theme: 'dark', muted: false, slow: true },
    version: 1,
  }),
  savedWords: JSON.stringify([{ word: 'അമ്മ', meaning: 'mother', pronunciation: 'amma' }]),
  currentTime_food: '42.5',
  videoSettings_food: JSON.stringify({ ...untouchedVideo, speed: 0.7 }),
  'review-settings': JSON.stringify({
    state: { newPerDay: 3, reviewsPerDay: 50, kinds: ['read'] },
    version: 1,
  }),
  knownWords: JSON.stringify(['അമ്മ']),
  deniedWords: JSON.stringify([['വീട്', 1_700_000_000_000]]),
  readingText: 'അമ്മ വന്നു.',
}

/** Opens the settings on a device that keeps these entries, each time in a page of their own that has told nothing yet. */
async function settingsOn(page: Page, entries: Record<string, string>) {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('kept')) return
    sessionStorage.setItem('kept', 'yes')
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, entries)
  await page.goto('/level')
  await page.getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await expect(dialog.getByRole('button', { name: 'Save everything to a file' })).toBeVisible()
  return dialog
}

const storageOf = (page: Page) => page.evaluate(() => ({ ...localStorage }))

async function load(page: Page, content: string | Buffer) {
  const buffer = Buffer.from(content)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Load from a file' }).click()
  await (await choosing).setFiles({ name: 'saved.json', mimeType: 'application/json', buffer })
}

test('everything is saved to a file, and loaded on a device that knows nothing', async ({
  page,
  browser,
}) => {
  const dialog = await settingsOn(page, mine)
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save everything to a file' }).click()
  const file = await saving
  await expect(dialog.getByText(`Saved as ${file.suggestedFilename()}`)).toBeVisible()
  expect(file.suggestedFilename()).toMatch(/^malayalam-for-all-\d{4}-\d\d-\d\d\.json$/)
  const content = readFileSync(await file.path(), 'utf8')

  const other = await (await browser.newContext()).newPage()
  const there = await settingsOn(other, {})
  await load(other, content)
  await expect(there.getByText('Loaded. Level: 12. Saved words: 1.')).toBeVisible()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await other.reload()
  await expect(other.getByText('YOU ARE CURRENTLY IN LEVEL 12')).toBeVisible()
  const kept = await storageOf(other)
  const values = (entries: Record<string, string>, names: string[]) =>
    Object.fromEntries(names.map((name) => [name, JSON.parse(entries[name] ?? '')]))
  const names = Object.keys(mine).filter((name) => name !== 'readingText')
  expect(kept.readingText).toBe(mine.readingText)
  expect(values(kept, names)).toMatchObject(values(mine, names))
  await other.context().close()
})

test('a loaded file is joined with what is there: the higher level, all words, the later place', async ({
  page,
}) => {
  const dialog = await settingsOn(page, mine)
  const theirs = {
    app: key,
    version: 1,
    learner: { video: 'Type Here', name: 'Anu', username: 'anu', level: 'numbers', userlevel: 3 },
    preferences: { romanisation: 'easy', theme: 'light', muted: true, slow: false },
    savedWords: [
      { word: 'അമ്മ', meaning: 'mom', pronunciation: '' },
      { word: 'വീട്', meaning: 'house', pronunciation: '' },
    ],
    positions: { food: 10, travel: 7 },
  }
  await load(page, JSON.stringify(theirs))
  await expect(dialog.getByText('Loaded. Level: 12. Saved words: 2.')).toBeVisible()
  const kept = await storageOf(page)
  expect(JSON.parse(kept[key] ?? '').state).toMatchObject({ userlevel: 12, name: 'Meera', username: 'anu' })
  expect(JSON.parse(kept.preferences ?? '').state).toMatchObject({ theme: 'dark', muted: true, slow: true })
  expect(JSON.parse(kept.savedWords ?? '')).toEqual([
    { word: 'അമ്മ', meaning: 'mother', pronunciation: 'amma' },
    { word: 'വീട്', meaning: 'house', pronunciation: '' },
  ])
  expect([kept.currentTime_food, kept.currentTime_travel]).toEqual(['42.5', '7'])
})

const words = [
  { word: 'അമ്മ', meaning: 'mother', pronunciation: 'amma' },
  { word: 'വീട്', meaning: 'house', pronunciation: 'veedu' },
]

/** The file that "Save everything" writes here. */
async function savedFile(page: Page): Promise<string> {
  await page.goto('/level')
  await page.getByRole('button', { name: 'Settings' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save everything to a file' }).click()
  return readFileSync(await (await saving).path(), 'utf8')
}

test('reviews are in the file; loading unites them, as often as one likes, and undone ones stay undone', async ({
  page,
  browser,
}) => {
  await reviewWords(page, words)
  const made = await logOf(page)
  expect(made.length).toBeGreaterThan(1)
  const file = await savedFile(page)

  const other = await (await browser.newContext()).newPage()
  await keepWords(other, words)
  await other.goto('/review')
  await reviewOf(other).answer.click()
  await reviewOf(other).grade('Again').click()
  await expect.poll(async () => (await logOf(other)).length).toBe(1)
  const [own] = await logOf(other)
  for (let time = 0; time < 2; time++) {
    const there = await settingsOn(other, {})
    await load(other, file)
    await expect(there.getByText(`Reviews: ${made.length + 1}.`)).toBeVisible()
    expect((await logOf(other)).map(({ id }) => id).toSorted()).toEqual(
      [...made, own].map((review) => review?.id).toSorted(),
    )
  }
  await other.goto('/review')
  await expect(reviewOf(other).card.or(reviewOf(other).done)).toBeVisible()

  const undone = JSON.parse(file)
  undone.reviews[0].review = null
  for (const content of [JSON.stringify(undone), file]) {
    const there = await settingsOn(other, {})
    await load(other, content)
    await expect(there.getByText(`Reviews: ${made.length}.`)).toBeVisible()
  }
  await other.context().close()
})

/** Plays a whole quiz of one topic, and answers each question so. */
async function answerAll(page: Page, kind: 'right' | 'wrong') {
  await keepOnDevice(page, { level: 'beginner_s', userlevel: 18 })
  await page.goto('/lessons2')
  const answers = await answersOf(page, 'beginner_s')
  const { options, check, next } = quizOf(page)
  for (let turn = 0; turn < answers.size; turn++) {
    await expect(check).toBeVisible()
    await options.nth((await placeOf(page, answers, kind)) - 1).click()
    await check.click()
    await next.click()
  }
  await expect(page).toHaveURL(/\/results$/)
}

test('finished quizzes are in the file with their mistakes, and reach the account of who loads it', async ({
  page,
  browser,
}) => {
  await answerAll(page, 'wrong')
  const content = await savedFile(page)
  const { results } = JSON.parse(content)
  const mistakes = results[0].questions
  expect(results).toEqual([
    {
      id: expect.any(String),
      topic: 'beginner_s',
      score: 0,
      questions: mistakes,
      mistakes: expect.any(Array),
    },
  ])
  expect(results[0].mistakes).toHaveLength(mistakes)

  const other = await (await browser.newContext()).newPage()
  await answerAll(other, 'right')
  for (let time = 0; time < 2; time++) {
    const there = await settingsOn(other, {})
    await load(other, content)
    await expect(there.getByText('Quizzes: 2.')).toBeVisible()
  }
  await signUp(other)
  await expect
    .poll(async () => {
      const data = await (await other.request.get('/api/account/data')).json()
      const records = data['public.progress_records'].map(({ data }: { data: object }) => data)
      return records.map(({ mistakes }: { mistakes: object[] }) => mistakes.length).toSorted()
    })
    .toEqual([0, mistakes])
  await other.context().close()
})

test('reviews of a file reach the account of who loads it', async ({ page, browser }) => {
  await reviewWords(page, words)
  const made = (await logOf(page)).length
  const file = await savedFile(page)

  const other = await (await browser.newContext()).newPage()
  await signUp(other)
  const there = await settingsOn(other, {})
  await load(other, file)
  await expect(there.getByText(`Reviews: ${made}.`)).toBeVisible()
  await expect
    .poll(async () => {
      const data = await (await other.request.get('/api/account/data')).json()
      return data['public.reviews'].length
    })
    .toBe(made)
  await other.context().close()
})

test('a file with one bad review changes nothing', async ({ page }) => {
  const dialog = await settingsOn(page, mine)
  const before = await storageOf(page)
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save everything to a file' }).click()
  const file = JSON.parse(readFileSync(await (await saving).path(), 'utf8'))
  const review = { word: 'അമ്മ', card: 'read', grade: 'good', at: 1_700_000_000_000, took: 900 }
  const reviews = [
    { id: '0'.repeat(24), review },
    { id: '1'.repeat(24), review: { ...review, grade: 'perfect' } },
  ]
  await load(page, JSON.stringify({ ...file, reviews }))
  await expect(dialog.getByRole('alert')).toHaveText(/is damaged/)
  expect(await storageOf(page)).toEqual(before)
  expect(await logOf(page)).toEqual([])
})

for (const { file, content, says } of [
  {
    file: 'a picture',
    content: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]),
    says: /not a file that this app saved/,
  },
  { file: 'an empty file', content: '', says: /not a file that this app saved/ },
  { file: 'a cut off file', content: `{"app":"${key}","version":1,"lear`, says: /a part of it is missing/ },
  { file: 'a file of a later version', content: `{"app":"${key}","version":99}`, says: /newer version/ },
  { file: 'a damaged file', content: `{"app":"${key}","version":1,"learner":{}}`, says: /is damaged/ },
  { file: 'an endless file', content: ' '.repeat(50_000_001), says: /far too large/ },
])
  test(`${file} is refused in a sentence, and changes nothing`, async ({ page }) => {
    const dialog = await settingsOn(page, mine)
    const before = await storageOf(page)
    await load(page, content)
    await expect(dialog.getByRole('alert')).toHaveText(says)
    await expect(dialog.getByRole('alert')).toContainText(/Nothing was changed|then load it again/)
    expect(await storageOf(page)).toEqual(before)
  })

test('a file that the browser has no room for changes nothing', async ({ page }) => {
  const dialog = await settingsOn(page, mine)
  await fillStorage(page, 64)
  const before = await storageOf(page)
  const words = Array.from({ length: 500 }, (_, n) => ({
    word: `അമ്മ${n}`,
    meaning: 'x'.repeat(500),
    pronunciation: '',
  }))
  const { state: learner } = JSON.parse(mine[key] ?? '')
  const { state: preferences } = JSON.parse(mine.preferences)
  await load(
    page,
    JSON.stringify({
      ...{ app: key, version: 2, learner, preferences, savedWords: words, positions: { new: 1 } },
      reviews: [{ id: '0'.repeat(24), review: null }],
    }),
  )
  await expect(dialog.getByRole('alert')).toHaveText(/no room/)
  expect(await logOf(page)).toEqual([])
  expect(await storageOf(page)).toEqual(before)
})

test('the settings say in words whether the browser keeps the data, and ask it', async ({ page }) => {
  await page.addInitScript(() => {
    let promised = false
    Object.assign(StorageManager.prototype, {
      persisted: async () => promised,
      persist: async () => {
        promised = true
        return promised
      },
    })
  })
  const dialog = await settingsOn(page, {})
  await expect(dialog.getByText('The browser may clear your progress here')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ask the browser to keep it' }).click()
  await expect(dialog.getByText('The browser has promised to keep your progress here.')).toBeVisible()
})

for (const { kind, asked } of [
  { kind: 'right', asked: true },
  { kind: 'wrong', asked: false },
] as const)
  test(`after a quiz of ${kind} answers the browser is ${asked ? '' : 'not '}asked to keep the data`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      StorageManager.prototype.persist = async () => {
        sessionStorage.setItem('asked', 'yes')
        return false
      }
    })
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await answerAll(page, kind)
    await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('asked') === 'yes')).toBe(asked)
    // What asks is fetched as the quiz ends, before its results are shown.
    expect(requests.some((address) => address.includes('/persistence-'))).toBe(asked)
  })
