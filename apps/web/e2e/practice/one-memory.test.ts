import { expect, type Page, test } from '@playwright/test'
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
