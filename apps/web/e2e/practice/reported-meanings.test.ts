import { reportedMeanings } from '@app/learning/testing'
import { expect, type Page, test } from '@playwright/test'
import { keepWords, reviewOf } from '../support/review-page.ts'

test.describe.configure({ timeout: 600_000 })

const said = { right: ': that is it.', other: '. Compare it with the answer.' }

/** Types each answer on the card of its meaning, and expects the page's hint. */
async function typeEach(page: Page, all: typeof reportedMeanings) {
  // Each meaning needs a word of its own. What the word is does not matter.
  const words = all.map(([, , meaning], place) => ({
    word: `${String.fromCodePoint(0x0d15 + place)}ാൻ`,
    ...{ meaning, pronunciation: 'x' },
  }))
  await keepWords(page, words)
  await page.addInitScript(() =>
    localStorage.setItem(
      'review-settings',
      JSON.stringify({ state: { newPerDay: 100, kinds: ['read'] }, version: 1 }),
    ),
  )
  await page.goto('/review')
  const { card, grade, done } = reviewOf(page)
  for (let left = words.length; left > 0; left--) {
    await expect(page.getByRole('status').first()).toHaveText(`0 due, ${left} new`)
    const shown = await card.locator('[lang=ml]').first().textContent()
    const place = words.findIndex(({ word }) => word === shown)
    const [address, typed = '', meaning, verdict = 'right'] = all[place] ?? []
    await test.step(`${address}: ${typed} for ${meaning}`, async () => {
      await page.getByLabel('Your answer, if you like to type it').fill(typed)
      await page.keyboard.press('Enter')
      await expect(card).toContainText(`You wrote ${typed}${said[verdict]}`)
      await grade('Easy').click()
    })
  }
  await expect(done).toBeVisible()
}

test('every typed meaning that was reported elsewhere is judged so', { tag: '@long' }, async ({ page }) => {
  await typeEach(page, reportedMeanings)
})
