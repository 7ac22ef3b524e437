import { readFile } from 'node:fs/promises'
import type { SyncReply } from '@app/api'
import type { PracticeRecord } from '@app/learning/practice'
import { noProgress } from '@app/learning/progress'
import { expect, type Page, test } from '@playwright/test'
import { logIn, signUp } from '../support/account-page.ts'
import { reviewOf } from '../support/review-page.ts'
import { openAllSettings } from '../support/settings-page.ts'

const hour = 3_600_000

const words = [...'കഗചജടഡതദനപ'].flatMap((first) => [...'ാിുെൊോ'].map((vowel) => `${first}${vowel}മ`))

/** More than one reply has: each of sixty words was looked at many times, the last time long ago. */
const log: PracticeRecord[] = Array.from({ length: 2400 }, (_, n) => ({
  id: n.toString(16).padStart(24, '0'),
  practice: {
    exercise: 'review',
    at: Date.now() - 120 * 24 * hour + n * 1000,
    took: 900,
    looks: [{ item: `word:${words[n % words.length]}`, skill: 'read', outcome: 'good' }],
  },
}))

/** Sends the log as another device of the learner did. */
async function practiseElsewhere(page: Page) {
  const { user } = await (await page.request.get('/api/auth/get-session')).json()
  const { origin } = new URL(page.url())
  const saved = words.map((word, n) => ({
    id: `000001-${n.toString(16).padStart(16, '0')}`,
    word: { word, meaning: 'no word at all', pronunciation: 'word' },
  }))
  for (let at = 0; at < log.length; at += 100) {
    const progress = at === 0 ? { ...noProgress, words: saved } : noProgress
    const data = { learner: user.id, since: 0, progress, practice: log.slice(at, at + 100) }
    const reply = await page.request.post('/api/sync', { data, headers: { origin } })
    expect(reply.status(), await reply.text()).toBe(200)
  }
}

const counted = (page: Page) =>
  page.evaluate(async () => {
    const owner = localStorage.getItem('progress-owner') ?? 'visitor'
    const request = indexedDB.open(`reviews/${owner}`)
    await new Promise((resolve) => {
      request.onsuccess = resolve
    })
    const transaction = request.result.transaction(['practice', 'known', 'notes'])
    const requests = [
      transaction.objectStore('practice').count(),
      transaction.objectStore('known').count(),
      transaction.objectStore('notes').count('behind'),
    ]
    await new Promise((resolve) => {
      transaction.oncomplete = resolve
    })
    request.result.close()
    const [practice, known, behind] = requests.map(({ result }) => result)
    return { practice, known, behind }
  })

test('a new device has its reviews at once, then the newest practice, and all of it where a file is made', async ({
  page,
  browser,
}) => {
  // It sends a long log in many requests.
  test.slow()
  const { email } = await signUp(page)
  await practiseElsewhere(page)

  const other = await browser.newPage()
  const idle = Promise.withResolvers<void>()
  await other.route('**/api/sync/*/log?*', async (route) => {
    await idle.promise
    await route.continue()
  })
  const first = other.waitForResponse(async (reply) => {
    if (!reply.url().endsWith('/api/sync')) return false
    return ((await reply.json()) as SyncReply).memory?.part === 'whole'
  })
  await logIn(other, email)
  await first
  await expect.poll(() => counted(other)).toMatchObject({ known: 60, behind: 1 })
  await other.goto('/review')
  const { answer, grade } = reviewOf(other)
  await answer.click()
  await grade('Good').click()
  await expect(answer).toBeVisible()
  expect(await counted(other)).toEqual({ practice: 1, known: 60, behind: 1 })

  await test.step('the newest practice comes when the browser is idle, and the oldest stays', async () => {
    idle.resolve()
    await expect.poll(() => counted(other)).toEqual({ practice: 2000, known: 60, behind: 1 })
    await expect(answer).toBeVisible()
  })

  await test.step('a file has all of it', async () => {
    await other.goto('/level')
    await openAllSettings(other)
    const saved = other.waitForEvent('download')
    await other.getByRole('button', { name: 'Save everything to a file' }).click()
    const text = await readFile(await (await saved).path(), 'utf8')
    expect((JSON.parse(text) as { practice: unknown[] }).practice).toHaveLength(2401)
    await expect.poll(() => counted(other)).toEqual({ practice: 2401, known: 60, behind: 0 })
  })
  await other.close()
})
