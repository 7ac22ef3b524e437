import { expect, type Page, test } from '@playwright/test'
import { setStyle } from '../support/lost-text.ts'
import { fitsScreen, noFault } from '../support/no-fault.ts'
import { answersOf, keepOnDevice, placeOf, quizOf } from '../support/quiz-page.ts'
import { looksOf, practiceOf, reviewOf } from '../support/review-page.ts'
import { savedWordsOf } from '../support/saved-words-of.ts'

/** Answers questions of a quiz wrong, so that their words are due. */
async function missInQuiz(page: Page, questions: number) {
  await keepOnDevice(page, { level: 'beginner_s', userlevel: 8 })
  await page.goto('/lessons2')
  const answers = await answersOf(page, 'beginner_s')
  const { options, check, next } = quizOf(page)
  for (let at = 0; at < questions; at++) {
    await options.nth((await placeOf(page, answers, 'wrong')) - 1).click()
    await check.click()
    await expect.poll(async () => (await practiceOf(page)).length).toBe(at + 1)
    await next.click()
  }
}

test('what a quiz missed is reviewed, though it is not saved: every screen says so, and one can save it', async ({
  page,
}) => {
  await missInQuiz(page, 3)
  const { card, answer, grade } = reviewOf(page)
  const all = page.getByRole('button', { name: 'All due' })
  const saved = page.getByRole('button', { name: 'Saved words' })
  const places = page.getByRole('navigation', { name: 'Parts of the app' })
  const today = places.getByRole('link', { name: /^Today/ })

  await page.goto('/today')
  const link = page.getByRole('main').getByRole('link', { name: /words? to review/ })
  const said = (await link.innerText()).trim()
  await expect(today).toContainText(said)
  await link.click()
  const due = Number.parseInt(said, 10)
  const left = page.getByRole('status').first()
  await expect(left).toHaveText(`${due} due, 0 new`)

  await test.step('all of the way on can be seen above the bar', async () => {
    const [seen, bar] = [await answer.boundingBox(), await places.boundingBox()]
    expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })

  await test.step('the filter is kept in this tab, and says what to do where nothing is saved', async () => {
    await expect(all).toHaveAttribute('aria-pressed', 'true')
    await saved.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('None is saved yet.')).toBeVisible()
    await noFault(page)
    await page.reload()
    await expect(saved).toHaveAttribute('aria-pressed', 'true')
    await all.click()
    await expect(card).toBeVisible()
  })

  await test.step('the card has a meaning and a sentence, and its word can be saved', async () => {
    await answer.click()
    await expect(card.locator('mark').first()).toBeVisible()
    await noFault(page)
    await card.getByRole('button', { name: /^Save / }).click()
    await expect.poll(async () => (await savedWordsOf(page)).length).toBe(1)
    await expect(card.getByText('Saved', { exact: true })).toBeVisible()
  })

  await test.step('its review is a look at the same item', async () => {
    const before = await looksOf(page)
    await grade('Good').click()
    await expect.poll(async () => (await looksOf(page)).length).toBe(before.length + 1)
    const items = new Set(before.map((look) => look.split(' ')[0]))
    expect((await looksOf(page)).filter((look) => !items.has(look.split(' ')[0]))).toEqual([])
  })

  await test.step('the bar says at once what is left', async () => {
    await answer.click()
    await grade('Easy').click()
    await expect(left).not.toHaveText(new RegExp(`^${due} due`))
    const rest = ((await left.innerText()).match(/\d+/g) ?? []).reduce((sum, one) => sum + Number(one), 0)
    await expect(today).toContainText(rest === 1 ? '1 word to review' : `${rest} words to review`)
  })

  await test.step('their progress is not wider than a phone with text twice as large, in words that are long', async () => {
    await page.goto('/ml/progress')
    await expect(page.getByRole('heading', { name: 'ഇനി വരുന്നത്' })).toBeVisible()
    await setStyle(page, ':root { font-size: 32px }')
    await fitsScreen(page)
  })
})
