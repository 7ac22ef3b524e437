import { readFileSync } from 'node:fs'
import { untouchedVideo } from '@app/learning/video'
import { expect, type Page, test } from '@playwright/test'
import { signUp } from '../support/account-page.ts'
import { emptyStorage, fillStorage } from '../support/fill-storage.ts'
import { answersOf, placeOf, quizOf } from '../support/quiz-page.ts'
import { logOf, reviewAll } from '../support/review-page.ts'
import { openAllSettings } from '../support/settings-page.ts'

const key = 'malayalam-for-all'

const mine = {
  [key]: JSON.stringify({
    state: { video: 'Type Here', name: 'Meera', username: 'Type Here', level: 'beginner_s', userlevel: 12 },
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

/** Sets what the device keeps, once: as if it had been there before. */
const keepEntries = (page: Page, entries: Record<string, string>) =>
  page.addInitScript((entries) => {
    if (sessionStorage.getItem('kept')) return
    sessionStorage.setItem('kept', 'yes')
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, entries)

async function openSettings(page: Page) {
  await page.goto('/level')
  await openAllSettings(page)
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

/** The file that "Save everything" writes, in the open settings. */
async function savedFile(page: Page) {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save everything to a file' }).click()
  const file = await saving
  return { name: file.suggestedFilename(), content: readFileSync(await file.path(), 'utf8') }
}

/** Plays a whole quiz of the device's topic, with right or wrong answers only. */
async function answerAll(page: Page, kind: 'right' | 'wrong') {
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
  return answers.size
}

test('everything is saved to a file, and loaded on a device that knows nothing', async ({
  page,
  browser,
}) => {
  await keepEntries(page, mine)
  const mistakes = await answerAll(page, 'wrong')
  await page.goto('/review')
  await reviewAll(page)
  const made = (await logOf(page)).map(({ id }) => id)
  const dialog = await openSettings(page)
  const { name, content } = await savedFile(page)
  expect(name).toMatch(/^malayalam-for-all-\d{4}-\d\d-\d\d\.json$/)
  await expect(dialog.getByText(`Saved as ${name}`)).toBeVisible()
  const { results } = JSON.parse(content)
  expect(results).toMatchObject([{ topic: 'beginner_s', score: 0, questions: mistakes }])
  expect(results[0].mistakes).toHaveLength(mistakes)

  const other = await (await browser.newContext()).newPage()
  const there = await openSettings(other)
  await load(other, content)
  const loaded = `Loaded. Level: 12. Saved words: 1. Quizzes: 1. Reviews: ${made.length}.`
  await expect(there.getByText(loaded)).toBeVisible()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  const kept = await storageOf(other)
  for (const [name, value] of Object.entries(mine))
    if (/^[{[]/.test(value)) expect(JSON.parse(kept[name]), name).toMatchObject(JSON.parse(value))
    else expect(kept[name], name).toBe(value)
  expect((await logOf(other)).map(({ id }) => id)).toEqual(made)

  await other.reload()
  await expect(other.getByText('YOU ARE CURRENTLY IN LEVEL 12')).toBeVisible()
  await other.context().close()
})

test('what is in a file is joined with what is there, and a file that is no good changes nothing', async ({
  page,
}) => {
  await keepEntries(page, mine)
  const dialog = await openSettings(page)
  const before = await storageOf(page)
  const file = JSON.parse((await savedFile(page)).content)
  const isRefused = async (says: RegExp) => {
    await expect(dialog.getByRole('alert')).toHaveText(says)
    expect(await storageOf(page)).toEqual(before)
    expect(await logOf(page)).toEqual([])
  }

  await test.step('a picture is refused', async () => {
    await load(page, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]))
    await isRefused(/not a file that this app saved, .*Nothing was changed/)
  })

  await test.step('one bad review makes a damaged file', async () => {
    const review = { word: 'അമ്മ', card: 'read', grade: 'good', at: 1_700_000_000_000, took: 900 }
    const reviews = [
      { id: '0'.repeat(24), review },
      { id: '1'.repeat(24), review: { ...review, grade: 'perfect' } },
    ]
    await load(page, JSON.stringify({ ...file, version: 3, practice: undefined, reviews }))
    await isRefused(/is damaged, .*Nothing was changed/)
  })

  await test.step('an endless file is refused unread', async () => {
    await dialog.locator('input[type=file]').evaluate((input: HTMLInputElement) => {
      const files = new DataTransfer()
      files.items.add(new File([new Uint8Array(80_000_001)], 'endless.json'))
      input.files = files.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await isRefused(/far too large/)
  })

  await test.step('a file that the browser has no room for', async () => {
    await fillStorage(page, 64)
    const savedWords = Array.from({ length: 500 }, (_, n) => ({
      word: `അമ്മ${n}`,
      meaning: 'x'.repeat(500),
      pronunciation: '',
    }))
    const practice = [{ id: '0'.repeat(24), practice: null }]
    await load(page, JSON.stringify({ ...file, savedWords, positions: { new: 1 }, practice }))
    await expect(dialog.getByRole('alert')).toHaveText(/no room/)
    await emptyStorage(page)
    await isRefused(/no room/)
  })

  await test.step('the higher level stays, all words, the later place, and what is set here', async () => {
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
    expect(JSON.parse(kept[key]).state).toMatchObject({ userlevel: 12, name: 'Meera', username: 'anu' })
    expect(JSON.parse(kept.preferences).state).toMatchObject({ theme: 'dark', muted: true, slow: true })
    expect(JSON.parse(kept.savedWords)).toEqual([
      { word: 'അമ്മ', meaning: 'mother', pronunciation: 'amma' },
      { word: 'വീട്', meaning: 'house', pronunciation: '' },
    ])
    expect([kept.currentTime_food, kept.currentTime_travel]).toEqual(['42.5', '7'])
  })
})

test('finished quizzes and reviews of a file reach the account of who loads it', { tag: '@long' }, async ({
  page,
}) => {
  await signUp(page)
  const dialog = await openSettings(page)
  const file = JSON.parse((await savedFile(page)).content)
  const mistakes = [{ question: 'അമ്മ', answer: 'mother' }]
  const id = `000001-${'0'.repeat(16)}`
  const results = [{ id, topic: 'beginner_s', score: 40, questions: 5, mistakes }]
  const review = { word: 'അമ്മ', card: 'read', grade: 'good', at: 1_700_000_000_000, took: 900 }
  const reviews = [{ id: '1'.repeat(24), review }]
  const old = { ...file, version: 3, practice: undefined, results }
  await load(page, JSON.stringify({ ...old, reviews }))
  await expect(dialog.getByText('Quizzes: 1. Reviews: 1.')).toBeVisible()
  await expect
    .poll(async () => {
      const data = await (await page.request.get('/api/account/data')).json()
      const records = data['public.progress_records'].map(({ data }: { data: object }) => data)
      return [records, data['public.practice'].length]
    })
    .toMatchObject([[{ mistakes }], 1])

  await test.step('it may be loaded again; a review that was undone stays undone', async () => {
    const undone = { ...old, reviews: [{ ...reviews[0], review: null }] }
    const again = { ...old, reviews, learner: { ...file.learner, userlevel: 2 } }
    for (const [content, level] of [
      [undone, 1],
      [again, 2],
    ]) {
      await load(page, JSON.stringify(content))
      await expect(dialog.getByText(`Level: ${level}. Saved words: 0. Quizzes: 1. Reviews: 0.`)).toBeVisible()
    }
  })
})

test('the browser is asked to keep the data: after a quiz that was passed, and by the settings, which say whether it does', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const asked = () => Number(sessionStorage.getItem('asked'))
    // It promises to keep the data when it is asked a second time.
    Object.assign(StorageManager.prototype, {
      persisted: async () => asked() > 1,
      persist: async () => {
        sessionStorage.setItem('asked', String(asked() + 1))
        return asked() > 1
      },
    })
  })
  await keepEntries(page, mine)
  const asked = () => page.evaluate(() => Number(sessionStorage.getItem('asked')))
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const fetched = () => requests.some((address) => address.includes('/persistence-'))

  await answerAll(page, 'wrong')
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  // The code that asks is loaded as the quiz ends, before its results are shown.
  expect([await asked(), fetched()]).toEqual([0, false])
  await answerAll(page, 'right')
  await expect.poll(asked).toBe(1)

  const dialog = await openSettings(page)
  await expect(dialog.getByText('The browser may clear your progress here')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ask the browser to keep it' }).click()
  await expect(dialog.getByText('The browser has promised to keep your progress here.')).toBeVisible()
})
