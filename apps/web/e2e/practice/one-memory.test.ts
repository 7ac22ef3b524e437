import { expect, type Page, test } from '@playwright/test'
import { answersOf, keepOnDevice, placeOf, quizOf } from '../support/quiz-page.ts'
import { keepWords, metIn, practiceOf, reviewOf } from '../support/review-page.ts'

/** The items that the device knows of. */
const known = (page: Page) =>
  page.evaluate(async () => {
    const request = indexedDB.open('reviews/visitor')
    await new Promise((resolve) => {
      request.onsuccess = resolve
    })
    const keys = request.result.transaction('known').objectStore('known').getAllKeys()
    await new Promise((resolve) => {
      keys.onsuccess = resolve
    })
    request.result.close()
    return keys.result
  })

test('a saved word and its entry in the lexicon are one item, and its reviews stay what they were', async ({
  page,
}) => {
  const { card, answer, grade, done } = reviewOf(page)
  await keepWords(page, [metIn('food')])
  await page.goto('/review')
  await answer.click()
  await grade('Easy').click()
  await expect(done).toBeVisible()

  await page.goto('/level')
  await expect.poll(() => known(page)).toEqual(['word:mazha'])
  const [made] = await practiceOf(page)
  expect(made?.practice?.looks[0]?.item).toBe('word:മഴ')

  await page.goto('/review')
  await expect(done).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('what a quiz showed is said of its topic, and what it missed is said by name today', async ({
  page,
}) => {
  await keepOnDevice(page, { level: 'beginner_s', userlevel: 8 })
  await page.goto('/lessons2')
  const answers = await answersOf(page, 'beginner_s')
  const { options, check, next } = quizOf(page)
  // One of these questions needs no word that could be missed: two of each.
  for (const [at, kind] of (['right', 'right', 'wrong', 'wrong'] as const).entries()) {
    await options.nth((await placeOf(page, answers, kind)) - 1).click()
    await check.click()
    await expect.poll(async () => (await practiceOf(page)).length).toBe(at + 1)
    await next.click()
  }
  const learnt = page.getByRole('listitem').filter({ hasText: /\d+ of \d+ words learnt/ })
  await page.goto('/level2')
  await expect(learnt.first()).toBeVisible()
  const said = (await learnt.first().innerText()).match(/\d+ of \d+ words learnt/)?.[0] ?? ''
  await page.goto('/topic-words?topic=beginner_s')
  await expect(page.getByText(said)).toBeVisible()
  await page.goto('/progress')
  await expect(page.getByText(said).first()).toBeVisible()
  await page.goto('/today')
  await expect(page.getByRole('list', { name: 'From your quizzes' })).toContainText(/\d words? from/)
})
