import { readFileSync } from 'node:fs'
import { keyOf } from '@app/malayalam'
import { expect, type Page, test } from '@playwright/test'
import { type DeviceState, readFixture } from '../../fixtures/open-device.ts'
import { putDevice } from '../support/put-device.ts'

type Facts = {
  owner: string
  owners: Record<string, { userlevel: number; results: string[]; words: string[]; reviews: ReviewFacts }>
}
type ReviewFacts = { kept: number; undone: number; byWord: Record<string, number> }
type File = {
  learner: { userlevel: number }
  results: { topic: string; score: number; questions: number }[]
  savedWords: { word: string }[]
  reviews: { id: string; review: { word: string } | null }[]
}

const { devices } = JSON.parse(readFixture('0.1.0/expected.json')) as { devices: Record<string, Facts> }

for (const [name, { owner, owners }] of Object.entries(devices))
  test(`the device ${name} of 0.1.0 opens with everything that its learner had`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await putDevice(page, JSON.parse(readFixture(`0.1.0/devices/${name}.json`)) as DeviceState)
    // Its account does not exist on this server: nothing may say that its session has ended.
    await page.route('**/api/**', (route) => route.abort())
    const { learner, results, savedWords, reviews } = await savedFile(page)
    const facts = owners[owner]
    expect(learner.userlevel).toBe(facts?.userlevel ?? 1)
    expect(results.map(({ topic, score, questions }) => `${topic} ${score}/${questions}`).toSorted()).toEqual(
      facts?.results ?? [],
    )
    expect(savedWords.map(({ word }) => word).toSorted()).toEqual(facts?.words ?? [])
    const sound = reviews.filter(({ id }) => /^[0-9a-f]{24}$/.test(id))
    const kept = sound.flatMap(({ review }) => review?.word ?? [])
    expect([kept.length, sound.length - kept.length]).toEqual([
      facts?.reviews.kept ?? 0,
      facts?.reviews.undone ?? 0,
    ])
    expect(new Set(kept)).toEqual(new Set(Object.keys(facts?.reviews.byWord ?? {})))
    const scheduled = await scheduledWords(page, owner)
    expect(scheduled).toEqual(expect.arrayContaining(Object.keys(facts?.reviews.byWord ?? {}).map(keyOf)))
    expect(errors).toEqual([])
  })

/** The keys of the words that the device has schedules for. */
const scheduledWords = (page: Page, owner: string) =>
  page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const keys = opening.result.transaction('schedules').objectStore('schedules').getAllKeys()
          keys.onsuccess = () => resolve(keys.result)
          keys.onerror = () => reject(keys.error)
        }
      }),
    `reviews/${owner}`,
  )

/** The app's own record of the device: the file that "Save everything" writes. */
async function savedFile(page: Page): Promise<File> {
  await page.goto('/level')
  // One of the devices has the interface in Malayalam.
  await page.getByRole('button', { name: /^(?:Settings|സെറ്റിങ്സ്)$/ }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: /^(?:Save everything to a file|എല്ലാം ഒരു ഫയലിൽ സൂക്ഷിക്കുക)$/ }).click()
  return JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as File
}
