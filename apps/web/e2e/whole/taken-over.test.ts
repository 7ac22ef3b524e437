import { readFileSync } from 'node:fs'
import { type PracticeRecord, reviewOfPractice } from '@app/learning/practice'
import { keyOf } from '@app/malayalam'
import { expect, type Page, test } from '@playwright/test'
import { type DeviceState, readFixture } from '../../fixtures/open-device.ts'
import { putDevice } from '../support/put-device.ts'

type Facts = {
  owner: string
  owners: Record<string, { userlevel: number; results: string[]; words: string[]; reviews: ReviewFacts }>
}
type ReviewFacts = { kept: number; undone: number; unsent: number; byWord: Record<string, number> }
type File = {
  learner: { userlevel: number }
  results: { topic: string; score: number; questions: number }[]
  savedWords: { word: string }[]
  practice: PracticeRecord[]
}

const { devices } = JSON.parse(readFixture('0.1.0/expected.json')) as { devices: Record<string, Facts> }

for (const [name, { owner, owners }] of Object.entries(devices))
  test(`the device ${name} of 0.1.0 opens with everything that its learner had`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await putDevice(page, JSON.parse(readFixture(`0.1.0/devices/${name}.json`)) as DeviceState)
    // Its account does not exist on this server: nothing may say that its session has ended.
    await page.route('**/api/**', (route) => route.abort())
    const { learner, results, savedWords, practice } = await savedFile(page)
    const facts = owners[owner]
    expect(learner.userlevel).toBe(facts?.userlevel ?? 1)
    expect(results.map(({ topic, score, questions }) => `${topic} ${score}/${questions}`).toSorted()).toEqual(
      facts?.results ?? [],
    )
    expect(savedWords.map(({ word }) => word).toSorted()).toEqual(facts?.words ?? [])
    const kept = practice.flatMap((record) => reviewOfPractice(record)?.review?.word ?? [])
    expect([kept.length, practice.length - kept.length]).toEqual([
      facts?.reviews.kept ?? 0,
      facts?.reviews.undone ?? 0,
    ])
    expect(new Set(kept)).toEqual(new Set(Object.keys(facts?.reviews.byWord ?? {})))
    const { known, names, unsent } = await keptPractice(page, owner)
    const words = Object.keys(facts?.reviews.byWord ?? {})
    expect(known).toEqual(
      expect.arrayContaining(words.map((word) => `word:${names[keyOf(word)] ?? keyOf(word)}`)),
    )
    expect(unsent).toBe(facts?.reviews.unsent ?? 0)
    expect(errors).toEqual([])
  })

/** The items that the device knows of, the entries that saved words are, and how many exercises it never sent. */
const keptPractice = (page: Page, owner: string) =>
  page.evaluate(async (name) => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await answerOf(indexedDB.open(name))
    const transaction = database.transaction(['practice', 'known', 'notes'])
    const [known, names, unsent] = await Promise.all([
      answerOf(transaction.objectStore('known').getAllKeys()),
      answerOf<Record<string, string> | undefined>(transaction.objectStore('notes').get('names')),
      answerOf(transaction.objectStore('practice').index('unsent').count()),
    ])
    database.close()
    return { known, names: names ?? {}, unsent }
  }, `reviews/${owner}`)

/** The app's own record of the device: the file that "Save everything" writes. */
async function savedFile(page: Page): Promise<File> {
  await page.goto('/level')
  // One of the devices has the interface in Malayalam.
  await page.getByRole('button', { name: /^(?:Settings|സെറ്റിങ്സ്)$/ }).click()
  await page.locator('summary', { hasText: /^(?:More settings|കൂടുതൽ സെറ്റിങ്സ്)$/ }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: /^(?:Save everything to a file|എല്ലാം ഒരു ഫയലിൽ സൂക്ഷിക്കുക)$/ }).click()
  return JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as File
}
