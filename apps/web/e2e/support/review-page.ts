import { type PracticeRecord, reviewOfPractice } from '@app/learning/practice'
import type { ReviewRecord } from '@app/learning/review'
import { expect, type Page } from '@playwright/test'

export type Saved = { word: string; meaning: string; pronunciation: string; metAt?: object }

/** The controls of the review page. */
export const reviewOf = (page: Page) => ({
  card: page.getByRole('main').getByRole('article'),
  answer: page.getByRole('button', { name: 'Show the answer' }),
  undo: page.getByRole('button', { name: 'Undo the last review' }),
  grade: (name: 'Again' | 'Hard' | 'Good' | 'Easy') =>
    page.getByRole('group', { name: 'How well did you know it?' }).getByRole('button', { name }),
  done: page.getByRole('heading', { name: 'All is reviewed for now.' }),
})

/** Sets the words that the device keeps, once: as if they had been saved before. */
export async function keepWords(page: Page, words: readonly Saved[]) {
  await page.addInitScript((words) => {
    if (sessionStorage.getItem('words-kept')) return
    sessionStorage.setItem('words-kept', 'yes')
    localStorage.setItem('savedWords', JSON.stringify(words))
  }, words)
}

/**
 * The reviews that the device keeps of its present learner.
 */
export async function logOf(page: Page): Promise<(ReviewRecord & { unsent?: 1 })[]> {
  const kept = await practiceOf(page)
  return kept.flatMap(({ unsent, ...record }) => {
    const review = reviewOfPractice(record)
    return review ? [{ ...review, ...(unsent && { unsent }) }] : []
  })
}

/**
 * The practice that the device keeps of its present learner, of Malayalam or, with `english/`, of English. Opening a
 * database that the app has not made yet would make an empty one.
 */
export const practiceOf = (
  page: Page,
  learnt: '' | 'english/' = '',
): Promise<(PracticeRecord & { unsent?: 1 })[]> =>
  page.evaluate(async (learnt) => {
    const owner = localStorage.getItem('progress-owner') ?? 'visitor'
    const made = await indexedDB.databases()
    const kept = `${learnt}reviews/${owner}`
    if (!made.some(({ name }) => name === kept)) return []
    const request = indexedDB.open(kept)
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const all = database.transaction('practice').objectStore('practice').getAll()
    const found = await new Promise<unknown[]>((resolve) => {
      all.onsuccess = () => resolve(all.result)
    })
    database.close()
    return found as (PracticeRecord & { unsent?: 1 })[]
  }, learnt)

/** What was practised here shows, in the order of letters: `word:mazha read good`. */
export const looksOf = async (page: Page): Promise<string[]> =>
  (await practiceOf(page))
    .flatMap(({ practice }) => practice?.looks ?? [])
    .map(({ item, skill, outcome }) => `${item} ${skill} ${outcome}`)
    .toSorted()

/** A word saved from a sentence of a video. The sentence has no clip. */
export const metIn = (video: string, start?: number): Saved => ({
  word: 'മഴ',
  meaning: 'rain',
  pronunciation: 'mazha',
  metAt: {
    sentence: 'ഇന്നലെ രാത്രി നല്ല മഴ പെയ്തു.',
    video,
    ...(start !== undefined && { start, duration: 2 }),
  },
})

/** Grades every card as easy, until there are none. */
export async function reviewAll(page: Page, most = 40) {
  const { answer, grade, done } = reviewOf(page)
  for (let turn = 0; turn < most; turn++) {
    await expect(answer.or(done)).toBeVisible()
    if (await done.isVisible()) return
    await answer.click()
    await grade('Easy').click()
  }
}

/** A learner with these words, who has reviewed all of their cards. */
export async function reviewWords(page: Page, words: readonly Saved[]) {
  await keepWords(page, words)
  await page.goto('/review')
  await reviewAll(page)
}
