import { expect, type Page, test } from '@playwright/test'
import { answersOf, keepOnDevice, placeOf, quizOf } from '../support/quiz-page.ts'

/** The files that a page has been told to fetch ahead, and that are not here yet. */
async function awaitedBy(page: Page) {
  const here = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  )
  const links = page.locator('link[href*="/assets/"]')
  return (await links.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))).filter(
    (name) => !here.has(name),
  )
}

test('a quiz that was begun is finished, whatever becomes of the server', async ({ page }) => {
  const shortQuiz = { level: 'beginner_s', userlevel: 7 }
  await keepOnDevice(page, shortQuiz)
  await page.goto('/lessons2')
  const answers = await answersOf(page, shortQuiz.level)
  const { options, check, next } = quizOf(page)
  const answer = async () => {
    await options.nth((await placeOf(page, answers)) - 1).click()
    await check.click()
    await next.click()
  }
  await expect(check).toBeVisible()
  await page.evaluate(() => Object.assign(window, { marked: true }))
  await answer()
  await expect(page.locator('link[href*="/assets/results-"]')).not.toHaveCount(0)
  await expect.poll(() => awaitedBy(page)).toEqual([])
  await page.route('**', (route) => route.abort())
  for (let turn = 1; turn < answers.size; turn++) await answer()
  await expect(page.getByText('You have completed level 7')).toBeVisible()
  expect(await page.evaluate(() => 'marked' in window), 'the page was never loaded anew').toBe(true)
})
